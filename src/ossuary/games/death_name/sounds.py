"""How a Latin name sounds, roughly and to English ears: names with equal codes are taken for the same.

Metaphone keeps consonants alone and takes d for t, so that to it Dan, Tony, Tina and Diane are one name. Here a word's
code is its Metaphone, the voiced ones among its consonants where they count, the first vowel, whether it has more than
one syllable, how often two vowels meet that are said one after the other, and the vowel in or after its last consonants
if that is long: Jon = John and Catherine = Kathryn, but Ann, Anna and Ian are three, and so are Maria, Mara and Mary.
"""

import re

import jellyfish

VOWELS = re.compile(r"[aeiouy]+")
SILENT_E = re.compile(r"(?<=[^aeiouy])e$")
LONG = re.compile(r"^[^aeiouy]*([aeiouy])[^aeiouywx]e$")  # one vowel, one consonant and a silent e: Jane
DENTALS = re.compile(r"th|(?<=d)t$|([dt])(?=\1)|[^dt]")  # all but these: a d or t that is said
HARD_G = re.compile(r"(?<=[a-z])(?:g(?![eghiy])|gu[ei])")  # Miguel
# The first vowel of a word, by how it is written; the longest spelling decides. Capitals are long.
FIRST = {
    **{"ai": "A", "ay": "A", "ae": "A", "au": "aw", "aw": "aw"},
    **{"ee": "E", "ea": "E", "ei": "E", "ie": "E", "eu": "U", "ew": "U", "ey": "A"},
    **{"oa": "O", "oo": "U", "ou": "U", "ue": "U", "y": "i"},
}
LONGER = {"a": "A", "e": "E", "i": "I", "o": "O", "u": "U", "y": "I"}
# Two vowels, each in a syllable of its own: Maria, Daniel, Andreas, Leo, Naomi, Samuel, Joel.
MEETING = re.compile(r"ia|io|iu|ie(?=l|r$|nn?e?$|tte$)|ea(?=[hs]?$)|eo(?=n?$)|ao|(?<![gq])ua|(?<![gq])ue(?=l)|oe(?=l)")
# The last one, if the word ends with a vowel that is said, or with a long one before consonants.
LAST = (
    (re.compile(r"[aeiouy][^aeiouy]+(?:ey|ay|eigh)$"), "i"),
    (re.compile(r"[aeiouy][^aeiouy]+(?:ai|ay)[^aeiouy]+e?$"), "A"),
    (re.compile(r"[aeiouy][^aeiouy]+(?:ee[^aeiouy]+|ene|ied|ite|(?<![lmr])ine)$"), "E"),
    (re.compile(r"[aeiouy][^aeiouy]*[ao]nne$"), "n"),
    (re.compile(r"oy$"), "oy"),
    (re.compile(r"(?:ai|ay|ae)$"), "e"),
    (re.compile(r"(?:oe|ee|ie?|y)$"), "i"),
    (re.compile(r"ah?$"), "a"),
    (re.compile(r"(?:oh?|ow)$"), "o"),
    (re.compile(r"(?:u|ue|ew)$"), "u"),
)
RESPELLED = (
    (re.compile(r"aa"), "a"),
    (re.compile(r"chr"), "kr"),
    (re.compile(r"rh"), "r"),
    (re.compile(r"nz$"), "nts"),
    (re.compile(r"oire$"), "wahr"),
    (re.compile(r"(?<=[aeiour])[ct]ia$"), "sha"),  # Alicia
    (re.compile(r"^y(?=[^aeiouy])"), "i"),  # Yvonne
    (re.compile(r"sch"), "sh"),
    (re.compile(r"dge"), "ge"),
    (re.compile(r"cc(?![eiy])"), "k"),
    (re.compile(r"(?<=[^aeiouy])y(?=[aeiou])"), "i"),  # Bryan
)

