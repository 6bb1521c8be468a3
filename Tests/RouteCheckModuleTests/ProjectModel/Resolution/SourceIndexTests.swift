import Routes
import Testing

@testable import CodeFacts
@testable import ProjectModel
@testable import SourceText
@testable import SwiftCodeReader

@Suite struct SourceIndexTests {
  private func index(_ files: [String: String]) -> SourceIndex {
    let files = files.sorted { $0.key < $1.key }.map { path, text in
      SourceFile(path: path, facts: SwiftSourceReader().read(text))
    }
    return SourceIndex(files, apps: files.map { App(folder: ExactString(Path.folder($0.path))) })
  }

  static let texts: [(path: [ExactString], type: ExactString, result: ResolvedText)] = [
    (["Segues", "show"], "", .known("Show")),
    (["Segues", "Inner", "deep"], "", .known("Deep")),
    (["Inner", "deep"], "Segues", .known("Deep")),
    (["Segues", "alias"], "", .known("Show")),
    (["Alias", "show"], "", .known("Show")),
    (["Self", "show"], "Segues", .known("Show")),
    (["own"], "Feed", .known("Own")),
    (["inherited"], "Feed", .known("Inherited")),
    (["global"], "Feed", .known("Global")),
    (["own"], "Other", .unknown),
    (["", "show"], "", .known("Show")),
    (["Names", "implicit"], "", .known("implicit")),
    (["Nowhere", "show"], "", .unknown),
    (["StoryboardSegue", "Main", "show"], "", .generated("show")),
    (["StoryboardScene", "Main", "feed"], "", .generated("feed")),
    (["R", "segue", "feed", "show", "identifier"], "", .generated("show")),
    (["Feed", "className"], "", .unknown),
    (["R", "show"], "", .known("Raw")), (["R", "image", "cart"], "", .generated("cart")),
  ]

  @Test(arguments: texts)
  func constantsAreFoundAcrossFiles(path: [ExactString], type: ExactString, result: ResolvedText) {
    let index = index([
      "A.swift": """
      let first = "First"
      enum Segues {
        static let show = "Show"
        static let alias = Segues.show
        enum Inner { static let deep = "Deep" }
      }
      typealias Alias = Segues
      let global = "Global"
      """,
      "B.swift": """
      class Base: UIViewController { let inherited = "Inherited" }
      class Feed: Base { static let own = "Own" }
      enum Names: String { case implicit }
      enum R { static let show = "Raw" }
      """,
    ])
    #expect(index.resolve(.reference(path), in: type, of: 0) == result)
  }

  @Test func anAppMeansItsOwnTypes() {
    let index = index([
      "One/A.swift": "class Feed: One {}", "Three/A.swift": "class Feed: Three {}",
      "Two/A.swift": "class Feed: Two {}",
    ])
    for name in ["One", "Two", "Three"] as [ExactString] {
      let found = index.summary(of: "Feed", in: App(folder: name)).supertypes.map(\.name)
      #expect(found == [name])
    }
  }

  @Test func aTypeIsWhereItsAppDeclaresIt() {
    let index = index([
      "One/A.swift": "class Feed: Base {}\nextension Feed: Item {}\nextension Feed: Item {}",
      "Two/A.swift": "enum Outer { class Feed {} }",
    ])
    let one = App(folder: "One")
    #expect(index.summary(of: "Feed", in: one).supertypes.map(\.name) == ["Base", "Item"])
    #expect(!index.hasType(named: "Outer.Feed", in: one))
    #expect(index.hasType(named: "Outer.Feed", in: App(folder: "Two")))
    #expect(index.hasType(named: "Outer.Feed", in: App(folder: "Three")))
  }

