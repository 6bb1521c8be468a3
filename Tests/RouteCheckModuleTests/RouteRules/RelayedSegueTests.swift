import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// Methods that certainly pass the identifier of a segue on, so that any identifier is compared with
/// those of the storyboards.
@Suite struct RelayedSegueTests {
  private static let relay = """
    class Feed: UIViewController {
      func open(_ id: String, on day: Int) { performSegue(withIdentifier: id, sender: day) }
    }
    """
  private static let call = """
    class Caller {
      func run(feed: Feed) { feed.open("ShowMap", on: 1) }
    }
    """
  private static let found = ["Caller.swift:2: error: no storyboard has a segue 'ShowMap'"]

  private func messages(
    _ relay: String = relay,
    _ call: String = call,
    _ language: String = "swift",
    besides files: [String: String] = [:],
    isWhole: Bool = true
  ) async -> [String] {
    var all = Example.feedAndPost.texts.merging(files) { $1 }
    if isWhole { all["Package.swift"] = "" }
    (all["Relay.\(language)"], all["Caller.\(language)"]) = (relay, call)
    let report = await RuleRunner(only: ["unknown-segue"]).run(on: all)
    return report.diagnostics.map {
      "\($0.file):\($0.location.line): \($0.severity): \($0.message)"
    }
  }

  @Test(arguments: [
    call,
    call.replacing("class Caller", with: "class Post: Feed").replacing("feed.open", with: "open"),
    call.replacing("class Caller", with: "extension Feed").replacing(
      "feed.open",
      with: "self.open"
    ),
  ])
  func `the identifier in a call is checked`(call: String) async {
    #expect(await messages(Self.relay, call) == Self.found)
    #expect(await messages(Self.relay, call.replacing("ShowMap", with: "ShowPost")) == [])
  }

  @Test func aMethodOfAllViewControllersIsCertain() async {
    let relay = Self.relay.replacing(
      "class Feed: UIViewController",
      with: "extension UIViewController"
    )
    let files = ["Feed.swift": "class Feed: UIViewController {}"]
    #expect(await messages(relay, besides: files) == Self.found)
  }

  /// Each of these methods has the name, and does something else.
  @Test(arguments: [
    "class Other { func open(_ id: String, on day: Int) { print(id) } }",
    "class Other: Feed { override func open(_ id: String, on day: Int) { super.open(id + id, on: day) } }",
    "extension Feed { func open(_ step: Step, on day: Int) {} }",
    "#if os(macOS)\nclass Other { func open(_ id: String, on day: Int) {} }\n#endif",
  ])
  func aNamesakeMakesTheMethodUncertain(namesake: String) async {
    #expect(await messages(besides: ["Other.swift": namesake]) == [])
  }

  @Test(arguments: [
    "protocol Opener { func open(_ id: String, on day: Int) }",
    "class Other { func open(_ id: String) { print(id) } }",
    "class Other: UIViewController { func open(_ name: String, on day: Int) { performSegue(withIdentifier: name, sender: 1) } }",
    "import XCTest\nclass Double { func open(_ id: String, on day: Int) {} }",
  ])
  func aRequirementAndAMethodThatDoesTheSameLeaveItCertain(namesake: String) async {
    #expect(await messages(besides: ["Other.swift": namesake]) == Self.found)
  }

  @Test(arguments: [
    // What is done depends on the identifier.
    "let other = day > 1 ? id : \"B\"; note(other); performSegue(withIdentifier: id, sender: day)",
    "if routes[id] != nil { return }; performSegue(withIdentifier: id, sender: day)",
    "switch id { case \"ShowMap\": return; default: performSegue(withIdentifier: id, sender: day) }",
    "if id == map { return }; performSegue(withIdentifier: id, sender: day)",
    "if id == \"ShowMap\" { return }; performSegue(withIdentifier: id, sender: day)",
    // The segue may not exist, or another object may perform it.
    "if canPerformSegue(id) { performSegue(withIdentifier: id, sender: day) }",
    "ObjC.catchException { self.performSegue(withIdentifier: id, sender: day) }",
    "if shouldPerformSegue(withIdentifier: id, sender: 1) { performSegue(withIdentifier: id, sender: 1) }",
  ])
  func aMethodThatMayDoSomethingElseIsNotCertain(body: String) async {
    let relay =
      "class Feed: UIViewController {\n  func open(_ id: String, on day: Int) { \(body) }\n}"
    #expect(await messages(relay) == [])
  }

