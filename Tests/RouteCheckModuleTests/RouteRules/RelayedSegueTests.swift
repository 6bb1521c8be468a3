import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// Identifiers that go through a method of another file, a delegate or a helper.
@Suite struct RelayedSegueTests {
  private func messages(
    _ relay: String,
    _ call: String,
    besides files: [String: String] = ["Package.swift": ""],
    language: String = "swift"
  ) async -> [String] {
    var all = Dictionary(
      uniqueKeysWithValues: Example.feedAndPost.files.map { ($0.path, $0.text) }
    )
    all["Relay.\(language)"] = relay
    all["Caller.\(language)"] = call
    all.merge(files) { $1 }
    let report = await RuleRunner(only: ["unknown-segue"]).run(on: all)
    return report.diagnostics.map {
      "\($0.file):\($0.location.line): \($0.severity): \($0.message)"
    }
  }

  private static let found = [
    "Caller.swift:2: error: no storyboard has a segue 'ShowPots'; did you mean 'ShowPost'?"
  ]
  private static let slip = found.map { $0.replacing("error", with: "warning") }
  private static let own = """
    class Feed: UIViewController {
      func open(_ id: String, on day: Int) { performSegue(withIdentifier: id, sender: day) }
    }
    """

  private func caller(_ call: String, _ type: String = "class Caller") -> String {
    "\(type) {\n  func run(feed: Feed) { \(call) }\n}"
  }

  @Test(arguments: [
    (own, #"feed.open("ShowPots", on: 1)"#),
    (
      own.replacing("performSegue(", with: "if day > 1 { return }; performSegue("),
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
    #expect(await messages(relay, caller(call)) == Self.found)
    #expect(await messages(relay, caller(call, "extension Feed")) == Self.found)
  }

  /// A method of a module that the app imports may have the same name.
  @Test(arguments: [
    (own, #"delegate?.open("ShowPots", on: 1)"#),
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
    #expect(await messages(Self.own, caller(call)) == [])
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
    #expect(await messages(Self.own, call, besides: [:]) == [])
  }

  @Test func anIdentifierThatIsLikeAnotherOneIsNotReported() async {
    let other = Example.feedAndPost(segue: "ShowPots", post: "Other").files[0].text
    let call = caller(#"feed.open("ShowPots", on: 1)"#)
    let files = ["Package.swift": "", "Other.storyboard": other]
    #expect(await messages(Self.own, call, besides: files) == [])
  }

  @Test func aFileThatCallsNoRelayHasTheSameFacts() async {
    let files = [
      "Relay.swift": Self.own, "Other.swift": "class Other: UIViewController { let a = 1 }",
      "Caller.swift": caller(#"feed.open("ShowPots", on: 1)"#), "Broken.swift": "\u{FFFE}",
    ]
    let project = await Project.load(files)
    #expect(project.files.sources.map(\.path) == ["Caller.swift", "Other.swift", "Relay.swift"])
    #expect(project.files.sources.map(\.facts.segueUses.count) == [1, 0, 1])
    #expect(project.files.sources.map(\.facts.relays.count) == [0, 0, 1])
  }

  private static let objectiveC = """
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
    let found = await messages(Self.objectiveC, caller, language: "m")
    let message = Self.slip.map { $0.replacing("Caller.swift", with: "Caller.m") }
    #expect(found == (count == 1 ? message : []))
  }
}
