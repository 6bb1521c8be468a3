"""Measures how the time of routecheck grows with the size of its input.

Each shape is a project of a size n that makes one kind of work large. The tool runs on the sizes n and
4n; the time of an empty project is subtracted from both. A ratio of 4 is linear, and one of 16 is
quadratic.
"""
import json, os, pathlib, resource, shutil, subprocess, sys, tempfile

SHAPES = []
LIMIT = 8


def shape(name, size, *command):
    """Declares a shape: what it is, its smaller size, and the arguments of the tool."""

    def declare(write):
        SHAPES.append((name, size, command or ("validate", "--quiet", "."), write))
        return write

    return declare


def write(path, text):
    pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
    pathlib.Path(path).write_text(text)


def storyboard(path, scenes, initial=""):
    attribute = f' initialViewController="{initial}"' if initial else ""
    write(path, "\n".join([
        f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"{attribute}><scenes>',
        *scenes, "</scenes></document>"]))


def scene(id, segues=(), name="", extra="", element="viewController", location=""):
    custom = f' customClass="{name}" customModuleProvider="target"' if name else ""
    return (f'<scene><objects><{element} id="{id}"{custom} {extra}><connections>{"".join(segues)}'
            f'</connections></{element}></objects>{location}</scene>')


def segue(id, destination, identifier="", kind="show", extra=""):
    name = f' identifier="{identifier}"' if identifier else ""
    return f'<segue id="{id}" kind="{kind}" destination="{destination}"{name} {extra}/>\n'


def relationship(id, destination, name):
    return segue(id, destination, kind="relationship", extra=f'relationship="{name}"')


def shows(count):
    return [segue(f"s{i}", "post", f"Show{i}") for i in range(count)]