  @Test(arguments: [
    "if id == \"Close\" { return }; performSegue(withIdentifier: id, sender: day)",
    "guard id != Self.close else { return }; performSegue(withIdentifier: id, sender: day)",
    "if day > 1 { performSegue(withIdentifier: id, sender: 1) } else { performSegue(withIdentifier: id, sender: 2) }",
    "log(id: 1); run { self.performSegue(withIdentifier: id, sender: day) }",
  ])
  func `an identifier that the relay treats otherwise is not reported`(body: String) async {
    let relay = """
      class Feed: UIViewController {
        static let close = "Close"
        func open(_ id: String, on day: Int) { \(body) }
      }
      """
    #expect(await messages(relay) == Self.found)
    let closing = Self.call.replacing("ShowMap", with: "Close")
    let isException = body.contains("lose")
    #expect(await messages(relay, closing).isEmpty == isException)
  }

  @Test func `a case that the relay treats otherwise is not reported`() async {
    let relay = """
      enum Step: String { case map = "ShowMap", close = "Close" }
      class Feed: UIViewController {
        func go(to step: Step) {
          if step == .close { return }
          performSegue(withIdentifier: step.rawValue, sender: nil)
        }
      }
      """
    let call = Self.call.replacing("open(\"ShowMap\", on: 1)", with: "go(to: .map)")
    #expect(await messages(relay, call) == Self.found)
    #expect(await messages(relay, call.replacing(".map", with: ".close")) == [])
  }

  @Test(arguments: [
    // Not a view controller, or one with a method of its own.
    relay.replacing("UIViewController", with: "Box"),
    relay
      + "\nextension Feed { override func performSegue(withIdentifier a: String, sender: Any?) {} }",
    // Another object performs it, and some class has such a method.
    relay.replacing("performSegue(", with: "router.performSegue(")
      + "\nclass Router: UIViewController { override func performSegue(withIdentifier a: String, sender: Any?) {} }",
  ])
  func onlySeguesOfTheFrameworkCount(relay: String) async {
    #expect(await messages(relay) == [])
  }

  @Test(arguments: [
    "if canPerformSegue(\"ShowMap\") { feed.open(\"ShowMap\", on: 1) }",
    "let open = { (id: String, day: Int) in }; open(\"ShowMap\", 1)",
    "other.open(\"ShowMap\", on: 1)", "feed.parent?.open(\"ShowMap\", on: 1)",
  ])
  func aCallThatMayDoSomethingElseIsNotReported(call: String) async {
    let text = Self.call.replacing("feed.open(\"ShowMap\", on: 1)", with: call)
    #expect(await messages(Self.relay, text) == [])
  }

  /// Another object than that of the class may have another method.
  @Test func aCallOnAnotherObjectInTheClassIsNotCertain() async {
    let text = Self.call.replacing("class Caller", with: "class Post: Feed")
    #expect(await messages(Self.relay, text) == Self.found)
    #expect(await messages(Self.relay, text.replacing("feed.", with: "delegate?.")) == [])
  }

  @Test func methodsThatPassOnDifferentArgumentsAreNotCertain() async {
    let relay = Self.relay.replacing("on day: Int", with: "on day: String")
    let call = Self.call.replacing("on: 1", with: "on: \"ShowPost\"")
    #expect(await messages(relay, call) == Self.found)
    let other = relay.replacing(
      "class Feed: UIViewController",
      with: "class Other: UIViewController"
    )
    .replacing("withIdentifier: id, sender: day", with: "withIdentifier: day, sender: id")
    #expect(await messages(relay, call, besides: ["Other.swift": other]) == [])
  }

  @Test func `a method of the app may be named after segues`() async {
    let (relay, call) = (Self.relay, Self.call.replacing("feed.", with: "delegate?."))
    #expect(await messages(relay, call) == [])
    let named = [relay, call].map { $0.replacing("open(", with: "openSegue(") }
    #expect(await messages(named[0], named[1]) == Self.found)
  }

