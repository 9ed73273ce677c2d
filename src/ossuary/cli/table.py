"""The table in the terminal: tells what happens, shows where things stand, asks, and lets bots and dice answer."""

import re
from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ossuary import games
from ossuary.bots.simple import Player, player
from ossuary.cli.look import passage
from ossuary.cli.menu import menu, picked, suggestions
from ossuary.cli.standing import columns_of, facts_for, joined
from ossuary.cli.streams import out
from ossuary.kernel.contract import SPECTATOR
from ossuary.match.log import MatchError, cut
from ossuary.match.match import Match

COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")  # of seats, going round; a name says it too
HELP = "Type the number or the words of a choice; or: ?, facts, rules, a rule such as R4.2, quit."


class Leaving(Exception):
    """The person at the keyboard wants to go."""


def words_among(names: Sequence[str]) -> re.Pattern[str]:
    """Finds these names where they are words of their own."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})(?![\w-])")


def onlooker(mine: list[int]) -> int:
    """The seat whose eyes are on the screen; nobody's where several are."""
    return mine[0] if len(mine) == 1 else SPECTATOR


class Terminal:
    """One person's view of a match; `plain` does without colour and columns."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain or not out.is_terminal
        self.heard = 0
        self.doubted = ""  # the text of which we have warned

    def say(
        self, text: str = "", style: str = "", names: Sequence[str] = (), rule: str = "", *, before: str = ""
    ) -> None:
        """A line, in which seats' names have their colours; without colour, it is the same line.

        Where it is too long for the screen, the rest of it hangs under its beginning, right of what stands `before`.
        """
        line = Text(text, "" if self.plain else style)
        if not self.plain:
            for found in words_among(names).finditer(text):
                line.stylize(COLOURS[names.index(found[0]) % len(COLOURS)], *found.span())
            line.append(f"  {rule}" if rule else "", "dim")
        if not before or not out.is_terminal:
            out.print(Text(before).append_text(line) if before else line)
            return
        hanging = Table.grid()
        hanging.add_column(min_width=cell_len(before), no_wrap=True)
        hanging.add_row(Text(before), line)
        out.print(hanging)

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; `quit` and the end of input mean leaving."""
        try:
            line = input(f"{prompt} ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None
        if line.lower() in ("quit", "q", "exit"):
            raise Leaving
        return line

    def ask_game(self) -> str:
        """Which game to play."""
        self.say("Which game?", "bold")
        numbered = {str(number): name for number, name in enumerate(games.NAMES, 1)}
        for number, name in numbered.items():
            box = games.box(name)
            self.say(f"{box.title}: {box.blurb}", before=f"  {number}. ")
        while True:
            word = self.ask("Number or name:").lower()
            if word in games.NAMES:
                return word
            if name := picked(word, numbered):
                return name
            expected = f"a number from 1 to {len(games.NAMES)} or one of {', '.join(games.NAMES)}"
            self.say(f"Expected {expected}; got {cut(word)!r}.")

    # --- a match ---

    def play(self, match: Match, mine: list[int], level: str, save: Callable[[], None] | None) -> None:
        """Play on until the match is over, keeping it after every step."""
        keep = save or (lambda: None)
        others: dict[int, Player] = {
            seat: player(match.game, level) for seat in range(len(match.names)) if seat not in mine
        }
        self.welcome(match, mine)
        keep()
        while not match.over:
            self.tell(match, mine)
            if match.due is not None:
                self.ask_for_luck(match, mine)
            else:
                self.let_choose(match, mine, others)
            keep()
        self.tell(match, mine)
        self.finish(match, mine)

    def welcome(self, match: Match, mine: list[int]) -> None:
        box = match.game.box
        self.say(f"\n{box.title}", "bold")
        self.say(box.blurb)
        if box.note:
            self.say(box.note, "dim")
        self.say(f"Round the table, clockwise: {', '.join(match.names)}. You play {self.names(match, mine)}.")
        if match.options:
            self.say(f"Options: {match.options}.")
        self.say(HELP, "dim")

    def tell(self, match: Match, mine: list[int]) -> None:
        """What has happened since, as the one seat here may know it (as all know it, where several are played)."""
        for line in match.story(onlooker(mine), self.heard):
            if "." in line.rule:
                self.say(line.text, names=match.names, rule=line.rule, before="  ")
            else:  # a whole chapter begins: a turn, a round
                self.say(f"\n{line.text}", "bold", match.names)
        self.heard = len(match.told)

    def let_choose(self, match: Match, mine: list[int], others: dict[int, Player]) -> None:
        """Bots first, so that choices made together wait for the person; where only bots were asked, that is all."""
        asked = match.awaiting
        for seat in asked:
            if seat in others:
                match.choose(seat, others[seat](match.view(seat), seat, match.legal(seat)))
        for seat in asked:
            if seat in mine:
                self.ask_for_choice(match, seat, mine)

    def ask_for_choice(self, match: Match, seat: int, mine: list[int]) -> None:
        """Put the question, and go on asking until the answer is a choice."""
        hidden = len(match.asked) > 1 or match.view(seat) != match.view() or match.hides_choice(seat)
        secret = len(mine) > 1 and hidden
        if secret:
            self.ask(f"(for {match.names[seat]}'s eyes: press Enter)")
        self.show_facts(match, seat)
        self.say(f"\n{match.words.ask(match.view(seat), seat, match.names)}", "bold", match.names)
        words = suggestions(match, seat) if match.text_word else match.choice_words(seat)
        self.show_choices(match, seat, words)
        while not self.chose(match, seat, self.ask(f"{match.names[seat]}:"), words):
            pass
        if secret and out.is_terminal:
            out.clear()  # what the next one may not see

    def chose(self, match: Match, seat: int, word: str, words: dict[int, str]) -> bool:
        """Whether the line was a choice, which then is made."""
        if self.answered(match, seat, word, words):
            return False
        numbered = menu(words)
        choice = picked(word, numbered)
        try:
            if choice is not None:
                match.choose(seat, choice)
            elif match.text_word:
                text = re.sub(rf"^{match.text_word}\s+", "", word, flags=re.IGNORECASE)
                doubt = match.doubt(seat, text)
                if doubt and self.doubted != text:
                    self.doubted = text
                    self.say(f"{doubt} Type it again to write it all the same.")
                    return False
                match.write(seat, text)
            else:
                match.choose_words(seat, word)
        except MatchError as error:
            if match.text_word:
                self.say(f"{error}.")
                return False
            self.say(f"Expected one of {' '.join(numbered)}, or of: {', '.join(words.values())}; got {cut(word)!r}.")
            return False
        return True

    def ask_for_luck(self, match: Match, mine: list[int]) -> None:
        """A person rolls, and types what fell."""
        assert match.due is not None
        words = match.outcome_words()
        what = match.words.ask_luck(match.state, match.due, match.names)
        while True:
            word = self.ask(f"{what} ({' '.join(words.values())}):")
            if self.answered(match, onlooker(mine), word, words):
                continue
            try:
                match.supply_word(word)
                return
            except MatchError:
                self.say(f"Expected one of {' '.join(words.values())}; got {cut(word)!r}.")

    def answered(self, match: Match, seat: int, word: str, words: dict[int, str]) -> bool:
        """Whether the line was a question of the person's own, and has been dealt with."""
        asked = word.lower()
        if asked in ("?", "help"):
            self.say(HELP)
            if match.due is None:
                self.show_choices(match, seat, words)
        elif asked == "facts":
            self.show_facts(match, seat)
        elif asked == "rules" or re.fullmatch(r"r\d+(\.\d+)*", asked):
            text = match.game.rules_text()
            text = (
                text if asked == "rules" else passage(text, asked.upper()) or f"There is no rule {cut(asked.upper())}."
            )
            out.print(text if self.plain else Markdown(text), markup=False)
        else:
            return asked == ""
        return True

    # --- showing ---

    def show_choices(self, match: Match, seat: int, words: dict[int, str]) -> None:
        """The choices, numbered, with what they mean; a few of them only, where any text may be typed."""
        if match.text_word:
            self.say("  Type your answer, or the number of one of these:", "dim")
        width = max(len(each) for each in words.values())
        for number, choice in menu(words).items():
            meaning = match.words.explain(match.view(seat), seat, choice, match.names)
            each, before = words[choice], f"  {number:>2}. "
            if self.plain:
                self.say(f"{each}: {meaning}", before=before)
            else:
                self.say(meaning, names=match.names, before=f"{before}{each:<{width}}  ")

    def show_facts(self, match: Match, seat: int) -> None:
        """Where things stand, as far as the seat knows: a column for each fact that seats have, then the rest."""
        each, rest = facts_for(match, seat)
        self.say()
        if self.plain:
            for name, values in each.items():
                told = [f"{fact} {value}" for fact, value in values.items() if value != "-"]
                self.say(f"{name}: {', '.join(told) or 'nothing'}.")
        else:
            columns = columns_of(list(each.values()))
            table = Table("", *columns, box=None, pad_edge=False, header_style="dim")
            for at, (name, values) in enumerate(each.items()):
                cells = (joined(list(each.values()), values, facts) for facts in columns.values())
                table.add_row(Text(name, COLOURS[at % len(COLOURS)]), *cells, style="bold" if at == seat else "")
            out.print(table)
        self.say(f"{rest}.", "dim", () if self.plain else match.names)
        for line in match.on_table(seat):
            self.say(line, names=match.names)

    def finish(self, match: Match, mine: list[int]) -> None:
        """Who won."""
        winners = match.winners
        self.show_facts(match, onlooker(mine))
        won = f"{self.names(match, winners)} won." if winners else "Nobody won."
        self.say(f"\nThe match is over. {won}", "bold", match.names)

    def names(self, match: Match, seats: list[int]) -> str:
        return " and ".join(match.names[seat] for seat in seats)
