"""Projects of any size, each of which makes one kind of work large.

A function writes the files of a project to the current folder.
"""
import collections, json, pathlib

Shape = collections.namedtuple("Shape", "name size command write")
ALL = []


def shape(name, size, *command):
    """Adds a shape: its name, its smaller size, and the arguments of the tool."""

    def add(write):
        ALL.append(Shape(name, size, command or ("validate", "."), write))
        return write

    return add


def write(path, text):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def table(path, rows):
    write(path, json.dumps({"version": 1, "routes": rows}))


def storyboard(path, scenes):
    kind = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    write(path, "\n".join([f'<document type="{kind}"><scenes>', *scenes, "</scenes></document>"]))


def scene(id, segues=(), name="", extra="", element="viewController", rest=""):
    custom = f' customClass="{name}" customModuleProvider="target"' if name else ""
    return (f'<scene><objects><{element} id="{id}"{custom} {extra}><connections>{"".join(segues)}'
            f"</connections></{element}></objects>{rest}</scene>")


def segue(id, destination, identifier="", kind="show", extra=""):
    name = f' identifier="{identifier}"' if identifier else ""
    return f'<segue id="{id}" kind="{kind}" destination="{destination}"{name} {extra}/>\n'


def feed(n, name="Feed"):
    """A scene with n segues to another one."""
    segues = [segue(f"s{i}", "post", f"Show{i}") for i in range(n)]
    storyboard("Main.storyboard", [scene("feed", segues, name), scene("post", name="Post")])


def feeds(n, name, identifier="Show{}"):
    """n scenes with a segue each."""
    scenes = [
        scene(f"f{i}", [segue(f"s{i}", "post", identifier.format(i))], name.format(i))
        for i in range(n)
    ]
    storyboard("Main.storyboard", scenes + [scene("post", name="Post")])


def performs(identifiers):
    return "\n".join(
        f'performSegue(withIdentifier: "{identifier}", sender: nil)' for identifier in identifiers)


def prepares(conditions):
    return ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n"
            + "\n".join(conditions) + "\n}")


@shape("performs in a class with many segues", 8000)
def _(n):
    feed(n)
    calls = performs(f"Show{i}" for i in range(n))
    write("Feed.swift", f"class Feed: UIViewController {{ func go() {{\n{calls}\n}} }}")


@shape("performs in a class with many scenes", 4000)
def _(n):
    feeds(n, "Feed")
    calls = performs(f"Show{i}" for i in range(n))
    write("Feed.swift", f"class Feed: UIViewController {{ func go() {{\n{calls}\n}} }}")


@shape("failing casts in a class with many segues", 4000)
def _(n):
    feed(n)
    code = prepares(
        f'if segue.identifier == "Show{i}" {{ (segue.destination as! Feed).x = 1 }}'
        for i in range(n))
    write("Feed.swift", f"class Post: UIViewController {{}}\nclass Feed: UIViewController {{\n{code}\n}}")


@shape("classes of one name in one folder", 1000)
def _(n):
    feeds(n, "Feed")
    for i in range(n):
        write(f"Feed{i}.swift", f"class Feed: Base {{ func go() {{ {performs([f'Show{i}'])} }} }}")


@shape("classes of one name, a folder each", 1000)
def _(n):
    write("Package.swift", "")
    for i in range(n):
        show = segue("s", "post", "ShowPost")
        storyboard(f"part{i}/Main.storyboard", [scene("feed", [show], "Feed"), scene("post")])
        write(f"part{i}/Feed.swift",
              f"class Feed: UIViewController {{ func go() {{ {performs(['ShowPost'])} }} }}")


@shape("extensions of one class", 4000)
def _(n):
    feed(n)
    write("Feed.swift", "class Feed: UIViewController {}\n" + "\n".join(
        f"extension Feed {{ func go{i}() {{ {performs([f'Show{i}'])} }} }}" for i in range(n)))


