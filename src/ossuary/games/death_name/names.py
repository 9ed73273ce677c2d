"""Written names: which may be written, when two are the same, and which comes first.

The only file that knows ICU. Rules see none of this: they get whole numbers made from it.
"""

import re
from functools import lru_cache
from typing import Any, TypeAlias

import icu  # pyright: ignore[reportMissingTypeStubs]

from ossuary.games.death_name.languages import LANGUAGES
from ossuary.games.death_name.sounds import sound

ICU: Any = icu  # it says nothing of its types

MOST_CHARACTERS = 24  # as people count them
MOST_POINTS = 72  # Unicode's code points, of which a character may need several
MOST_TYPED = 256  # code points before spaces and compositions are put in order
MOST_MARKS = 4  # on one letter, as UTS 39 advises
MOST_SHOWN = 24  # code points of a refused name that its refusal repeats

SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
SURROGATES = re.compile("[\ud800-\udfff]")
HYPHENS = "-‐‑–֊־゠・･·"  # with Armenian's, Hebrew's, Japanese and Catalan dots that part names
APOSTROPHES = "'’׳"  # with Hebrew's
MARKED = " " + HYPHENS + APOSTROPHES
FREE = ".,!?&:()"
NON_JOINER, JOINER = "\u200c", "\u200d"
VIRAMA = 9  # the combining class of marks that take a letter's vowel away
ALLOWED = "expected letters, digits, spaces, hyphens and apostrophes in a name"
ALLOWED_FREE = f"expected letters, digits, spaces, hyphens, apostrophes and {' '.join(FREE)} in a name"

SMALL_K = str.maketrans("ゕゖヵヶ", "かけかけ")  # which are read like the large ones
LOOK_ALIKE = frozenset(("Latin", "Cyrillic", "Greek"))
LONG_NAME: Any = ICU.UPropertyNameChoice.LONG_PROPERTY_NAME

CATEGORY: Any = ICU.UCharCategory
LETTERS = frozenset(
    (
        *(CATEGORY.UPPERCASE_LETTER, CATEGORY.LOWERCASE_LETTER, CATEGORY.TITLECASE_LETTER),
        *(CATEGORY.MODIFIER_LETTER, CATEGORY.OTHER_LETTER),
    )
)
MARKS = frozenset((CATEGORY.NON_SPACING_MARK, CATEGORY.COMBINING_SPACING_MARK))
DIGIT = CATEGORY.DECIMAL_DIGIT_NUMBER
TURKIC = ("az", "tr")  # whose i keeps its dot in capitals, and whose ı never had one

SOUND = "sound="  # no name holds an equals sign, so that no code of this kind is a folded name

Key: TypeAlias = tuple[bytes, str, str]


class BadName(ValueError):
    """A name that cannot be written: what was expected, and what came."""


# --- which may be written ---


def read_name(text: str, free: bool = False) -> str:
    """The name as it is kept: composed (NFC), trimmed, single spaces. Or BadName. The text may come from anybody."""
    if len(text) > MOST_TYPED:
        raise BadName(f"expected a name of 1 to {MOST_CHARACTERS} characters; got {len(text)}")
    allowed = ALLOWED_FREE if free else ALLOWED
    if half := SURROGATES.search(text):  # ICU does not read those
        raise BadName(f"{allowed}; got {titled(half[0])}, character {half.start() + 1}")
    name = SPACES.sub(" ", composed(text)).strip(" ")
    if not name:
        raise BadName(f"expected a name of 1 to {MOST_CHARACTERS} characters; got none")
    for place in range(len(name)):
        check_place(name, place, MARKED + FREE if free else MARKED, allowed)
    if (length := characters(name)) > MOST_CHARACTERS:
        raise BadName(f"expected a name of 1 to {MOST_CHARACTERS} characters; got {length}, {begun(name)}")
    if len(name) > MOST_POINTS:
        raise BadName(f"expected a name of at most {MOST_POINTS} code points; got {len(name)}, {begun(name)}")
    for place in range(len(name)):
        check_script(name, place)
    if not any(is_letter(ch) or (free and is_digit(ch)) for ch in name):
        raise BadName(f"expected a name with a letter {'or a digit ' if free else ''}in it; got {begun(name)}")
    return name


def check_place(name: str, place: int, marked: str, allowed: str) -> None:
    """Refuse what cannot stand at this place after all that stands before it."""
    ch = name[place]
    if ch in marked or (is_visible(ch) and (is_letter(ch) or is_digit(ch))):
        return
    if ch in (NON_JOINER, JOINER):
        if joins(name, place):
            return
    elif is_mark(ch) and is_visible(ch):
        if not place or name[place - 1] in marked:
            raise BadName(f"expected a letter before a combining mark; got {named(name, place)}")
        if all(map(is_mark, name[max(0, place - MOST_MARKS) : place])) and place >= MOST_MARKS:
            raise BadName(f"expected at most {MOST_MARKS} combining marks in a row; got {named(name, place)}")
        return
    raise BadName(f"{allowed}; got {named(name, place)}")


def check_script(name: str, place: int) -> None:
    """Refuse a letter of another script than those before it in its word, where letters of the two look alike."""
    start = max(name.rfind(mark, 0, place) for mark in MARKED + FREE) + 1
    before = {script(ch) for ch in name[start:place]} & LOOK_ALIKE
    if script(name[place]) in LOOK_ALIKE - before and before:
        raise BadName(f"expected the letters of a word to be of one script; got {named(name, place)}")


