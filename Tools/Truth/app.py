"""An app whose files are read, changed and restored."""

import pathlib
import re
import shutil
import xml.etree.ElementTree as ElementTree

SWIFT = {".swift"}
OBJECTIVE_C = {".h", ".m", ".mm"}
READ = SWIFT | OBJECTIVE_C | {
    ".json", ".pbxproj", ".plist", ".storyboard", ".strings", ".xcconfig", ".xib", ".yml",
}
"""The files that a copy of an app has."""

FOREIGN = re.compile(r"^(\..*|Pods|Carthage|Vendor|.*Tests?|.*\.(framework|xcframework|bundle|xcloc))$")
"""The folders in which no fault is planted: other people's code, tests, and exports for translators."""

# A string without interpolation, or a comment.
TEXT = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/|^[ \t]*#if 0$.*?^[ \t]*#endif', re.S | re.M)


def without_comments(text):
    """The text with a space for each character of a comment, so that offsets remain."""
    blank = lambda found: found[0] if found[0][0] == '"' else re.sub(r"[^\n]", " ", found[0])
    return TEXT.sub(blank, text)


class Code:
    """A source file."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.code = without_comments(text)
        self.language = "Swift" if path.suffix in SWIFT else "Objective-C"

    def words(self, name):
        """The ranges of a word outside of strings and comments."""
        outside = TEXT.sub(lambda found: " " * len(found[0]), self.code)
        return [found.span() for found in re.finditer(rf"\b{re.escape(name)}\b", outside)]


class Board:
    """A storyboard file."""

    def __init__(self, path, text):
        self.path = path
        self.name = path.stem
        self.text = text
        try:
            self.root = ElementTree.fromstring(text.encode())
        except ElementTree.ParseError:
            self.root = ElementTree.Element("document")
        self.classes = {item.get("id"): item.get("customClass")
                        for item in self.root.iter() if item.get("id") and item.get("customClass")}

    def values(self, element, attribute):
        """The ranges of an attribute's values, with the values."""
        pattern = rf'<{element}\b[^>]*?\s{attribute}="([^"]*)"'
        return [(found[1], found.span(1)) for found in re.finditer(pattern, self.text)]

    def segues(self):
        """Each segue with the class of its controller and the class of its destination."""
        for scene in self.root.iter("scene"):
            objects = scene.find("objects")
            for owner in objects if objects is not None else []:
                for segue in owner.iter("segue"):
                    yield segue, owner.get("customClass"), self.classes.get(segue.get("destination"))

    def connections(self, element):
        """Each action or outlet, with the class of the object that has the member."""
        for owner in self.root.iter():
            for connections in owner.findall("connections"):
                for connection in connections.findall(element):
                    target = connection.get("destination") if element == "action" else owner.get("id")
                    if self.classes.get(target):
                        yield connection, self.classes[target]


class App:
    """The files of an app in a folder, in which faults are planted."""

    def __init__(self, folder):
        self.name = folder.name
        self.folder = folder
        self.code, self.boards = [], []
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if path.suffix not in READ or any(FOREIGN.match(part) for part in inside.parts):
                continue
            if path.suffix not in SWIFT | OBJECTIVE_C | {".storyboard"} or not path.is_file():
                continue
            try:
                text = path.read_bytes().decode()
            except UnicodeDecodeError:
                continue
            if path.suffix == ".storyboard":
                self.boards.append(Board(inside, text))
            else:
                self.code.append(Code(inside, text))

    def identifiers(self):
        """The identifiers of all segues."""
        return {value for board in self.boards for value, _ in board.values("segue", "identifier")}

    def declarations(self):
        """Each class of the sources, with the file that declares it."""
        pattern = re.compile(r"(?:\bclass|@implementation)\s+(\w+)")
        return {name: code for code in self.code for name in pattern.findall(code.code)}

    def superclasses(self):
        """The superclass of each class of the sources."""
        pattern = re.compile(r"(?:\bclass|@interface)\s+(\w+)\s*(?:<[^>]*>)?\s*:\s*(\w+)")
        return dict(pair for code in self.code for pair in pattern.findall(code.code))

    @staticmethod
    def copy(source, target):
        """Copies the files that routecheck reads."""
        def others(folder, names):
            return [name for name in names
                    if pathlib.Path(name).suffix not in READ and not pathlib.Path(folder, name).is_dir()]
        shutil.copytree(source, target, ignore=others, ignore_dangling_symlinks=True)
        return App(target)