@shape("a chain of superclasses", 1000)
def _(n):
    feeds(n, "C{}")
    classes = ["class C0: UIViewController {}", "class Post: UIViewController {}"]
    for i in range(1, n):
        code = prepares(
            [f'if segue.identifier == "Show{i}" {{ (segue.destination as! Post).x = 1 }}'])
        go = f"func go() {{ {performs([f'Show{i}'])} }}"
        classes.append(f"class C{i}: C{i - 1} {{\n{go}\n{code}\n}}")
    write("Classes.swift", "\n".join(classes))


def rows(n):
    return [
        {"segue": "ShowPost", "source": {"class": f"Feed{i}"}, "destination": {"class": "Post"}}
        for i in range(n)
    ]


@shape("rows of one segue of many scenes", 2000)
def _(n):
    feeds(n, "Feed{}", "ShowPost")
    table("App.routes.json", rows(n))


@shape("the same: diff", 4000, "diff", "old.routes.json", "new.routes.json")
def _(n):
    table("old.routes.json", rows(n))
    table("new.routes.json", rows(n))


@shape("the same with typed segues: table", 2000, "table", ".")
def _(n):
    feeds(n, "Feed{}", "ShowPost")
    write("Segues.swift", "\n".join(
        f"class Feed{i}: UIViewController {{}}\n"
        f'extension Segue<Post>.From<Feed{i}> {{ static var showPost: Self {{ .init("ShowPost") }} }}'
        for i in range(n)))


@shape("scenes in one column of a map", 4000, "map", "--format", "svg", "Main.storyboard")
def _(n):
    storyboard("Main.storyboard", [
        scene(f"f{i}", rest=f'<point key="canvasLocation" x="0" y="{i // 2 * 1000}"/>')
        for i in range(n)
    ])


@shape("scenes below a long chain on a map", 2000, "map", "--format", "svg", "Main.storyboard")
def _(n):
    chain = [scene(f"f{i}", [segue(f"s{i}", f"f{i + 1}")]) for i in range(n)]
    storyboard("Main.storyboard", chain + [scene(f"g{i}") for i in range(n)])


GENERATE = ("generate", "--output", "Generated.swift", "Main.storyboard")


@shape("sources that lead to one screen: generate", 2000, *GENERATE)
def _(n):
    feeds(n, "Feed{}")


def containers(n):
    def container(i):
        root = segue(f"r{i}", f"c{i + 1}" if i + 1 < n else "post", kind="relationship",
                     extra='relationship="rootViewController"')
        return scene(f"c{i}", [root, segue(f"s{i}", f"c{i}", f"Show{i}")],
                     element="navigationController")

    storyboard("Main.storyboard", [container(i) for i in range(n)] + [scene("post", name="Post")])


@shape("a chain of containers: generate", 2000, *GENERATE)
def _(n):
    containers(n)


@shape("a chain of containers with a table", 1000)
def _(n):
    containers(n)
    table("App.routes.json",
          [{"segue": f"Show{i}", "destination": {"class": "Post"}} for i in range(n)])


@shape("scenes that embed each other", 1000)
def _(n):
    storyboard("Main.storyboard", [
        scene(f"f{i}", [segue(f"e{i}", f"f{i + 1}", kind="embed")]) for i in range(n)
    ] + [scene(f"f{n}")])


@shape("findings in one line of a table", 2000, "validate", "--format", "sarif", ".")
def _(n):
    storyboard("Main.storyboard", [scene("post", name="Post")])
    table("App.routes.json", [{"segue": f"Show{i}"} for i in range(n)])


@shape("storyboards: generate, a file each", 500, "generate", "--output", "generated", ".")
def _(n):
    pathlib.Path("generated").mkdir()
    for i in range(n):
        show = segue("s", "post", f"Show{i}")
        storyboard(f"Main{i}.storyboard", [scene("feed", [show], f"Feed{i}"), scene("post")])