  @Test func `the first declaration in the order of files counts`() {
    func segue(_ identifier: String) -> String {
      #"extension Segue<Post> { static var go: Self { .init("\#(identifier)") } }"#
    }
    let index = index(["App/A.swift": segue("One"), "App/Kit/B.swift": segue("Two")])
    #expect(
      index.segue(named: "go", in: App(folder: "App"))?.segue.identifier == .literal("One")
    )
  }

  @Test(arguments: [(256, ResolvedText.known("A")), (257, .unknown)])
  func `of too many constants none is known`(count: Int, result: ResolvedText) {
    let constants = (0..<count).map { _ in
      """
      extension Segues { static let show = "A" }
      let global = "A"
      """
    }
    let index = index([
      "One/A.swift": constants.joined(separator: "\n"), "One/B.swift": "let b = 1",
      "Two/A.swift": "let c = 1",
    ])
    for file in 1...2 {
      for path: [ExactString] in [["Segues", "show"], ["global"], ["", "show"]] {
        #expect(index.resolve(.reference(path), in: "", of: file) == result, "\(path) \(file)")
      }
    }
  }

  @Test func `names of classes and of types are their texts`() {
    let index = index([
      "A.swift": """
      class Feed: UIViewController {}
      @objc(Post) class Other: UIViewController {}
      typealias Alias = Feed
      enum A {
        static let a0 = "A"
        static let a1 = A.a0
        static let a2 = A.a1
        static let a3 = A.a2
        static let a4 = A.a3
      }
      """
    ])
    let texts: [(TextExpression, ResolvedText)] = [
      (.className("UIViewController"), .known("UIViewController")), (.className("Feed"), .unknown),
      (.className("Post"), .known("Post")), (.className("Nowhere"), .unknown),
      (.typeName("App.Feed"), .known("Feed")),
      (.typeName("UIViewController"), .known("UIViewController")),
      (.typeName("Nowhere"), .unknown), (.reference(["A", "a3"]), .known("A")),
      (.reference(["A", "a4"]), .unknown), (.ownTypeName, .unknown),
    ]
    for (text, result) in texts { #expect(index.resolve(text, in: "", of: 0) == result, "\(text)") }
  }

  @Test func anAppMeansItsOwnConstants() {
    let index = index([
      "One/A.swift": #"enum Segues { static let show = "One" }"#,
      "Two/A.swift": #"enum Segues { static let show = "Two" }"#,
      "Two/B.swift": #"let other = "Two""#,
    ])
    let path = TextExpression.reference(["Segues", "show"])
    #expect(index.resolve(path, in: "", of: 0) == .known("One"))
    #expect(index.resolve(path, in: "", of: 2) == .known("Two"))
  }

  @Test func `a class that two other apps declare alike is known`() {
    let index = index([
      "One/A.swift": "class Post: Screen {}\nclass Screen: UIViewController {}",
      "Two/A.swift": "class Post: Screen {}\nclass Screen: UIViewController {}",
      "Zoo/A.swift": "class Feed: UIViewController {}",
    ])
    for app in ["One", "Zoo", "A"] {
      #expect(index.inherits("Post", from: "Screen", in: App(folder: ExactString(app))) == true)
      #expect(index.inherits("Post", from: "Feed", in: App(folder: ExactString(app))) == false)
    }
  }

  @Test func aProtocolOfSeveralClassesHidesNoClassAboveThem() {
    let index = index([
      "A.swift": """
      protocol Shareable {}
      class Base: UIViewController {}
      class Screen: Base, Shareable {}
      class Post: Screen, Shareable {}
      """
    ])
    for name: ExactString in ["Screen", "Base", "Shareable", "UIViewController"] {
      #expect(index.inherits("Post", from: name, in: App(folder: "")) == true)
    }
  }

  @Test(arguments: ["One", "Two"])
  func `a name may be a structure if one of two other apps says so`(app: String) {
    var files = ["One/A.swift": "class Post {}", "Two/A.swift": "class Post {}", "Zoo/A.swift": ""]
    files["\(app)/A.swift"] = "struct Post {}\nclass Other {}"
    let summary = index(files).summary(of: "Post", in: App(folder: "Zoo"))
    #expect(summary.isDeclared && summary.hasValueType)
  }

  /// A class with so many classes above it that the search ends before it finds them all.
  @Test func theClassesAboveAreCountedUpToALimit() {
    func inherits(_ count: Int) -> Bool? {
      let classes = (1..<count).map { "class C\($0): C\($0 - 1) {}" }
      let index = index([
        "A.swift": "class C0: UIViewController {}\nclass Feed: UIViewController {}\n"
          + classes.joined(separator: "\n")
      ])
      return index.inherits("C\(count - 1)", from: "Feed", in: App(folder: ""))
    }
    // Above `UIViewController` are `UIResponder` and `NSObject`.
    #expect(inherits(Limits.ancestors - 3) == false)
    #expect(inherits(Limits.ancestors - 2) == nil)
  }

  @Test(arguments: [(255, true), (256, nil)])
  func `a class with too many protocols may be anything`(count: Int, inherits: Bool?) {
    let names = (0..<count).map { "P\($0)" }
    let index = index([
      "A.swift": """
      \(names.map { "protocol \($0) {}" }.joined(separator: "\n"))
      class Wide: \(names.joined(separator: ", ")) {}
      class Other: UIViewController {
        override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { a }
      }
      """
    ])
    let app = App(folder: "")
    let last = ExactString(names[count - 1])
    #expect(index.inherits("Wide", from: last, in: app) == inherits)
    #expect(index.mayOverride(.shouldPerformSegue, in: "Wide", app) == (inherits == nil))
    #expect(index.mayOverride(.shouldPerformSegue, in: "Other", app))
  }

  @Test func `an alias is followed for some steps, if it has one meaning`() {
    let steps = (1...5).map { "typealias A\($0) = A\($0 - 1)" }
    func equal(_ name: String, _ count: Int) -> String {
      String(repeating: "typealias \(name) = Feed\n", count: count)
    }
    let index = index([
      "A.swift": """
      class Feed {}
      typealias A0 = Feed
      \(steps.joined(separator: "\n"))
      \(equal("B", 16))\(equal("C", 17))
      typealias D = Feed
      typealias D = A0
      typealias Feed = Other
      """
    ])
    let names: [ExactString] = ["A3", "A4", "A5", "B", "C", "D", "Feed"]
    #expect(
      names.map { index.target(of: $0, in: App(folder: "")) }
        == ["Feed", "A0", "A1", "Feed", "C", "D", "Feed"]
    )
  }

  @Test func `a subclass belongs to its app`() {
    let index = index([
      "One/A.swift": "class Kit {}\nclass Sub: Kit {}", "Two/A.swift": "class B {}",
    ])
    #expect(!index.isInherited("Kit", outside: App(folder: "One")))
    #expect(index.isInherited("Kit", outside: App(folder: "Two")))
    #expect(!index.isInherited("Sub", outside: App(folder: "Two")))
  }

  static let classes: [(name: ExactString, expected: ExactString, result: Bool?)] = [
    ("Post", "Post", true), ("Post", "Screen", true), ("Post", "UIViewController", true),
    ("Post", "Shareable", true), ("Post", "Feed", false), ("Post", "UINavigationController", false),
    ("Post", "Library", nil), ("Foreign", "Feed", nil), ("Foreign", "LibraryController", true),
    ("Undeclared", "Post", nil), ("Alias", "Screen", true), ("Post", "Sealed", false),
  ]

  @Test(arguments: classes)
  func inheritanceIsKnownOrNot(name: ExactString, expected: ExactString, result: Bool?) {
    let index = index([
      "A.swift": """
      class Screen: UIViewController, UITableViewDelegate {}
      class Post: Screen {}
      class Feed: Screen {}
      class Foreign: LibraryController {}
      protocol Shareable {}
      protocol Sealed {}
      extension Screen: Shareable {}
      typealias Alias = Post
      """
    ])
    #expect(index.inherits(name, from: expected, in: App(folder: "")) == result)
  }
}
