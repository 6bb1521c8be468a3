"""A mistake that is planted in an app."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Fault:
    kind: str
    language: str
    edits: tuple
    """The path, the range and the new text of each change."""
    names: tuple
    """What a finding about the fault mentions."""

    @property
    def place(self):
        return self.edits[0][:2]


def slip(word, taken, random):
    """The word with a letter that is swapped, doubled or left out; not one of the words taken."""
    for _ in range(20):
        letters = [index for index, letter in enumerate(word) if letter.isalpha() and letter.isascii()]
        if not letters:
            break
        index = random.choice(letters)
        new = random.choice([
            word[:index] + word[index] + word[index:],
            word[:index] + word[index + 1:],
            word[:index] + word[index + 1:index + 2] + word[index] + word[index + 2:],
        ])
        if new != word and new not in taken and (new[:1].isalpha() or not word[:1].isalpha()):
            return new
    return word + "x"
