import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// What a search takes from files: where an app starts, and how sure its moves are.
@Suite struct ExploreFactTests {
  /// A feed in a stack, which shows a post and presents a share; the post shows what is deep.
  private var app: String {
    document(
      initial: "nav",
      stack(root: "feed"),
      screen(
        "feed",
        control("Open", segue("s1", to: "post"))
          + control("Write", segue("s2", to: "share", "presentation"))
      ),
      screen("post", control("More", segue("s3", to: "deep"))),
      screen("deep"),
      screen("share")
    )
  }

  @Test func anAppDoesNotStartInItsLaunchScreen() async {
    let launch = document(initial: "l", screen("l"))
      .replacing("<document", with: #"<document launchScreen="YES""#)
    let files = [
      "Launch.storyboard": launch,
      "App.storyboard": document(initial: "a", screen("a")),
    ]
    #expect(await explore(["--list", "screens"], files).output == "A (0 taps)\n")
  }

  @Test func anAppStartsInMainAndNotInOtherStoryboards() async {
    let files = [
      "Main.storyboard": document(initial: "m", screen("m")),
      "App.storyboard": document(initial: "a", screen("a")),
    ]
    let output = await explore(["--list", "screens"], files).output
    #expect(
      output == "M (0 taps)\nA (not reached: no segue and no code leads there)\n",
      "\(output)"
    )
  }

  @Test func aControlWithoutATitleIsNamedByItsKind() async {
    let button = """
      <button id="x"><connections><segue id="s1" kind="presentation" destination="b"/></connections>
      </button>
      """
    let main = document(
      initial: "a",
      screen("a", button),
      screen("b")
    )
    let output = await explore(["--list", "moves"], ["Main.storyboard": main]).output
    #expect(output.hasPrefix("A: tap button (performed)\n"), "\(output)")
  }

  /// A segue that another class performs is possible, and one that is only made never happens.
  @Test func aSegueThatCodeMakesIsNotPerformed() async {
    let main = Example.scenes(
      initial: "a",
      scene("a", "A", segue("s", "Old", to: "a"), segue("t", "Other", to: "a"))
    )
    let source = """
      class A: UIViewController {}
      class B: UIViewController {
        func f() {
          _ = UIStoryboardSegue(identifier: "Old", source: self, destination: self)
          other.performSegue(withIdentifier: "Other", sender: nil)
        }
      }
      """
    let output = await explore(["--list", "moves"], main.and("A.swift", source).texts).output
    #expect(output == "A performs 'Other' (repeats, possible)\nA: segue 'Old' (never)\n")
  }

  @Test func aBrokenFileIsReportedAfterTheSearch() async {
    let run = await explore([], ["Main.storyboard": app, "Other.storyboard": "<document"])
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("4 screens in "), "\(run.output)")
    #expect(run.error.contains("[malformed-storyboard]"))
  }

  @Test func aWayBeyondTheBoundsIsNotDenied() async {
    let near = await explore(["--to", "Deep", "--taps", "1"], ["Main.storyboard": app])
    #expect(near.output == "no moves lead to Deep within the bounds of the search\n")
    #expect(near.status == .findings)
  }
}