def joins(name: str, place: int) -> bool:
    """Whether a joiner or non-joiner here can be seen, as in Persian or Sinhala names (RFC 5892; Bengali's ra)."""
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if not before or not after:
        return False
    if is_virama(before):
        return is_letter(after)
    if name[place] == JOINER:
        return is_letter(before) and is_virama(after) and is_letter(name[place + 2 : place + 3])
    left = next((ch for ch in reversed(name[:place]) if not is_mark(ch)), " ")
    return joining(left) in ("D", "L") and joining(after) in ("D", "R")


def named(name: str, place: int) -> str:
    """The character at a place in words; of the name only what was found good before it."""
    after = f"after {name[max(0, place - MOST_SHOWN) : place]!r}" if place else "at the start"
    return f"{titled(name[place])}, character {place + 1}, {after}"


def titled(ch: str) -> str:
    return f"U+{ord(ch):04X} {ICU.Char.charName(ord(ch), ICU.UCharNameChoice.EXTENDED_CHAR_NAME)}"


def begun(name: str) -> str:
    return repr(name if len(name) <= MOST_SHOWN else name[:MOST_SHOWN] + "…")


def characters(name: str) -> int:
    """How many characters a person would count."""
    breaks = ICU.BreakIterator.createCharacterInstance(ICU.Locale.getRoot())
    breaks.setText(name)
    return sum(1 for _ in breaks)


def composed(text: str) -> str:
    return ICU.Normalizer2.getNFCInstance().normalize(text)


def is_letter(ch: str) -> bool:
    return bool(ch) and ICU.Char.charType(ord(ch)) in LETTERS


def is_digit(ch: str) -> bool:
    return ICU.Char.charType(ord(ch)) == DIGIT


def is_mark(ch: str) -> bool:
    return ICU.Char.charType(ord(ch)) in MARKS


def is_virama(ch: str) -> bool:
    return ICU.Char.getCombiningClass(ord(ch)) == VIRAMA


def is_visible(ch: str) -> bool:
    """Neither invisible, as Hangul's fillers and the selectors of variants are, nor a picture, nor of mathematics."""
    kind: Any = ICU.UProperty
    return not any(
        ICU.Char.hasBinaryProperty(ord(ch), each)
        for each in (kind.DEFAULT_IGNORABLE_CODE_POINT, kind.EXTENDED_PICTOGRAPHIC)
    ) and not is_styled(ch)


def is_styled(ch: str) -> bool:
    """A letter in a certain hand, as in formulas."""
    kind = ICU.UProperty.DECOMPOSITION_TYPE
    return ICU.Char.getPropertyValueName(kind, ICU.Char.getIntPropertyValue(ord(ch), kind), LONG_NAME) == "Font"


def script(ch: str) -> str:
    return ICU.Script.getScript(ch).getName()


def joining(ch: str) -> str:
    """With which neighbours a letter joins: D with both, R or L with the one to its right or left."""
    kind = ICU.UProperty.JOINING_TYPE
    value = ICU.Char.getIntPropertyValue(ord(ch), kind)
    return ICU.Char.getPropertyValueName(kind, value, ICU.UPropertyNameChoice.SHORT_PROPERTY_NAME)


# --- when two are the same ---


def folded(name: str, language: str = "en") -> str:
    """Equal for names that are written the same but for case and composition. Turkish i and ı stay two letters."""
    turkic = ICU.Char.FOLD_CASE_EXCLUDE_SPECIAL_I if language in TURKIC else ICU.Char.FOLD_CASE_DEFAULT
    return composed(str(ICU.UnicodeString(composed(name)).foldCase(turkic)))


def code(name: str, sound: bool, kana: bool, language: str = "en") -> str:
    """Names with equal codes count as the same: the folded name, or what it sounds like, or its hiragana."""
    plain = folded(name, language)
    if sound and (heard := sounding(plain)):
        return heard
    return in_hiragana(plain) if kana else plain


def sounding(plain: str) -> str:
    """What a folded name sounds like, or nothing where it is not in Latin letters."""
    ascii_only: str = transliterator("Latin-ASCII").transliterate(plain).lower()
    if any(is_letter(ch) and not ch.isascii() for ch in ascii_only):
        return ""
    words = re.findall(r"[a-z]+|\d+", ascii_only.replace("'", ""))
    return SOUND + " ".join(sound(word) if word.isalpha() else word for word in words)


def in_hiragana(plain: str) -> str:
    """Katakana, half-width too, as hiragana; ー as the vowel that it prolongs, ゝ as the letter before it, ゕ as か."""
    if not re.search("[\u3041-\u30ff\u31f0-\u31ff\uff66-\uff9f]", plain):
        return plain
    wide: str = ICU.Normalizer2.getNFKCInstance().normalize(plain)
    large = wide.translate(SMALL_K)
    apart: str = ICU.Normalizer2.getNFDInstance().normalize(transliterator("Katakana-Hiragana").transliterate(large))
    return composed(re.sub("([\u3041-\u3096])(\u3099?)ゝ", r"\1\2\1", apart))


@lru_cache
def transliterator(rules: str) -> Any:
    return ICU.Transliterator.createInstance(rules)


# --- which comes first ---


class Order:
    """A language's alphabetical order, as CLDR has it."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"expected a language, one of {' '.join(LANGUAGES)}; got {language:.20}")
        self.language = language
        self._collator = collator(language)

    def key(self, name: str) -> Key:
        """Sorts names: no two spellings have the same, since code points decide where the language does not."""
        return self._collator.getSortKey(name), folded(name, self.language), name


@lru_cache
def collator(language: str) -> Any:
    made = ICU.Collator.createInstance(ICU.Locale(language))
    made.setStrength(ICU.Collator.TERTIARY)
    return made
