import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// The answers of `routecheck explore --properties`.
@Suite struct PropertyAnswerTests {
  private func run(
    _ properties: String,
    _ words: [String] = [],
    in storyboard: String = feedApp(),
    code: [String: String] = [:]
  ) async -> ToolRun {
    let files = ["Main.storyboard": storyboard, "App.paths": properties].merging(code) { $1 }
    return await explore(["--properties", "App.paths"] + words, files)
  }

  /// The app whose segue to the post has an identifier.
  private static let identified = feedApp().replacing(
    #"id="s1""#,
    with: #"id="s1" identifier="Open""#
  )

  @Test(arguments: [
    ("reach Post within 1 tap", nil), ("never Share after Post", "these moves break"),
    ("never Feed", "the state in which the app starts breaks 'never Feed'"),
    ("back from PostController within 1 tap", nil),
    (
      "reach Share within 0 taps",
      "'reach Share within 0 taps' does not hold: the shortest way that was found has "
    ),
  ])
  func `a property holds, or is broken with its taps`(property: String, message: String?) async {
    let run = await run(property)
    #expect(run.status == (message == nil ? .success : .findings), "\(run.error)")
    #expect(run.output.contains("[property]") == (message != nil), "\(run.output)")
    if let message { expect(run.output, contains: message) }
  }

  @Test(arguments: [
    (["--limit", "1"], "the app has more than 1 state; try --limit 10"),
    (["--taps", "1"], "the path goes on after 1 tap; try a higher --taps"),
  ])
  func `an undecided property says what to try`(words: [String], reason: String) async {
    let run = await run("never Feed after Share", words)
    expect(run.output, contains: "'never Feed after Share' is not decided: \(reason)")
  }

  @Test func `the nearest screen before another one counts`() async {
    let storyboard = document(
      initial: "nav",
      stack(root: "feed"),
      screen(
        "feed",
        control("Write", segue("s1", to: "share", "presentation"))
          + control("Buy", segue("s2", to: "cart")) + control("Open", segue("s3", to: "post"))
      ),
      screen("post", control("Next", segue("s4", to: "end")))
        + screen("end", control("Share", segue("s5", to: "share"))),
      screen("share", control("Pay", segue("s6", to: "cart", "push"))) + screen("cart")
    )
    let text = await run("never Cart after Share", in: storyboard).output
    let steps = ["1. tap button 'Write'", "2. swipe down", "3. tap button 'Buy'"]
    for step in steps { expect(text, contains: step) }
    #expect(!text.contains("4."), "\(text)")
  }

  @Test func `a reason names the screen that code opens`() async {
    let storyboard = document(
      initial: "nav",
      stack(root: "feed"),
      screen("feed"),
      screen("cart", control("Open", segue("s1", to: "post"))) + screen("post")
    )
    let code = """
      class Feed: UIViewController {
        override func viewDidAppear(_ animated: Bool) { Router().open() }
      }
      class Router {
        func open() {
          let main = UIStoryboard(name: "Main", bundle: nil)
          stack.pushViewController(main.instantiateViewController(withIdentifier: "cart-id"), animated: true)
        }
      }
      class Cart: UIViewController {}
      class Post: UIViewController {}
      """
    let run = await run("reach Feed from Post", in: storyboard, code: ["A.swift": code])
    expect(run.output, contains: "is not decided: code opens 'Cart' at a place")
  }

  @Test func `a move that only code may make is a reason`() async {
    let code = """
      class Share: UIViewController {}
      class Post: UIViewController {}
      class Feed: UIViewController {
        func open() {
          let post = storyboard!.instantiateViewController(withIdentifier: "post-id")
          navigationController!.pushViewController(post, animated: true)
        }
      }
      """
    let app = feedApp().replacing(
      #"kind="show" destination="post""#,
      with: #"kind="show" destination="share""#
    )
    let run = await run("never Post", in: app, code: ["App.swift": code])
    expect(
      run.output,
      contains:
        "App.paths:1:1: warning: 'never Post' is not decided: only code makes a move of the path: "
        + "Feed pushes Post (App.swift:6) [property-undecided]\n"
    )
  }