@shape("performs in a class with many segues", 4000)
def performs(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    calls = "\n".join(f'performSegue(withIdentifier: "Show{i}", sender: nil)' for i in range(n))
    write("Feed.swift", f"class Feed: UIViewController {{ func go() {{\n{calls}\n}} }}")


@shape("casts in a class with many segues", 4000)
def casts(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    cases = "\n".join(
        f'if segue.identifier == "Show{i}" {{ (segue.destination as! Post).x = 1 }}' for i in range(n))
    write("Feed.swift",
          "class Post: UIViewController {}\nclass Feed: UIViewController {\n"
          f"override func prepare(for segue: UIStoryboardSegue, sender: Any?) {{\n{cases}\n}} }}")


@shape("failing casts in a class with many segues", 4000)
def failing(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    cases = "\n".join(
        f'if segue.identifier == "Show{i}" {{ (segue.destination as! Feed).x = 1 }}' for i in range(n))
    write("Feed.swift",
          "class Post: UIViewController {}\nclass Feed: UIViewController {\n"
          f"override func prepare(for segue: UIStoryboardSegue, sender: Any?) {{\n{cases}\n}} }}")


@shape("performs in a class with many scenes", 4000)
def class_of_many_scenes(n):
    storyboard("Main.storyboard",
               [scene(f"f{i}", [segue(f"s{i}", "post", f"Show{i}")], "Feed") for i in range(n)]
               + [scene("post")])
    calls = "\n".join(f'performSegue(withIdentifier: "Show{i}", sender: nil)' for i in range(n))
    write("Feed.swift", f"class Feed: UIViewController {{ func go() {{\n{calls}\n}} }}")


@shape("classes of one name in one folder", 1000)
def one_name(n):
    storyboard("Main.storyboard",
               [scene(f"f{i}", [segue(f"s{i}", "post", f"Show{i}")], "Feed") for i in range(n)]
               + [scene("post")])
    for i in range(n):
        write(f"Feed{i}.swift", "class Feed: Base { func go() {\n"
              f'performSegue(withIdentifier: "Show{i}", sender: nil)\n}} }}')


@shape("classes of one name in many folders", 1000)
def one_name_in_folders(n):
    write("Package.swift", "")
    for i in range(n):
        storyboard(f"part{i}/Main.storyboard",
                   [scene("feed", [segue("s", "post", "ShowPost")], "Feed"), scene("post")])
        write(f"part{i}/Feed.swift", "class Feed: UIViewController { func go() {\n"
              'performSegue(withIdentifier: "ShowPost", sender: nil)\n} }')


@shape("extensions of one class", 2000)
def extensions(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    write("Feed.swift", "class Feed: UIViewController {}\n" + "\n".join(
        f'extension Feed {{ func go{i}() {{ performSegue(withIdentifier: "Show{i}", sender: nil) }} }}'
        for i in range(n)))


@shape("a chain of superclasses", 1000)
def superclasses(n):
    storyboard("Main.storyboard",
               [scene(f"f{i}", [segue(f"s{i}", "post", f"Show{i}", extra=f'destinationCreationSelector="make:"')], f"C{i}") for i in range(n)]
               + [scene("post", name="Post")])
    write("Classes.swift", "class C0: UIViewController {}\nclass Post: UIViewController {}\n" + "\n".join(
        f"class C{i}: C{i - 1} {{ func go() {{\n"
        f'performSegue(withIdentifier: "Show{i}", sender: nil)\n}}\n'
        "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n"
        f'if segue.identifier == "Show{i}" {{ (segue.destination as! Post).x = 1 }} }} }}'
        for i in range(1, n)))


def same_segue(n):
    storyboard("Main.storyboard",
               [scene(f"f{i}", [segue(f"s{i}", "post", "ShowPost")], f"Feed{i}") for i in range(n)]
               + [scene("post", name="Post")])


def tables(n):
    row = lambda i: {"segue": "ShowPost", "source": {"class": f"Feed{i}"}, "destination": {"class": "Post"}}
    for name in "old", "new":
        write(f"{name}.routes.json", json.dumps({"version": 1, "routes": [row(i) for i in range(n)]}))


@shape("a segue of many scenes, as rows of a table", 1000)
def rows(n):
    same_segue(n)
    tables(n)


@shape("a segue of many scenes: diff", 4000, "diff", "old.routes.json", "new.routes.json")
def diff(n):
    tables(n)


@shape("a segue of many scenes: table", 1000, "table", ".")
def table(n):
    same_segue(n)
    write("Segues.swift", "\n".join(
        f"extension Segue<Post>.From<Feed{i}> {{ static var showPost: Self {{ .init(\"ShowPost\") }} }}"
        for i in range(n)) + "\n" + "\n".join(f"class Feed{i}: UIViewController {{}}" for i in range(n)))


@shape("a segue of many scenes: typed segues", 1000)
def typed(n):
    table(n)


@shape("scenes in one column of a map", 4000, "map", "--format", "svg", "Main.storyboard")
def column(n):
    storyboard("Main.storyboard", [
        scene(f"f{i}", location='<point key="canvasLocation" x="10" y="10"/>') for i in range(n)])


@shape("scenes close to each other on a map", 4000, "map", "--format", "svg", "Main.storyboard")
def close(n):
    storyboard("Main.storyboard", [
        scene(f"f{i}", location=f'<point key="canvasLocation" x="10" y="{10 + i / 100}"/>') for i in range(n)])


@shape("a row of scenes without places on a map", 2000, "map", "--format", "svg", "Main.storyboard")
def lone(n):
    storyboard("Main.storyboard", [
        scene(f"f{i}", [segue(f"s{i}", f"f{i + 1}")] if i % 100 else []) for i in range(n)] + [scene(f"f{n}")])


@shape("a map of a chain of scenes", 2000, "map", "--format", "svg", "Main.storyboard")
def chain_map(n):
    storyboard("Main.storyboard", [scene(f"f{i}", [segue(f"s{i}", f"f{(i + 1) % n}")]) for i in range(n)]
               + [scene(f"g{i}") for i in range(n)])


@shape("sources that lead to one screen: generate", 1000, "generate", "--output", "Out.swift", "Main.storyboard")
def sources(n):
    storyboard("Main.storyboard",
               [scene(f"f{i}", [segue(f"s{i}", "post", f"Show{i}")], f"Feed{i}") for i in range(n)]
               + [scene("post", name="Post")])


def containers_storyboard(n, shows=True):
    chain = [scene(f"c{i}", [relationship(f"r{i}", f"c{i + 1}" if i + 1 < n else "post", "rootViewController")]
                   + ([segue(f"s{i}", f"c{i}", f"Show{i}")] if shows else []),
                   element="navigationController") for i in range(n)]
    storyboard("Main.storyboard", chain + [scene("post", name="Post")], "c0")


@shape("a chain of containers: generate", 1000, "generate", "--output", "Out.swift", "Main.storyboard")
def containers(n):
    containers_storyboard(n)


@shape("a chain of containers: validate", 1000)
def containers_validate(n):
    containers_storyboard(n)
    write("App.routes.json", json.dumps({"version": 1, "routes": [
        {"segue": f"Show{i}", "destination": {"class": "Post"}} for i in range(n)]}))


@shape("a chain of containers: casts", 500)
def containers_casts(n):
    containers_storyboard(n)
    write("Feed.swift", "class Other: UIViewController {}\nclass Post: UIViewController {}\nclass Feed: UIViewController {func f() {\n" + "\n".join(
        f'let x{i} = (UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Post") as! UINavigationController).topViewController as! Other'
        for i in range(n)) + "}}")


@shape("a chain of references", 1000)
def references(n):
    storyboard("Main.storyboard", [
        f'<scene><objects><viewControllerPlaceholder storyboardIdentifier="R{i}" id="r{i}" referencedIdentifier="R{i + 1}"/></objects></scene>'
        for i in range(n)] + [scene("post", extra=f'storyboardIdentifier="R{n}"')]
        + [scene(f"f{i}", [segue(f"s{i}", f"r{i}")]) for i in range(n)])


@shape("exclude patterns and files", 500)
def exclude(n):
    write(".routecheck.json", json.dumps({"exclude": [f"folder/part{i}" for i in range(n)] + [f"Old{i}*.swift" for i in range(n)]}))
    for i in range(n):
        write(f"folder/new/Feed{i}.swift", "class Feed: UIViewController {}")


@shape("suppressed objects and findings", 1000)
def suppress(n):
    storyboard("Main.storyboard", [scene(f"f{i % 2}", [segue("s", "gone")]) for i in range(n)])
    write(".routecheck.json", json.dumps({"suppress": [{"object": "s", "file": f"part{i}"} for i in range(n)]}))


@shape("suppressions in one file", 1000)
def comments(n):
    write("Feed.swift", "\n".join(
        "class Feed%d: UIViewController { func f() { UIStoryboard(name: \"Gone\", bundle: nil) } } // routecheck:disable:line unknown-storyboard" % i for i in range(n)))
    storyboard("Main.storyboard", [scene("post")])


@shape("targets with the plugin", 1000)
def plugin(n):
    targets = ", ".join(f'.target(name: "T{i}", plugins: [.plugin(name: "RouteCheckPlugin", package: "routes")])' for i in range(n))
    write("Package.swift", f"let package = Package(name: \"A\", targets: [{targets}])")
    for i in range(n):
        storyboard(f"Sources/T{i}/Main.storyboard", [scene("feed", [segue("s", "post", "ShowPost")]), scene("post")])


@shape("packages with the plugin", 500)
def packages(n):
    for i in range(n):
        write(f"P{i}/Package.swift", 'let package = Package(name: "A", targets: [.target(name: "T", plugins: [.plugin(name: "RouteCheckPlugin", package: "routes")])])')
        storyboard(f"P{i}/Sources/T/Main.storyboard", [scene("feed", [segue("s", "post", "ShowPost")]), scene("post")])


@shape("unknown performed segues", 1000)
def unknown_performs(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    calls = "\n".join(f'performSegue(withIdentifier: "Shown{i}", sender: nil)' for i in range(n))
    write("Feed.swift", f"class Feed: UIViewController {{ func go() {{\n{calls}\n}} }}")


@shape("unknown segues in a table", 1000)
def unknown_rows(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    write("App.routes.json", json.dumps({"version": 1, "routes": [{"segue": f"Shown{i}"} for i in range(n)]}))


@shape("unknown classes", 1000)
def unknown_classes(n):
    storyboard("Main.storyboard", [scene(f"f{i}", name=f"FeedControler{i}") for i in range(n)])
    write("Feed.swift", "\n".join(f"class FeedController{i}: UIViewController {{}}" for i in range(n)))


@shape("unknown unwind actions", 1000)
def unknown_unwinds(n):
    storyboard("Main.storyboard", [
        f'<scene><objects><viewController id="f{i}">{segue(f"s{i}", f"e{i}", kind="unwind", extra=f"""unwindAction="unwindTo{i}x:" """)}</viewController><exit id="e{i}"/></objects></scene>' for i in range(n)])
    write("Feed.swift", "class Feed: UIViewController {\n" + "\n".join(f"@IBAction func unwindTo{i}y(_ segue: UIStoryboardSegue) {{}}" for i in range(n)) + "\n}")


@shape("folders in folders", 100)
def nested(n):
    for i in range(n):
        folder = "/".join(["f"] * i) or "."
        storyboard(f"{folder}/Main{i}.storyboard", [scene("feed", [segue("s", "post", "ShowPost")], "Feed"), scene("post")])
        write(f"{folder}/Feed.swift", 'class Feed: UIViewController { func go() { performSegue(withIdentifier: "ShowPost", sender: nil) } }')


@shape("packages in packages", 100)
def nested_packages(n):
    nested(n)
    for i in range(n):
        write(f"{'/'.join(['f'] * i) or '.'}/Package.swift", "")


@shape("an id twice in a huge tag", 1000)
def huge_tag(n):
    attributes = " ".join(f'a{i}="{i}"' for i in range(n))
    storyboard("Main.storyboard", [scene("feed", [f'<view {attributes} id="v"/>'] + ['<view id="v"/>'] * n)])


@shape("a segue with many attributes", 20000)
def huge_segue(n):
    attributes = " ".join(f'a{i}="{i}"' for i in range(n))
    storyboard("Main.storyboard", [scene("feed", [f'<segue {attributes} id="v" kind="show" destination="feed"/>'])])


@shape("segues of one identifier in a scene", 25000)
def one_identifier(n):
    storyboard("Main.storyboard", [
        scene("feed", [segue(f"s{i}", "post", "ShowPost") for i in range(n)], "Feed"), scene("post", name="Post")])
    write("App.routes.json", json.dumps({"version": 1, "routes": [{"segue": "ShowPost", "destination": {"class": "Post"}}] * n}))


@shape("segues of one identifier in many scenes", 10000)
def one_identifier_scenes(n):
    storyboard("Main.storyboard", [
        scene(f"f{i}", [segue(f"s{i}", "post", "ShowPost")]) for i in range(n)] + [scene("post", name="Post")])
    write("App.routes.json", json.dumps({"version": 1, "routes": [{"segue": "ShowPost", "destination": {"class": "Post"}}] * n}))


@shape("segues of one identifier: table", 25000, "table", "Main.storyboard")
def one_identifier_table(n):
    one_identifier(n)


@shape("findings about one file", 20000)
def findings(n):
    storyboard("Main.storyboard", [scene("feed", [segue(f"s{i}", f"gone{i}") for i in range(n)])])


@shape("findings in a map", 2000, "map", "--format", "html", "Main.storyboard")
def findings_map(n):
    storyboard("Main.storyboard", [scene("feed", [segue(f"s{i}", f"gone{i}") for i in range(n)])])


@shape("uses of scenes", 1000)
def scene_uses(n):
    storyboard("Main.storyboard", [scene(f"f{i}", extra=f'storyboardIdentifier="F{i}"') for i in range(n)])
    write("Feed.swift", "class Feed: UIViewController {func f() {\n" + "\n".join(
        f'let x{i} = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "G{i}")'
        for i in range(n)) + "}}")


@shape("uses of the own storyboard", 1000)
def own_uses(n):
    storyboard("Main.storyboard", [scene(f"f{i}", name="Feed", extra=f'storyboardIdentifier="F{i}"') for i in range(n)])
    write("Feed.swift", "class Feed: UIViewController {func f() {\n" + "\n".join(
        f'let x{i} = storyboard!.instantiateViewController(withIdentifier: "G{i}")'
        for i in range(n)) + "}}")


@shape("storyboards of one name", 500)
def same_storyboards(n):
    for i in range(n):
        storyboard(f"part{i}/Main.storyboard", [scene("feed", [segue("s", "r")]),
          '<scene><objects><viewControllerPlaceholder id="r" storyboardName="Main" referencedIdentifier="Post"/></objects></scene>'])
        write(f"part{i}/Feed.swift", 'class Feed%d: UIViewController { func f() { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "G") } }' % i)


@shape("constants of one name", 1000)
def constants(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    write("Feed.swift", "\n".join(f'enum E{i} {{ static let show = "Show{i}" }}' for i in range(n)) + "\nclass Feed: UIViewController { func go() {\n" + "\n".join(
        f'performSegue(withIdentifier: E{i}.show, sender: nil)' for i in range(n)) + "}}")


@shape("aliases and nested types", 1000)
def members(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    write("Feed.swift", "class Feed: UIViewController { \n" + "\n".join(
        f'enum Id {{ static let show{i} = "Show{i}" }}' for i in range(n)) + "\nfunc go() {\n" + "\n".join(
        f'performSegue(withIdentifier: Id.show{i}, sender: nil)' for i in range(n)) + "}}")


@shape("routes and cases of one name", 1000)
def cases(n):
    storyboard("Main.storyboard", [scene("feed", shows(n), "Feed"), scene("post", name="Post")])
    write("App.swift", "\n".join(f"enum D{i}: Destination {{ case post\n var route: Route {{ switch self {{ case .post: Route(.show{i}) }} }} }}\nextension Segue<Post> {{ static var show{i}: Self {{ .init(\"Show{i}\") }} }}" for i in range(n)))


@shape("Xcode targets and groups", 300)
def xcode(n):
    objects = {"P": "{isa = PBXProject; mainGroup = G; targets = (" + "".join(f"T{i}, " for i in range(n)) + "); }",
      "G": "{isa = PBXGroup; children = (" + "".join(f"S{i}, " for i in range(n)) + "); sourceTree = \"<group>\"; }"}
    for i in range(n):
        objects[f"S{i}"] = f"{{isa = PBXFileSystemSynchronizedRootGroup; path = part{i}; exceptions = (X{i}, ); sourceTree = \"<group>\"; }}"
        objects[f"X{i}"] = f"{{isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T{i}; membershipExceptions = (A.swift, ); }}"
        objects[f"T{i}"] = f"{{isa = PBXNativeTarget; name = T{i}; fileSystemSynchronizedGroups = (S{i}, ); }}"
        write(f"part{i}/A.swift", "class A: UIViewController {}")
    write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ rootObject = P; objects = {\n" + "\n".join(f"{k} = {v};" for k, v in objects.items()) + "\n}; }")


@shape("apps with tables", 500)
def apps_tables(n):
    for i in range(n):
        write(f"app{i}/Package.swift", "")
        storyboard(f"app{i}/Main.storyboard", [scene("feed", [segue("s", "post", "ShowPost")]), scene("post", name="Post")])
        write(f"app{i}/App.routes.json", json.dumps({"version": 1, "routes": [{"segue": "ShowPost"}]}))


def measure(tool, command, folder):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        result = subprocess.run([tool, *command], cwd=folder, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, timeout=15)
    except subprocess.TimeoutExpired:
        return 15
    if result.returncode < 0: print("crash", result.returncode)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    tool, only = os.path.abspath(sys.argv[1]), sys.argv[2:]
    for name, size, command, make in SHAPES:
        if only and not any(w in make.__name__ for w in only): continue
        times = []
        for count in size, 4 * size:
            root = tempfile.mkdtemp(dir="/dev/shm")
            cwd = os.getcwd()
            os.chdir(root)
            make(count)
            os.chdir(cwd)
            times.append(measure(tool, command, root))
            shutil.rmtree(root)
            if times[0] > 20: break
        if len(times) < 2: times.append(0)
        start = 0.009
        ratio = (times[1] - start) / max(times[0] - start, 0.001)
        print(f"{make.__name__:24} {name:46}  {4 * size:>9}  {times[1]:>8.3f} s  {times[0]:>8.3f} s  {ratio:8.1f}", flush=True)


main()