  private static let objectiveC = """
    @implementation Feed : UIViewController
    - (void)app_openSegue:(NSString *)identifier sender:(id)sender {
      if ([identifier isEqualToString:@"Share"]) { return; }
      [self performSegueWithIdentifier:identifier sender:sender];
    }
    @end
    """

  private func message(_ name: String, to receiver: String = "self.delegate") -> String {
    "@implementation Caller\n- (void)run:(Feed *)feed { [\(receiver) app_openSegue:@\"\(name)\" sender:nil]; }\n@end\n"
  }

  @Test(arguments: [("ShowMap", 1), ("Share", 0), ("ShowPost", 0)])
  func aMessageOfObjectiveCIsFollowed(name: String, count: Int) async {
    let found = await messages(Self.objectiveC, message(name), "m")
    #expect(found == Self.found.prefix(count).map { $0.replacing(".swift", with: ".m") })
  }

  @Test func `a message to an object of the class is checked`() async {
    let (relay, call) = (Self.objectiveC, message("ShowMap", to: "feed"))
    let plain = [relay, call, message("ShowMap")].map { $0.replacing("app_openSegue", with: "go") }
    #expect(await messages(plain[0], plain[1], "m").count == 1)
    #expect(await messages(plain[0], plain[2], "m") == [])
  }

  @Test(arguments: [
    "- (void)other { }", "- (void)app_openSegue:(NSString *)name sender:(id)sender { log(name); }",
  ])
  func `a method of the same selector in another class makes a relay uncertain`(method: String)
    async
  {
    let other = "@implementation Other : NSObject\n\(method)\n@end\n"
    let found = await messages(
      Self.objectiveC,
      message("ShowMap"),
      "m",
      besides: ["Other.m": other]
    )
    #expect(found.isEmpty == method.contains("app_"))
  }

  @Test(arguments: [
    "if (self.routes[identifier]) { return; }", "[self note:identifier];",
    "id other = identifier;", "NSString *a = ready ? identifier : nil;",
    "if ([self canPerformSegue:identifier]) { }",
    "if ([identifier isEqualToString:name()]) { return; }",
  ])
  func `a relay with another use of the identifier is not certain`(statement: String) async {
    let relay = Self.objectiveC.replacing(
      "if ([identifier isEqualToString:@\"Share\"]) { return; }",
      with: statement
    )
    #expect(await messages(relay, message("ShowMap"), "m") == [])
  }

  @Test(arguments: [
    "self.identifier = nil;", "[self note:1 identifier:2];",
    "if (late) { [self performSegueWithIdentifier:identifier sender:nil]; return; }",
  ])
  func `a similar name is not a use of the parameter`(statement: String) async {
    let relay = Self.objectiveC.replacing(
      "if ([identifier isEqualToString:@\"Share\"]) { return; }",
      with: statement
    )
    #expect(await messages(relay, message("ShowMap"), "m").count == 1)
  }

  // MARK: Misspelled identifiers

  private static let spelled = [
    "Caller.swift:2: error: no storyboard has a segue 'ShowPots'; did you mean 'ShowPost'?"
  ]
  private static let slip = spelled.map { $0.replacing("error", with: "warning") }
  private func caller(_ call: String, _ type: String = "class Caller") -> String {
    "\(type) {\n  func run(feed: Feed) { \(call) }\n}"
  }

