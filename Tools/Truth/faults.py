"""The kinds of faults: small mistakes of a developer that a static check can find."""

import re

from fault import Fault, slip
from patterns import CAST, CELLS, COMPARED, CONSTANTS, INSTANTIATED, OPENED, PERFORMED


def literals(app, patterns, values):
    """The literals that patterns find in code, if they are among the values."""
    for code in app.code:
        for pattern in patterns[code.language]:
            for found in re.finditer(pattern, code.code):
                if found[1] in values:
                    yield code, found[1], found.span(1)


def uses(app):
    """The segue identifiers in code: the file, the identifier, its range, and whether it is performed."""
    known = app.identifiers()
    for code, name, span in literals(app, PERFORMED, known):
        yield code, name, span, True
    for code, name, span in literals(app, COMPARED, known):
        yield code, name, span, False
    for code in app.code:
        if code.language == "Swift":
            for switch in re.finditer(r"\bswitch\s+segue\.identifier[!\w\s?\"]*\{", code.code):
                end = code.code.find("\n    }", switch.end())
                for found in re.finditer(r'\bcase\s+"([^"\\]+)"', code.code[switch.end():end]):
                    if found[1] in known:
                        start = switch.end() + found.start(1)
                        yield code, found[1], (start, start + len(found[1])), False


def constants(app, values, mention):
    """The constants with one of the values, whose name is in a line with the mention."""
    for code in app.code:
        for pattern in CONSTANTS[code.language]:
            for found in re.finditer(pattern, code.code):
                used = re.compile(rf"{mention}.*\b{found[1]}\b|\b{found[1]}\b.*{mention}")
                if found[2] in values and any(used.search(other.code) for other in app.code):
                    yield code, found[2], found.span(2)


def misspelled(kind, places, taken, random):
    for code, name, span in places:
        new = slip(name, taken, random)
        yield Fault(kind, code.language, ((code.path, span, new),), (name, new))


def segue_in_code(app, random):
    """An identifier that code performs, as a literal or as a constant."""
    known = app.identifiers()
    performed = [use[:3] for use in uses(app) if use[3]]
    yield from misspelled("segue in code", performed, known, random)
    yield from misspelled("segue in code", constants(app, known, "(?i:segue)"), known, random)


def comparison(app, random):
    """An identifier with which code compares that of a segue."""
    compared = [use[:3] for use in uses(app) if not use[3]]
    yield from misspelled("comparison", compared, app.identifiers(), random)


def used_segues(app):
    languages = {name: code.language for code, name, _, _ in uses(app)}
    for board in app.boards:
        for name, span in board.values("segue", "identifier"):
            if name in languages:
                yield board, name, span, languages[name]


def segue_in_storyboard(app, random):
    """The identifier of a segue that code mentions."""
    known = app.identifiers()
    for board, name, span, language in used_segues(app):
        new = slip(name, known, random)
        yield Fault("segue in storyboard", language, ((board.path, span, new),), (name, new))


def deleted_segue(app, random):
    """A segue that code mentions, without which no other segue has the identifier."""
    for board, name, span, language in used_segues(app):
        start = board.text.rindex("<segue", 0, span[0])
        tag = board.text.index(">", start) + 1
        end = tag if board.text[tag - 2] == "/" else board.text.index("</segue>", tag) + 8
        if sum(other.text.count(f'identifier="{name}"') for other in app.boards) == 1:
            yield Fault("deleted segue", language, ((board.path, (start, end), ""),), (name,))


def scenes(app):
    return {name for board in app.boards for name, _ in board.values(r"\w+", "storyboardIdentifier")}


def scene_in_code(app, random):
    """The identifier of a scene that code instantiates."""
    known = scenes(app)
    yield from misspelled("scene in code", literals(app, INSTANTIATED, known), known, random)
    named = constants(app, known - app.identifiers(), "(?i:instantiate)")
    yield from misspelled("scene in code", named, known, random)


def scene_in_storyboard(app, random):
    """The identifier of a scene in its storyboard, if code instantiates it."""
    known = scenes(app)
    languages = {name: code.language for code, name, _ in literals(app, INSTANTIATED, known)}
    for board in app.boards:
        for name, span in board.values(r"\w+", "storyboardIdentifier"):
            if name in languages:
                new = slip(name, known, random)
                yield Fault("scene in storyboard", languages[name], ((board.path, span, new),), (name, new))


def storyboard_name(app, random):
    """The name of a storyboard that code opens."""
    known = {board.name for board in app.boards}
    yield from misspelled("storyboard name", literals(app, OPENED, known), known, random)


def reference(app, random):
    """The storyboard of a storyboard reference."""
    known = {board.name for board in app.boards}
    for board in app.boards:
        for name, span in board.values("viewControllerPlaceholder", "storyboardName"):
            if name in known:
                new = slip(name, known, random)
                yield Fault("storyboard reference", "-", ((board.path, span, new),), (new,))