# Spelled as it is said: names that are not said as English spells them.
SAID = {
    spelling: said
    for said, spellings in {
        "aimee": "amy amie",
        "andrais": "andres",
        "antony": "anthony",
        "ashling": "aisling aislinn ashlyn",
        "ailey": "eilidh",
        "barry": "barrie",
        "chelsey": "chelsea",
        "danyell": "danielle daniele",
        "eefa": "aoife",
        "ester": "esther",
        "ewan": "euan ewen",
        "feebee": "phoebe",
        "frederika": "frederike",
        "eyevan": "ivan",
        "gabriella": "gabriele",
        "grawnya": "grainne",
        "hailey": "haley halley",
        "hew": "hugh huw",
        "ignats": "ignaz",
        "ila": "isla",
        "izik": "isaac",
        "jamie": "jaime",
        "jayden": "jaden",
        "jo": "joe",
        "kaitlyn": "caitlin katelyn katelynn kaitlin",
        "kean": "cian",
        "keera": "ciara kiera keira kira",
        "keeran": "ciaran kieran",
        "keeva": "caoimhe",
        "kloey": "chloe cloe khloe",
        "layla": "leila leyla laila",
        "laura": "lora",
        "lee": "leigh",
        "luke": "luc",
        "lewis": "louis luis",
        "katarina": "katharina catharina",
        "katrina": "catriona",
        "mareeh": "marie",
        "megan": "meghan meagan",
        "mikel": "michael mikael micheal mikhail",
        "mohamed": "mohammed muhammad muhammed mohammad muhamed",
        "nayla": "nele",
        "neve": "niamh",
        "nicolas": "nicholas nikolas",
        "owen": "eoin eoghan",
        "parrick": "padraig",
        "piair": "pierre",
        "rebecca": "rebekah",
        "renee": "rene",
        "reece": "rhys rees reese",
        "rory": "ruairi ruaridh",
        "rosheen": "roisin",
        "sersha": "saoirse",
        "sharn": "sian",
        "shayla": "sheila shelagh",
        "shaymus": "seamus shamus",
        "shinaid": "sinead",
        "shivawn": "siobhan chevonne",
        "shawn": "sean",
        "sonia": "sonja",
        "steven": "stephen",
        "stuart": "stewart",
        "tania": "tanja",
        "teresa": "theresa",
        "tige": "tadhg",
        "tomas": "thomas",
        "usheen": "oisin",
        "varry": "mhairi",
        "wakeen": "joaquin",
        "zack": "zach",
    }.items()
    for spelling in spellings.split()
}


def sound(word: str) -> str:
    """The code of one word of small letters a to z."""
    said = SAID.get(word, word)
    for spelling, other in RESPELLED:
        said = spelling.sub(other, said)
    skeleton = jellyfish.metaphone(said)
    vowels = first_vowel(said) + ("+" if syllables(said) > 1 else "") + ":" * len(MEETING.findall(said))
    return ".".join((skeleton, voiced(said, skeleton), vowels, last_vowel(said)))


def voiced(said: str, skeleton: str) -> str:
    """What Metaphone takes for the same: d and t, v and f, g and k, and at the start z and s."""
    first = "z" if said[0] in "xz" else "g" if said[0] == "g" and skeleton[:1] == "K" else ""
    return first + "v" * ("v" in said) + DENTALS.sub("", said) + "g" * bool(HARD_G.search(said))


def first_vowel(said: str) -> str:
    if long := LONG.match(said):
        return LONGER[long[1]]
    rest = said[1:] if re.match(r"y[aeiou]", said) else said
    found = VOWELS.search(rest)
    if not found:
        return ""
    two = rest[found.start() : found.start() + 2]
    return FIRST.get(two) or FIRST.get(two[0], two[0])


def last_vowel(said: str) -> str:
    return next((vowel for ending, vowel in LAST if ending.search(said)), "")


def syllables(said: str) -> int:
    """How many groups of vowels, which is near enough to tell Carl from Carol."""
    return len(VOWELS.findall(SILENT_E.sub("", said)))