  @Test(arguments: [
    (relay, #"feed.open("ShowPots", on: 1)"#),
    (
      relay.replacing("performSegue(", with: "if day > 1 { return }; performSegue("),
      #"feed.open("ShowPots", on: 1)"#
    ),
    (
      """
      enum Step: String { case post = "ShowPots" }
      class Feed: UIViewController {
        func go(to step: Step) { performSegue(withIdentifier: step.rawValue, sender: nil) }
      }
      """, "feed.go(to: .post)"
    ),
  ])
  func aSlipInAnIdentifierOfACallerIsReported(relay: String, call: String) async {
    #expect(await messages(relay, caller(call)) == Self.spelled)
    #expect(await messages(relay, caller(call, "extension Feed")) == Self.spelled)
  }

  /// A method of a module that the app imports may have the same name.
  @Test(arguments: [
    (relay, #"delegate?.open("ShowPots", on: 1)"#),
    (
      "func open(_ id: String, from screen: UIViewController) { screen.performSegue(withIdentifier: id, sender: nil) }",
      #"open("ShowPots", from: feed)"#
    ),
  ])
  func aSlipIsReportedAsAWarningIfTheMethodIsNotCertain(relay: String, call: String) async {
    #expect(await messages(relay, caller(call)) == Self.slip)
    let other = call.replacing("ShowPots", with: "ShowMap")
    #expect(await messages(relay, caller(other)) == [])
  }

  @Test(arguments: [
    // Another method, another name, an identifier that is right, and one that code computes.
    #"feed.open("ShowPots")"#, #"feed.open("ShowPots", in: 1)"#, #"feed.close("ShowPots", on: 1)"#,
    #"feed.open("", on: 1)"#, #"feed.open("ShowPost", on: 1)"#, "feed.open(name, on: 1)",
    #"feed.open("Show" + "Pots", on: 1)"#,
  ])
  func `other calls are not reported`(call: String) async {
    #expect(await messages(Self.relay, caller(call)) == [])
  }

  @Test(arguments: [
    // The method does not pass on what it gets.
    #"class Feed: UIViewController { func open(_ id: String, on day: Int) {} }"#,
    """
    class Feed: UIViewController {
      func open(_ id: String, on day: Int) { performSegue(withIdentifier: "\\(id)\\(day)", sender: 1) }
    }
    """,
    """
    class Feed: UIViewController {
      func open(_ id: String, on day: Int) {
        let id = id + "t"
        performSegue(withIdentifier: id, sender: 1)
      }
    }
    """,
  ])
  func `a method that does not pass on its argument is not followed`(relay: String) async {
    #expect(await messages(relay, caller(#"feed.open("ShowPots", on: 1)"#)) == [])
  }

  @Test func anAppThatIsNotKnownAsAWholeIsNotReported() async {
    let call = caller(#"feed.open("ShowPots", on: 1)"#)
    #expect(await messages(Self.relay, call, isWhole: false) == [])
  }

  @Test func anIdentifierThatIsLikeAnotherOneIsNotReported() async {
    let other = Example.feedAndPost(segue: "ShowPots", post: "Other").files[0].text
    let call = caller(#"feed.open("ShowPots", on: 1)"#)
    #expect(await messages(Self.relay, call, besides: ["Other.storyboard": other]) == [])
  }

  @Test func aFileThatCallsNoRelayHasTheSameFacts() async {
    let files = [
      "Relay.swift": Self.relay, "Other.swift": "class Other: UIViewController { let a = 1 }",
      "Caller.swift": caller(#"feed.open("ShowPots", on: 1)"#), "Broken.swift": "\u{FFFE}",
    ]
    let project = await Project.load(files)
    #expect(project.files.sources.map(\.path) == ["Caller.swift", "Other.swift", "Relay.swift"])
    #expect(project.files.sources.map(\.facts.segueUses.count) == [1, 0, 1])
    #expect(project.files.sources.map(\.facts.relays.count) == [0, 0, 1])
  }

  private static let delegating = """
    @implementation Feed
    - (void)app_open:(NSString *)identifier sender:(id)sender {
      if ([identifier isEqualToString:@"Other"]) { return; }
      [self performSegueWithIdentifier:identifier sender:sender];
    }
    @end
    """

  @Test(arguments: [
    (#"[self.delegate app_open:@"ShowPots" sender:nil]"#, 1),
    (#"[delegate app_open:@"ShowPots" sender:@"ShowPots"]"#, 1),
    (#"[self.delegate app_open:@"ShowPost" sender:nil]"#, 0),
    (#"[self.delegate app_open:@"ShowPots" from:nil]"#, 0),
    (#"[self.delegate app_open:@"ShowMap" sender:nil]"#, 0),
    (#"if ([self canPerformSegue:@"ShowPots"]) { [feed app_open:@"ShowPots" sender:nil]; }"#, 1),
    (#"[self.delegate app_open:name sender:nil]"#, 0),
  ])
  func aMessageToADelegateIsFollowed(call: String, count: Int) async {
    let caller = "@implementation Caller\n- (void)run:(id)delegate { \(call); }\n@end\n"
    let found = await messages(Self.delegating, caller, "m")
    let message = Self.slip.map { $0.replacing("Caller.swift", with: "Caller.m") }
    #expect(found == (count == 1 ? message : []))
  }
}
