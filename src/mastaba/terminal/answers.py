"""What the terminal answers to whatever is typed besides a legal move."""

from __future__ import annotations

from mastaba.kernel.agenda import IllegalMove, State
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move
from mastaba.terminal import rulebook
from mastaba.terminal.menu import meant, nearest
from mastaba.terminal.output import printable
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts

LONGEST_QUOTE = 60
COMMANDS = ("why", "rule", "hint", "undo", "log", "save", "help", "quit")


class Answers:
    """Speaks to one screen in one language."""

    def __init__(self, texts: Texts, screen: Screen) -> None:
        self.texts = texts
        self.screen = screen
        self.game = texts.game

    def say(self, key: str, **facts: object) -> None:
        self.screen.say(self.texts.say(key, facts))

    def chosen(self, line: str, decision: Decision) -> Move | None:
        """The move meant by a number or a notation; None, and a sentence, if there is none."""
        if line.isdecimal():
            number = int(line[:9])
            if 1 <= number <= len(decision.options):
                return decision.options[number - 1]
            self.say("terminal-no-such-number", number=quoted(line), most=len(decision.options))
            return None
        move = meant(line, self.game.moves)
        if move is None:
            near = nearest(line, decision.options, [self.texts.say(f"command-{word}") for word in COMMANDS])
            if near is None:
                self.say("terminal-unknown", text=quoted(line))
            else:
                self.say("terminal-unknown-near", text=quoted(line), near=near)
        return move

    def refuse(self, refusal: IllegalMove) -> None:
        """The sentence, and the rule that says so."""
        sentence, paragraph = self.texts.reason(refusal)
        self.screen.say(sentence)
        facts: dict[str, object] = {"rule": paragraph.id, "title": paragraph.title}
        self.screen.say(self.texts.say("terminal-rule", facts), "dim")

    def why(self, asked: str, state: State, decision: Decision) -> None:
        if not asked:
            return self.say("terminal-why-what", move=str(decision.options[0]))
        move = self.chosen(asked, decision)
        if move is None:
            return None
        refusal = self.game.explain(state, decision.seat, move)
        if refusal is not None:
            return self.refuse(refusal)
        return self.say("terminal-why-possible", label=self.texts.move(move))

    def hint(self, view: Document, decision: Decision, seed: int) -> None:
        """The master bot's move with its reason, found from what this seat sees."""
        from mastaba.analysis.hints import hint  # brings the search with it, which few games at a terminal need
        from mastaba.analysis.telling import sentences

        found = hint(self.game, view, decision, seed)
        facts: dict[str, object] = {**found.facts, "move": self.texts.move(self.game.moves[found.move])}
        if found.other is not None:
            facts["other"] = self.texts.move(self.game.moves[found.other])
        if isinstance(points := found.facts.get("points"), str):
            facts["points"] = float(points)  # written as the language writes numbers
        self.say(found.reason, **facts)
        for sentence in [] if found.because is None else sentences(self.texts, found.because, decision.seat):
            self.screen.say(sentence)

    def rule(self, asked: str) -> None:
        if not asked:
            self.say("terminal-rule-list")
            return rulebook.print_list(self.texts, self.screen)
        paragraph = rulebook.find(asked, self.texts)
        if paragraph is None:
            return self.say("terminal-rule-unknown", rule=quoted(asked))
        return rulebook.print_paragraph(paragraph, self.screen, self.texts)

    def help(self, decision: Decision) -> None:
        self.say("terminal-help", move=str(decision.options[0]))
        usages = {word: f"{self.texts.say(f'command-{word}')} {self.takes(word)}" for word in COMMANDS}
        margin = max(len(usage) for usage in usages.values())
        for word, usage in usages.items():
            self.screen.write(f"  {usage:<{margin}}  {self.texts.say(f'command-{word}.about')}")

    def takes(self, word: str) -> str:
        return self.texts.say(f"command-{word}.takes")


def quoted(text: str) -> str:
    """What was typed, fit to be shown."""
    return printable(text)[:LONGEST_QUOTE]