@shape("a chain of storyboard references", 4000)
def _(n):
    def reference(i):
        return (f'<scene><objects><viewControllerPlaceholder storyboardIdentifier="R{i}" id="r{i}" '
                f'referencedIdentifier="R{i + 1}"/></objects></scene>')

    storyboard("Main.storyboard",
               [reference(i) for i in range(n)]
               + [scene("post", extra=f'storyboardIdentifier="R{n}"')]
               + [scene(f"f{i}", [segue(f"s{i}", f"r{i}")]) for i in range(n)])


@shape("exclude patterns and files", 2000)
def _(n):
    write(".routecheck.json", json.dumps({"exclude": [f"folder/part{i}" for i in range(n)]}))
    for i in range(n):
        write(f"folder/new/Feed{i}.swift", "class Feed: UIViewController {}")


@shape("accepted findings about one object", 4000)
def _(n):
    write(".routecheck.json", json.dumps(
        {"suppress": [{"object": "s", "file": f"part{i}"} for i in range(n)]}))
    storyboard("Main.storyboard", [scene(f"f{i}", [segue("s", "gone")]) for i in range(n)])


@shape("apps with a segue that goes back", 250)
def _(n):
    def screen(id, title, destination):
        return (f'<scene><objects><viewController id="{id}"><view key="view"><button id="b{id}">'
                f'<state key="normal" title="{title}"/><connections>'
                f'{segue(f"s{id}", destination, kind="presentation")}'
                "</connections></button></view></viewController></objects></scene>")
    kind = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    for i in range(n):
        write(f"app{i}/Main.storyboard", "\n".join([
            f'<document type="{kind}" initialViewController="feed"><scenes>',
            screen("feed", "Open", "post"), screen("post", "Dismiss", "feed"),
            "</scenes></document>"]))


@shape("targets with the plugin", 1000)
def _(n):
    targets = ", ".join(
        f'.target(name: "T{i}", plugins: [.plugin(name: "RouteCheckPlugin", package: "routes")])'
        for i in range(n))
    write("Package.swift", f'let package = Package(name: "App", targets: [{targets}])')
    for i in range(n):
        show = segue("s", "post", "ShowPost")
        storyboard(f"Sources/T{i}/Main.storyboard", [scene("feed", [show]), scene("post")])


@shape("targets with synchronized folders", 1000)
def _(n):
    ids = range(n)
    objects = [
        f"P = {{isa = PBXProject; mainGroup = G; targets = ({''.join(f'T{i}, ' for i in ids)}); }};",
        f"G = {{isa = PBXGroup; children = ({''.join(f'S{i}, ' for i in ids)}); }};",
    ]
    for i in ids:
        objects += [
            f"S{i} = {{isa = PBXFileSystemSynchronizedRootGroup; path = p{i}; exceptions = (X{i}, ); }};",
            f"X{i} = {{target = T{i}; membershipExceptions = (Feed.swift, ); }};",
            f"T{i} = {{isa = PBXNativeTarget; name = T{i}; fileSystemSynchronizedGroups = (S{i}, ); }};",
        ]
        write(f"p{i}/Feed.swift", "class Feed: UIViewController {}")
    write("App.xcodeproj/project.pbxproj",
          "// !$*UTF8*$!\n{ rootObject = P; objects = {\n" + "\n".join(objects) + "\n}; }")


@shape("unknown segues and known ones", 4000)
def _(n):
    feed(n)
    calls = performs(f"Shown{i}" for i in range(n))
    write("Feed.swift", f"class Feed: UIViewController {{ func go() {{\n{calls}\n}} }}")


@shape("unknown classes and known ones", 4000)
def _(n):
    storyboard("Main.storyboard", [scene(f"f{i}", name=f"FeedControler{i}") for i in range(n)])
    write("Feed.swift", "\n".join(
        f"class FeedController{i}: UIViewController {{}}" for i in range(n)))


@shape("files in folders in folders", 125)
def _(n):
    for i in range(n):
        folder = "/".join(["f"] * (i + 1))
        show = segue("s", "post", "ShowPost")
        storyboard(f"{folder}/Main.storyboard", [scene("feed", [show], "Feed"), scene("post")])
        write(f"{folder}/Package.swift", "")
        write(f"{folder}/Feed.swift",
              f"class Feed: UIViewController {{ func go() {{ {performs(['ShowPost'])} }} }}")