  /// A user can meet a condition.
  @Test(arguments: [
    "if identifier == \"Save\" { return isOpen } else { return true }",
    "if identifier == Name.save, !isOpen { return false }; return true",
    "guard identifier == \"Save\" else { return true }\n return isOpen",
    "switch identifier { case \"Save\", \"Send\": return isOpen\n default: return true }",
    "return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)",
    "isOpen", "return isOpen", "return true && isOpen",
    "guard isOpen else { return false }; return true",
    "return super.shouldPerformSegue(withIdentifier: identifier, sender: sender) && isOpen",
    "if identifier == \"Open\" { return isOpen }; return true",
    "if identifier == \"Open\" { if !isOpen { return false } }; return true",
    "if identifier == \"Open\", !isOpen { return false }; return true",
    "if identifier == \"Open\" && !isOpen { return false }; return true",
    "if identifier == \"Save\" || !isOpen { return false }; return true",
    "if identifier == \"Save\" { return true } else { return isOpen }",
    "if identifier == \"Save\" { return false }; return true",
    "if identifier == \"Open\" { if isOpen { return true }; return false }; return false",
    "if identifier != \"Open\" { return true }; return isOpen",
    "switch identifier { case \"Save\": return false\n default: return isOpen }",
    "if identifier == \"Save\" { let ok = check(identifier); return ok }; return true",
    "if identifier == \"Open\" { return count == 1 }; return true", "return count == 1",
    "guard let cell = sender as? Cell else { return false }\n return cell.isOpen",
    "var ok = true; if isNew { ok = false }; return ok",
    "if let id = Name(rawValue: identifier), id == .save { return isOpen }; return true",
  ])
  func `a class that allows a segue sometimes does not prevent a tap`(body: String) async {
    let run = await run(openIdentified: body)
    expect(run.output, contains: "these moves break 'never Post'")
  }

  @Test(arguments: [
    "false", "return false", "return identifier == \"Open\"", "identifier != name",
    "if identifier == \"Open\" { return false }; return true",
    "if identifier == \"Save\" { return isOpen }; return false",
    "if identifier == name { return isOpen }; return true",
    "switch identifier { case \"Open\": return false\n default: return isOpen }",
    "guard identifier != \"Open\" else { return false }; return true",
    "guard identifier == \"Save\", isOpen else { return false }; return true",
    "let ok = identifier != \"Open\"\n return ok", "return ![\"Open\"].contains(identifier)",
    "if [\"Open\"].contains(identifier) { return false }; return true",
    "let isKept = identifier == \"Open\"\n if isKept { return false }\n return true",
    "var ok = true; if identifier == \"Open\" { ok = false }; return ok",
    "let ok: Bool\n switch identifier { case \"Open\": ok = false\n default: ok = true }\n return ok",
    "if identifier != \"Open\" { return true }; return false",
    "if identifier == \"Save\" { return isOpen } else { return false }",
    "\n#if DEBUG\nreturn true\n#else\nreturn false\n#endif\n",
    "switch identifier.lowercased() { case \"open\": return false\n default: return true }",
  ])
  func `a class that may never allow a segue prevents a tap`(body: String) async {
    let run = await run(openIdentified: body)
    let message =
      "App.paths:1:1: warning: 'never Post' is not decided: code may prevent a move of the path: "
      + "tap button 'Open' [property-undecided]\n"
    expect(run.output, contains: message)
  }

  /// Decides `never Post` if the segue to it is 'Open', and its class has an override.
  private func run(openIdentified body: String) async -> ToolRun {
    let code = """
      class Share: UIViewController {}
      class Post: UIViewController {}
      enum Name { static let save = "Save" }
      class Feed: UIViewController {
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          \(body)
        }
      }
      """
    return await run("never Post", in: Self.identified, code: ["App.swift": code])
  }

