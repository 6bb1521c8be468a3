import Testing

@testable import CodeFacts
@testable import SourceText
@testable import SwiftCodeReader

/// Reads a source in which `|` marks the location of the expected fact.
struct MarkedSource {
  let facts: SourceFacts
  let location: TextLocation?

  init(_ source: String) {
    let parts = source.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    facts = SwiftSourceReader().read(parts.joined())
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    location =
      parts.count < 2
      ? nil
      : TextLocation(line: UInt32(lines.count), column: UInt32((lines.last?.utf8.count ?? 0) + 1))
  }
}

@Suite struct SwiftReaderDeclarationTests {
  @Test func `properties that a storyboard can set are read`() {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        @IBOutlet private(set) weak var title: UILabel!
        @IBOutlet var one: [UIButton]!, two: UIView? { didSet { let inner = 1 } }
        @IBInspectable var radius: Double = 1, width: Int { 2 }
        @objc(other) dynamic var named: Any?
        @NSManaged var stored: Any
        var hidden: UIView?
        lazy var after = UIView()
        @IBAction func open() { @objc var local = 1 }
      }
      @objcMembers class Open: NSObject { var all = 1 }
      @objc extension Feed { func some() {} }
      @objc class Closed: NSObject { var none = 1 }
      """
    )
    #expect(
      facts.properties.map { "\($0.type).\($0.name)" } == [
        "Feed.title", "Feed.one", "Feed.two", "Feed.radius", "Feed.other", "Feed.named",
        "Feed.stored", "Open.all",
      ]
    )
    #expect(facts.types.map(\.exposesMembers) == [false, true, true, false])
  }

  @Test func `types are read with their nesting and their supertypes`() throws {
    let facts = SwiftSourceReader().read(
      """
      public final class Feed<Item: Hashable, Other>: BaseController<Item>, UIDelegate where Item: A {
        struct Row {}
        class func make() {}
        enum Style: String { case plain, `default` = "d" }
      }
      private extension Feed
      {
        class Cell: UITableViewCell {}
      }
      protocol Screen: class, AnyObject {}
      @objc(OldName) class New: NSObject {}
      actor Worker {}
      let actor = 1
      """
    )
    try #require(
      facts.types.map { "\($0.kind) \($0.name): \($0.supertypes.joined(separator: ", "))" } == [
        "class Feed: BaseController, UIDelegate", "struct Feed.Row: ", "enum Feed.Style: String",
        "extension Feed: ", "class Feed.Cell: UITableViewCell", "protocol Screen: class, AnyObject",
        "class New: NSObject", "actor Worker: ",
      ]
    )
    #expect(facts.types[0].genericParameters == ["Item", "Other"])
    #expect(facts.types[6].objectiveCName == "OldName")
    #expect(
      facts.constants.map { "\($0.type).\($0.name) = \($0.value)" } == [
        #"Feed.Style.plain = literal("plain")"#, #"Feed.Style.default = literal("d")"#,
      ]
    )
  }

  @Test func `constants of every form are read`() {
    let facts = SwiftSourceReader().read(
      #"""
      let global = "Global"
      public let typed: String = "Typed"
      struct Segues {
        static let show = "Show"
        static let escaped = "a\"\u{62}"
        static let sum = "a" + "b"
        static let inserted = "a\(1)"
        static let other = Names.first.rawValue
        static var computed: String { "Computed" }
        static var returned: String { return "Returned" }
        static var changing = "Changing"
        static var named: String { String(describing: self) }
        static var number = 1
        let own = "Own"
        var instance = "Instance"
      }
      """#
    )
    #expect(
      facts.constants.map { "\($0.type).\($0.name) = \($0.value)" } == [
        #".global = literal("Global")"#, #".typed = literal("Typed")"#,
        #"Segues.show = literal("Show")"#, #"Segues.escaped = literal("a\"b")"#,
        "Segues.sum = unknown", "Segues.inserted = unknown",
        #"Segues.other = reference(["Names", "first"])"#,
        #"Segues.computed = literal("Computed")"#, #"Segues.returned = literal("Returned")"#,
        "Segues.changing = unknown", "Segues.named = ownTypeName", #"Segues.own = literal("Own")"#,
      ]
    )
  }

  @Test func `the actions of Interface Builder are read`() throws {
    let facts = SwiftSourceReader().read(
      """
      class A: UIViewController {
        @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) {}
        @IBAction private func unwind(segue: UIStoryboardSegue) {}
        @IBAction func back(from segue: UIStoryboardSegue, sender: Any?) {}
        @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> Detail? { nil }
        @IBAction @objc(tapped:) func tap(_ sender: Any) {}
        @available(iOS 13, *) @IBAction
        func late() {}
        func plain(_ a: Int) {}
      }
      """
    )
    try #require(
      facts.methods.map(\.selector) == [
        "unwindToFeed:", "unwindWithSegue:", "backFrom:sender:", "makeDetail:sender:", "tapped:",
        "late",
      ]
    )
    #expect(
      facts.methods.prefix(3).map(\.otherSelector) == [
        nil, "unwindSegue:", "backWithFrom:sender:",
      ]
    )
    #expect(facts.methods[3].role == .segueAction)
    #expect(facts.methods[3].result == "Detail")
    #expect(facts.methods.allSatisfy { $0.type == "A" })
  }

  @Test(arguments: [
    ("make()", "make"), ("make(coder:)", "makeWithCoder:"), ("make(forCoder:)", "makeForCoder:"),
    ("makeFrom(coder:)", "makeFromCoder:"), ("signIn(user:)", "signInUser:"),
    ("make(_:sender:)", "make:sender:"), ("makeFrom(_:_:)", "makeFrom::"),
    ("informed(user:)", "informedWithUser:"), ("make(information:)", "makeWithInformation:"),
  ])
  func selectorsAreThoseOfTheCompiler(name: String, selector: String) {
    let parts = name.dropLast().split(separator: "(", omittingEmptySubsequences: false)
    let labels = parts[1].split(separator: ":").map(String.init)
    #expect(ObjectiveCSelector.name(String(parts[0]), labels: labels) == selector)
  }

  @Test func `typed segues of every form are read`() throws {
    let facts = SwiftSourceReader().read(
      """
      extension Segue<ConversationController> {
        static var showConversation: Self { .init("A") }
        static let stored = Self("B")
        static var returned: Self { return Segue("C") }
      }
      extension Segue<any ShareScreen> { static var share: Self { .init("D") } }
      extension Segue<ConversationController>.From<FeedController> {
        static var showConversation: Self { .init("E") }
      }
      extension Segue where Destination == Chat.Controller { static var f: Self { get { .init("F") } } }
      enum Segues {
        static let g = Segue<Detail>("G")
        static let h: Segue<Detail> = .init(Names.h)
        static let i: Segue<Detail>.From<Feed> = .init("I")
      }
      let j = Segue<Detail>.From<Feed>("J")
      let k = Other<Detail>("K")
      """
    )
    try #require(
      facts.segues.map { "\($0.name) \($0.destination ?? "-") \($0.source ?? "-")" } == [
        "showConversation ConversationController -", "stored ConversationController -",
        "returned ConversationController -", "share ShareScreen -",
        "showConversation ConversationController FeedController", "f Chat.Controller -",
        "g Detail -", "h Detail -", "i Detail Feed", "j Detail Feed",
      ]
    )
    #expect(facts.segues[7].identifier == .reference(["Names", "h"]))
    #expect(facts.segues[9].identifier == .literal("J"))
  }

  @Test func `destinations and their routes are read`() throws {
    let facts = SwiftSourceReader().read(
      """
      enum AppDestination: Destination {
        case login, signUp
        case conversation(Status)
        case devices(user: User, group: [String: DeviceGroup<Int, Int>], (Int, Int) -> Void)

        var route: Route {
          switch self {
          case .login, .signUp: return Route(.login)
          case let .conversation(status): return Route(.showConversation) { $0.status = status }
          case .devices(let user, let group, _):
            return Route(Segue<D>.devices, instantiate: { DevicesController(user: user) })
          default: return Route(.other)
          }
        }
      }
      """
    )
    try #require(facts.cases.map(\.name) == ["login", "signUp", "conversation", "devices"])
    #expect(
      facts.cases[3].payload == [
        .init(label: "user", type: "User"),
        .init(label: "group", type: "[String: DeviceGroup<Int, Int>]"),
        .init(label: nil, type: "(Int, Int) -> Void"),
      ]
    )
    try #require(
      facts.routes.map(\.cases) == [["login", "signUp"], ["conversation"], ["devices"], []]
    )
    #expect(facts.routes[2].segue == .reference(["Segue", "devices"]))
    #expect(facts.routes[2].instantiates == "DevicesController")
    #expect(facts.defaults.count == 1)
    #expect(facts.defaults.first?.location.line == 12)
  }

  @Test(arguments: [
    ("Route(.a)", 1), ("Routes.Route(.a)", 1), ("storyboard.Route(.a)", 0), ("make().Route(.a)", 0),
  ])
  func `only a route of the library maps a destination`(code: String, count: Int) {
    let facts = SwiftSourceReader().read(
      "enum App: Destination { case a; var route: Route { return \(code) } }"
    )
    #expect(facts.routes.count == count)
  }

  @Test(arguments: [
    "Screen<[Int]>", "Screen<(Int, Int)>", "Screen<any P>", "Screen<some P, Int>", "Screen<~P>",
    "Screen<(Int) -> Void>", "Screen<@Sendable () -> Void>",
  ])
  func aSupertypeAfterGenericArgumentsIsRead(supertype: String) {
    let facts = SwiftSourceReader().read("class Post: \(supertype), Shareable {}\nclass Feed {}")
    #expect(facts.types.map(\.supertypes) == [["Screen", "Shareable"], []])
  }

  @Test func aliasesHaveTheNamesOfTheirTypes() {
    let facts = SwiftSourceReader().read(
      "typealias A = Feed\nclass C { typealias B<T> = Feed.Inner<T> }"
    )
    #expect(facts.aliases.map { "\($0.name) = \($0.target)" } == ["A = Feed", "C.B = Feed.Inner"])
  }

  @Test func `comments that suppress findings are read`() {
    let facts = SwiftSourceReader().read(
      """
      // routecheck:disable:file unknown-scene
      // routecheck:disable:next unknown-segue, never-matching-identifier -- not ours
      foo() // routecheck:disable
      // routecheck:nonsense
      """
    )
    #expect(facts.suppressions.map(\.reach) == [.file, .line(3), .line(3)])
    #expect(
      facts.suppressions.map { $0.rules.map(\.text) } == [
        ["unknown-scene"], ["unknown-segue", "never-matching-identifier"], [],
      ]
    )
  }

  @Test func aFileWithoutSearchedWordsHasNoFacts() {
    #expect(SwiftSourceReader().read("struct A { var b: Int }") == SourceFacts())
  }
}