@shape("an id twice in a huge tag", 4000)
def _(n):
    attributes = " ".join(f'a{i}=""' for i in range(n))
    views = [f'<view {attributes} id="v"/>'] + ['<view id="v"/>'] * n
    storyboard("Main.storyboard", [scene("feed", views)])


@shape("segues of one identifier in a scene", 50000)
def _(n):
    segues = [segue(f"s{i}", "post", "ShowPost") for i in range(n)]
    storyboard("Main.storyboard", [scene("feed", segues, "Feed"), scene("post", name="Post")])
    table("App.routes.json", [{"segue": "ShowPost", "destination": {"class": "Post"}}] * 10)


@shape("the same: table", 50000, "table", "Main.storyboard")
def _(n):
    segues = [segue(f"s{i}", "post", "ShowPost") for i in range(n)]
    storyboard("Main.storyboard", [scene("feed", segues, "Feed"), scene("post", name="Post")])


@shape("instantiations of unknown scenes", 4000)
def _(n):
    storyboard("Main.storyboard", [
        scene(f"f{i}", name="Feed", extra=f'storyboardIdentifier="F{i}"') for i in range(n)])
    calls = "\n".join(
        f'storyboard!.instantiateViewController(withIdentifier: "G{i}")' for i in range(n))
    write("Feed.swift", f"class Feed: UIViewController {{ func go() {{\n{calls}\n}} }}")


@shape("constants of one name in many types", 4000)
def _(n):
    feed(n)
    types = "\n".join(f'enum E{i} {{ static let show = "Show{i}" }}' for i in range(n))
    calls = "\n".join(f"performSegue(withIdentifier: E{i}.show, sender: nil)" for i in range(n))
    write("Feed.swift", f"{types}\nclass Feed: UIViewController {{ func go() {{\n{calls}\n}} }}")


@shape("cells and outlets of one class", 500)
def _(n):
    storyboard("Main.storyboard", [
        f'<scene><objects><tableViewController id="c{i}" customClass="Feed" '
        f'customModuleProvider="target"><tableView key="view" id="t{i}"><prototypes>'
        f'<tableViewCell reuseIdentifier="Row{i}" id="r{i}"/></prototypes></tableView><connections>'
        f'<outlet property="part" destination="t{i}" id="o{i}"/></connections>'
        f'</tableViewController></objects></scene>' for i in range(n)])
    cells = "\n".join(
        f'func cell{i}() {{ tableView.dequeueReusableCell(withIdentifier: "Rwo{i}") }}' for i in range(n))
    write("Feed.swift",
          f"class Feed: UITableViewController {{ @IBOutlet var part: UILabel!\n{cells}\n}}")


@shape("findings in one line of a source", 2000, "validate", "--format", "sarif", ".")
def _(n):
    feed(1)
    calls = " ".join(
        f'/* é */ performSegue(withIdentifier: "Shown{i}", sender: nil);' for i in range(n))
    write("Feed.swift", f"class Feed: UIViewController {{ func go() {{ {calls} }} }}")


@shape("segues to and from one scene of a map", 1000, "map", "--format", "svg", "Main.storyboard")
def _(n):
    hub = scene("hub", [segue(f"h{i}", f"f{i}", f"Show{i}") for i in range(n)])
    storyboard("Main.storyboard", [hub] + [scene(f"f{i}", [segue(f"s{i}", "hub")]) for i in range(n)])


@shape("containers in each other on a map", 1000, "map", "--format", "svg", "Main.storyboard")
def _(n):
    containers(n)


@shape("screens around one: explore", 250, "explore", "--from", "Hub", ".")
def _(n):
    hub = scene("hub", [segue(f"h{i}", f"f{i}", f"Show{i}", kind="presentation") for i in range(n)], "Hub")
    storyboard("Main.storyboard", [hub] + [scene(f"f{i}") for i in range(n)])