  @Test(arguments: [
    ("if ([name isEqualToString:@\"Save\"]) { return isOpen; } return YES;", true),
    ("return [super shouldPerformSegueWithIdentifier:name sender:sender];", true),
    ("return isOpen;", true), ("return NO;", false),
    ("return [name isEqualToString:@\"Open\"];", false),
    ("if ([name isEqualToString:@\"Open\"]) { return isOpen; } return YES;", true),
    ("if ([name isEqualToString:@\"Open\"]) { return NO; } return YES;", false),
    ("if (![name isEqualToString:@\"Save\"]) { return isOpen; } return YES;", true),
    ("if ([name isEqualToString:@\"Save\"]) return isOpen; return YES;", true),
    ("if ([name isEqualToString:@\"Save\"]) { return YES; } else { return isOpen; }", true),
    ("return [super shouldPerformSegueWithIdentifier:name sender:sender] && isOpen;", true),
    ("return YES && isOpen;", true),
    ("if ([name isEqualToString:@\"Open\"] && ![self isOpen]) { return NO; } return YES;", true),
    ("if ([name isEqual:@\"Open\"]) { if (!isOpen) return NO; } return YES;", true),
    ("if ([name isEqual:@\"Open\"]) return NO; return YES;", false),
    ("if ([name isEqual:@\"Save\"]) return YES; else return NO;", false),
    ("if ([name isEqual:@\"Save\"]) return isOpen; return NO;", false),
    ("if (![name isEqual:@\"Save\"]) return NO; return YES;", false),
    ("if (!([name isEqual:@\"Save\"] || isOpen)) { return NO; } return YES;", false),
    ("if ([name isEqual:@\"Save\"] == NO) { return NO; } return YES;", false),
    ("if ([name hasPrefix:@\"Op\"]) { return NO; } return YES;", false),
    ("if (name == kOpen) return NO; return YES;", false),
    ("return ![closed containsObject:name];", false),
    ("BOOL ok = YES; if ([name isEqual:@\"Open\"]) { ok = NO; } return ok;", false),
    ("BOOL ok = YES; if (isNew) { ok = NO; } return ok;", true),
    ("return (NO);", false), ("return FALSE;", false), ("return 0;", false),
  ])
  func `a class of Objective-C that may never allow a segue prevents a tap`(
    body: String,
    isCertain: Bool
  ) async {
    let code = """
      @implementation Share : UIViewController
      @end
      @implementation Post : UIViewController
      @end
      @implementation Feed : UIViewController
      - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)name sender:(id)sender {
        \(body)
      }
      @end
      """
    let run = await run("never Post", in: Self.identified, code: ["App.m": code])
    let message =
      isCertain ? "these moves break 'never Post'" : "code may prevent a move of the path"
    expect(run.output, contains: message)
  }

  @Test func `all lines that cannot be read are errors, each with its place`() async {
    let run = await run("reach Post\nnever Pots\n\nonly Post aftr Feed\nrefused \"s77\"")
    #expect(run.status == .usage)
    let places = run.error.matches(of: #/App\.paths:([0-9]+:[0-9]+): error: /#).map {
      "\($0.output.1)"
    }
    #expect(places == ["2:7", "4:11", "5:9"], "\(run.error)")
    expect(run.error, contains: "did you mean 'Post'?")
  }

  @Test func `the identifier of a segue is no screen`() async {
    let run = await run("reach Open\nreach Nowhere", in: Self.identified)
    let lines = run.error.split(separator: "\n").filter { $0.contains("the identifier of a segue") }
    #expect(lines.count == 1 && lines.first?.contains("found 'Open'") == true, "\(run.error)")
  }

  @Test func `a refused segue of another screen is a property that names the screen`() async {
    let run = await run("refused \"Open\" from Share", in: Self.identified)
    expect(
      run.output,
      contains: """
        'refused "Open" from Share' does not hold: no such move performs segue 'Open', which is of 'Feed'
        """
    )
  }

  @Test func `a property is about the apps that have its screens`() async {
    let other = feedApp().replacing(#"customClass="Post""#, with: #"customClass="Letter""#)
    let files = [
      "A/Main.storyboard": feedApp(), "B/Main.storyboard": other,
      "App.paths": "never Letter",
    ]
    let run = await explore(["--properties", "App.paths"], files)
    #expect(run.output.ranges(of: "these moves break 'never Letter'").count == 1, "\(run.output)")
  }

  /// Only the storyboard for iPad leads to Letter and Cart, which are in one that both may use.
  @Test(arguments: [
    ("reach Letter", 0), ("never Letter after Share", 1),
    ("reach Lost", 1),
  ])
  func `a property is about the starts that show its screens`(property: String, count: Int) async {
    let pad = feedApp("", reference("help", to: "Help"))
      .replacing(#"kind="show" destination="post""#, with: #"kind="show" destination="help""#)
    let help = document(initial: "letter", screen("letter") + screen("lost"))
    let plist = """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string></dict></plist>
      """
    let classes = ["Feed", "Post", "Share", "Letter", "Lost"]
    let files = [
      "Main.storyboard": feedApp(), "Pad.storyboard": pad, "Help.storyboard": help,
      "Info.plist": plist,
      "App.paths": property,
      "A.swift": classes.map { "class \($0): UIViewController {}\n" }.joined(),
    ]
    let run = await explore(["--properties", "App.paths"], files)
    #expect(run.output.ranges(of: "[property]").count == count, "\(run.output)")
  }
}