def cast(app, random):
    """The class to which a segue's destination is cast."""
    parents = app.superclasses()

    def line(name):
        known = []
        while name and name not in known:
            known.append(name)
            name = parents.get(name)
        return known

    controllers = sorted({item for board in app.boards for item in board.classes.values()
                          if any("ViewController" in name for name in line(item)[1:])})
    for code, name, span in literals(app, CAST, set(controllers)):
        sources = set(re.findall(r"(?:\bclass|@implementation)\s+(\w+)", code.code))
        reached = {to for board in app.boards for _, source, to in board.segues() if source in sources and to}
        others = [other for other in controllers
                  if not any(other in line(near) or near in line(other) for near in reached | {name})]
        if reached and others:
            new = random.choice(others)
            yield Fault("cast", code.language, ((code.path, span, new),), (name, new))


def class_name(app, random):
    """A class that is renamed in code, and not in the storyboard."""
    declared = app.declarations()
    named = {item for board in app.boards for item in board.classes.values()}
    for name in sorted(named & declared.keys()):
        new = slip(name, declared.keys(), random)
        home = declared[name]
        files = sorted(app.code, key=lambda code: code is not home)
        edits = tuple((code.path, span, new) for code in files for span in code.words(name))
        if edits and edits[0][0] == home.path:
            yield Fault("class", home.language, edits, (name,))


def unwind_action(app, random):
    """An unwind action that is renamed in code, and not in the storyboard."""
    actions = {value for board in app.boards for value, _ in board.values("segue", "unwindAction")}
    for selector in sorted(actions):
        piece = selector.split(":")[0]
        for name in dict.fromkeys([piece, re.sub(r"With[A-Z]\w*$", "", piece)]):
            pattern = rf"\bfunc\s+{name}\s*\([^)]*UIStoryboardSegue|\)\s*{name}\s*:\s*\(UIStoryboardSegue"
            files = [code for code in app.code if re.search(pattern, code.code)]
            new = slip(name, set(), random)
            edits = tuple((code.path, span, new) for code in files for span in code.words(name))
            if edits:
                yield Fault("unwind action", files[0].language, edits, (selector, new))


def members(app, element, attribute, patterns):
    """The members of classes to which storyboards connect, each in the file that declares it."""
    declared = app.declarations()
    found = set()
    for board in app.boards:
        for connection, owner in board.connections(element):
            name = connection.get(attribute, "").split(":")[0]
            home = declared.get(owner)
            headers = [code for code in app.code if home and code.path == home.path.with_suffix(".h")]
            for code in ([home] if home else []) + headers:
                if re.search(patterns[home.language].format(re.escape(name)), code.code):
                    found.add((owner, name, code))
                    break
    return sorted(found, key=lambda item: (item[0], item[1]))


def action(app, random):
    """An action that is renamed in code, and not in the storyboard."""
    patterns = {"Swift": r"@IBAction\b[^{{}}]{{0,40}}\bfunc\s+{}\s*\(", "Objective-C": r"\(IBAction\)\s*{}\b"}
    for owner, name, code in members(app, "action", "selector", patterns):
        files = [other for other in app.code if other.path.with_suffix("") == code.path.with_suffix("")]
        new = slip(name, set(), random)
        edits = tuple((other.path, span, new) for other in files for span in other.words(name))
        yield Fault("action", code.language, edits, (name,))


def outlet(app, random):
    """An outlet that is renamed in code, and not in the storyboard."""
    patterns = {
        "Swift": r"@IBOutlet\b[^\n]{{0,60}}\bvar\s+{}\b",
        "Objective-C": r"\bIBOutlet\b[^;]*[\s*]{}\s*;",
    }
    for owner, name, code in members(app, "outlet", "property", patterns):
        files = [other for other in app.code if other.path.with_suffix("") == code.path.with_suffix("")]
        new = slip(name, set(), random)
        edits = tuple((other.path, span, prefix + new) for other in files for prefix in ("", "_")
                      for span in other.words(prefix + name))
        yield Fault("outlet", code.language, edits, (name,))


def outlet_class(app, random):
    """An outlet in Swift whose type is changed, and not the object in the storyboard."""
    classes = ["UILabel", "UIButton", "UISwitch", "UISlider", "UIImageView", "UITextField", "UIStackView"]
    patterns = {"Swift": r"@IBOutlet\b[^\n]{{0,60}}\bvar\s+{}\b", "Objective-C": r"(?!)"}
    for owner, name, code in members(app, "outlet", "property", patterns):
        found = re.search(rf"@IBOutlet\b[^\n]{{0,60}}\bvar\s+{re.escape(name)}\s*:\s*(\w+)\s*[!?]", code.code)
        if found and found[1] in classes:
            new = random.choice([other for other in classes if other != found[1]])
            yield Fault("outlet's class", "Swift", ((code.path, found.span(1), new),), (f"'{name}'",))


def cell(app, random):
    """The identifier of a cell."""
    known = {value for board in app.boards
             for value, _ in board.values("(?:table|collection)ViewCell", "reuseIdentifier")}
    yield from misspelled("cell", literals(app, CELLS, known), known, random)


KINDS = [
    segue_in_code, segue_in_storyboard, scene_in_code, scene_in_storyboard, storyboard_name, reference,
    cast, comparison, deleted_segue, class_name, unwind_action, action, outlet,
    outlet_class, cell,
]
