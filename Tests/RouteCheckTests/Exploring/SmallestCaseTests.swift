import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// The smallest apps in which a search was once wrong.
@Suite struct SmallestCaseTests {
  /// A scene without a class.
  private func plain(_ id: String, _ content: String = "", _ attributes: String = "") -> String {
    """
    <scene><objects><viewController id="\(id)" \(attributes)><view key="view">\(content)</view>
    </viewController></objects></scene>
    """
  }

  private func segue(_ kind: String, to scene: String) -> String {
    #"<segue id="s-\#(kind)-\#(scene)" kind="\#(kind)" destination="\#(scene)"/>"#
  }

  /// A search and a profile in two tabs, where the search also shows a profile.
  private func searchAndProfile(_ scenes: String...) -> String {
    document(
      initial: "tabs",
      tabBar("n1", "n2"),
      stack("n1", root: "search"),
      stack("n2", root: "profile"),
      screen("search", control("Open", segue("show", to: "profile"))),
      scenes.joined()
    )
  }

  @Test(arguments: ["", " modalPresentationStyle=\"fullScreen\""])
  func `it is not known what is below a screen that code opens somewhere`(style: String) async {
    let app = document(
      initial: "feed",
      screen("feed"),
      scene("post", "Post", identifier: "post", attributes: style)
    )
    let text = await explore(
      ["--properties", "A.paths"],
      [
        "Main.storyboard": app,
        "A.swift": """
        class Feed: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            insert(storyboard!.instantiateViewController(withIdentifier: "post"))
          }
        }
        class Post: UIViewController {}
        """,
        "A.paths": "never Feed after Post\n",
      ]
    ).output
    expect(text, contains: "warning: 'never Feed after Post' is not decided")
  }

  @Test(arguments: ["never Pay after Search", "never Profile after Search"])
  func `a scene of another tab is no second copy`(property: String) async {
    let app = searchAndProfile(
      screen("profile", control("Pay", segue("presentation", to: "pay"))),
      screen("pay")
    )
    let text = await explore(
      ["--properties", "App.paths"],
      ["Main.storyboard": app, "App.paths": property]
    ).output
    expect(text, contains: "App.paths:1:1: error: these moves break '\(property)'")
  }

  @Test func `scenes of Xcode's template do not mix apps`() async {
    let first = document(
      initial: "BYZ-38-t0r",
      plain("BYZ-38-t0r", "", #"customClass="ViewController""#)
    )
    let second = document(
      initial: "BYZ-38-t0r",
      plain(
        "BYZ-38-t0r",
        control("Go", segue("show", to: "b")),
        #"customClass="ViewController""#
      ),
      plain("b", "", #"customClass="Second""#)
    )
    let code = "class ViewController: UIViewController {}\nclass Second: UIViewController {}"
    let run = await explore(
      [],
      [
        "A/A.xcodeproj/project.pbxproj": "", "A/Main.storyboard": first, "A/A.swift": code,
        "B/B.xcodeproj/project.pbxproj": "", "B/Main.storyboard": second, "B/B.swift": code,
      ]
    )
    expect(run.output, contains: "A/Main.storyboard\n1 screen in 1 state")
    expect(run.output, contains: "B/Main.storyboard\n2 screens in 2 states")
  }

  @Test func `an extension of UIViewController takes unwinds for scenes without a class`() async {
    let unwind = control(
      "Back",
      #"<segue id="u" kind="unwind" destination="x" unwindAction="unwindToViewController:"/>"#
    )
    let app = document(
      initial: "feed",
      plain("feed", control("Open", segue("presentation", to: "post"))),
      """
      <scene><objects><viewController id="post"><view key="view">\(unwind)</view></viewController>
      <exit id="x"/></objects></scene>
      """
    )
    let code = """
      extension UIViewController { @IBAction func unwindToViewController(_ s: UIStoryboardSegue) {} }
      """
    let run = await explore([], ["Main.storyboard": app, "A.swift": code])
    #expect(run.status == .success && !run.output.contains("["), "\(run.output)")
  }

  @Test(arguments: [
    "coordinator.state = .done", "queue.async { close }", "close { done = true }",
    #"print("\(dismiss(animated: true))")"#, "items.forEach(close)",
    "performSegue(withIdentifier: name, sender: self)", "Task { await model.close() }",
    "onClose?()", "delegate?.postDidClose(self)", "coordinator.close()",
    "show(other, sender: self)",
    "NotificationCenter.default.post(name: .close, object: nil)", "present(other, animated: true)",
    "dismissViewControllerAnimated(true, completion: nil)",
    "showDetailViewController(other, sender: self)",
    "navigationController?.popViewControllerAnimated(true)", "dismiss(animated: true)",
  ])
  func `a screen with a class that may leave it is no dead end`(call: String) async {
    var files = Example.presenting(scene("share", "Post"), style: "fullScreen").texts
    files["Post.swift"] =
      "class Post: UIViewController { @IBAction func close(_ s: Any) { \(call) } }"
    let text = await explore([], files).output
    expect(text, lacks: "[dead-end]")
  }

  @Test(arguments: [
    ("search", "", true), ("search", "class Other: UIViewController {}", false),
    ("search", "class Model: NSObject {}", true), ("search", "class Board: SKScene {}", true),
    ("search", "class Other: FormController {}", false), ("terms", "", false),
  ])
  func `a gate that presents all of a small app is told`(
    name: String,
    code: String,
    isTold: Bool
  ) async {
    let app = document(
      initial: "login",
      screen("login", control("Go", segue("presentation", to: "n1"))),
      stack("n1", root: name),
      screen(name)
    )
    let classes =
      "class Login: UIViewController {}\nclass \(name.capitalized): UIViewController {}\n"
    let text = await explore([], ["Main.storyboard": app, "A.swift": classes + code]).output
    #expect(text.contains("[gate-behind-sheet]") == isTold, "\(text)")
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"toApp\", sender: nil)", true),
    (
      "present(storyboard!.instantiateViewController(withIdentifier: \"App\"), animated: true)",
      true
    ),
    ("navigationController?.popViewController(animated: true)", false),
  ])
  func `a gate whose code presents the app is told`(call: String, isTold: Bool) async {
    let app = document(
      initial: "login",
      scene("login", "Login", RuleSupport.segue("s", "toApp", to: "tabs", "presentation")),
      tabBar("n1", "n2", attributes: #"storyboardIdentifier="App""#),
      stack("n1", root: "search"),
      stack("n2", root: "profile"),
      screen("search"),
      screen("profile")
    )
    let code = "class Login: UIViewController { func loggedIn() { \(call) } }"
    let text = await explore([], ["Main.storyboard": app, "Login.swift": code]).output
    #expect(text.contains("[gate-behind-sheet]") == isTold, "\(text)")
  }

  @Test func `a class without sources may show any screen`() async {
    let app = document(
      initial: "feed",
      screen("feed", control("Open", segue("presentation", to: "menu"))),
      screen("menu"),
      screen("pay")
    )
    let files = [
      "Main.storyboard": app, "App.paths": "never Pay",
      "A.swift": "class Feed: UIViewController {}\nclass Pay: UIViewController {}",
    ]
    let text = await explore(["--properties", "App.paths"], files).output
    expect(
      text,
      contains:
        "'never Pay' is not decided: the class of 'Menu' may show any screen, because its source was "
        + "not read"
    )
  }

  @Test func `an action to which nothing is connected shows no screen`() async {
    let code = """
      class Feed: UIViewController {
        @IBAction func skipAction(_ sender: Any) {
          let help = storyboard!.instantiateViewController(withIdentifier: "help-id")
          present(help, animated: true)
        }
      }
      class Post: UIViewController {}
      class Share: UIViewController {}
      class Help: UIViewController {}
      """
    let files = ["A.swift": code, "App.paths": "never Help"]
    let idle = feedApp("", screen("help"))
    let text = await explore(
      ["--properties", "App.paths"],
      files.merging(["Main.storyboard": idle]) { $1 }
    ).output
    expect(
      text,
      contains: "not reached: 'Help': only by an action to which nothing is connected, in A.swift:3"
    )
    expect(text, contains: "'never Help' is not decided: A.swift:3 shows a screen")
    let connected = feedApp(
      "",
      screen("help")
        + plain(
          "other",
          """
          <button id="b"><connections><action selector="skipAction:" destination="other" id="a"/>
          </connections></button>
          """
        )
    )
    let button = { (action: String) in
      Example.xib(
        "Bar",
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Feed"/>
        <view id="v"><subviews><button id="b"><connections>
          <action selector="\(action):" destination="-1" id="a"/>
        </connections></button></subviews></view>
        """
      ).files[0].text
    }
    for (other, isConnected) in [
      (["Main.storyboard": connected], true),
      (["Main.storyboard": idle, "Bar.xib": button("skipAction")], true),
      (["Main.storyboard": idle, "Bar.xib": button("skip")], false),
    ] {
      let run = await explore(["--to", "Help"], files.merging(other) { $1 })
      #expect(run.output.contains("Feed presents Help (A.swift:4)") == isConnected, "\(run.output)")
    }
  }

  @Test func `scenes of one class are different states`() async {
    let posts = ["p1", "p2"].map { id in
      plain(
        id,
        id == "p1" ? "" : control("Pay", segue("presentation", to: "pay")),
        #"customClass="Post""#
      )
    }
    let feed =
      control("First", segue("presentation", to: "p1"))
      + control("Second", segue("presentation", to: "p2"))
    let app = document(
      initial: "feed",
      screen("feed", feed),
      posts.joined(),
      screen("pay")
    )
    let run = await explore(["--to", "Pay"], ["Main.storyboard": app])
    expect(run.output, contains: "  1. tap button 'Second'  Feed > sheet Post\n")
    let summary = await explore([], ["Main.storyboard": app]).output
    #expect(summary.hasPrefix("4 screens in 4 states"), "\(summary)")
  }

  @Test func `what code pushes keeps its tab bar and its stack`() async {
    let app = document(
      initial: "tabs",
      tabBar("n1", "n2"),
      stack("n1", root: "search"),
      stack("n2", root: "profile"),
      screen("search"),
      screen("profile"),
      screen("cart")
    )
    let code = """
      class Search: UIViewController {
        func open() {
          let cart = storyboard!.instantiateViewController(withIdentifier: "cart-id") as! Cart
          navigationController?.pushViewController(cart, animated: true)
        }
      }
      class Profile: UIViewController {}
      class Cart: UIViewController {}
      """
    let text = await explore(["--to", "Cart"], ["Main.storyboard": app, "Search.swift": code])
      .output
    expect(text, contains: "1. Search pushes Cart (line 4)  tab(*nav(Search, Cart), nav(Profile))")
  }

  @Test func `a stack that a screen in a stack shows is presented`() async {
    let app = document(
      initial: "n1",
      stack("n1", root: "feed"),
      stack("n2", root: "post"),
      screen("feed", control("Open", segue("show", to: "n2"))),
      screen("post")
    )
    let run = await explore(["--to", "Post"], ["Main.storyboard": app])
    expect(run.output, contains: "nav(Feed) > sheet nav(Post)\n")
    let rules = await explore([], ["Main.storyboard": app]).output
    #expect(rules == "2 screens in 2 states, 2 moves; at most 1 tap to any screen (Post)\n")
  }

  @Test(arguments: [("", 0), ("profile", 1)])
  func `a controller in another tab is not below`(root: String, count: Int) async {
    let app = searchAndProfile(
      screen("profile", root.isEmpty ? "" : control("More", segue("show", to: root)))
    )
    let text = await explore(["--rule", "piles-up"], ["Main.storyboard": app]).output
    #expect(text.ranges(of: "[piles-up]").count == count, "\(text)")
  }

  @Test(arguments: [
    (
      "feed", #"<segue id="s" kind="custom" customClass="Fade" destination="post"/>"#,
      "only by custom segue 's', whose result is not known"
    ),
    (
      "feed", #"<segue id="s" kind="push" destination="post"/>"#,
      "only by push segue 's', which is refused"
    ),
    ("feed", "", "no segue and no code leads there"),
    ("menu", "", "no segue leads there; the class of 'Menu' may, but its source was not read"),
  ])
  func `a screen that is not reached has its reason`(
    start: String,
    segue: String,
    reason: String
  ) async {
    let app = document(
      initial: start,
      screen(start, control("Open", segue)),
      screen("post", control("Pay", self.segue("presentation", to: "pay"))),
      screen("pay")
    )
    let code = ["Feed", "Post", "Pay"].map { "class \($0): UIViewController {}\n" }.joined()
    let text = await explore([], ["Main.storyboard": app, "A.swift": code]).output
    expect(text, contains: "\nnot reached: 'Post': \(reason)\n")
    let behind = "\nnot reached: 'Pay': behind 'Post', which is not reached: \(reason)\n"
    expect(text, contains: behind)
  }

  @Test func `a screen in a tab beyond a limit is not behind the tab bar controller`() async {
    let app = document(
      initial: "tabs",
      tabBar("feed", "nav"),
      stack("nav", root: "post"),
      screen("feed"),
      screen("post")
    )
    let text = await explore(["--limit", "1"], ["Main.storyboard": app]).output
    expect(text, contains: "\nnot reached: 'Post': beyond the limits of the search\n")
  }

  @Test func `a screen without a class is called by its title`() async {
    let app = document(
      initial: "Q7T-5S-oN3",
      plain("Q7T-5S-oN3", control("Go", segue("presentation", to: "x3i-dG-vS8"))),
      plain("x3i-dG-vS8", "", #"title="Cart""#)
    )
    let text = await explore(["--to", "Cart"], ["Main.storyboard": app]).output
    #expect(text == "     start: Go\n  1. tap button 'Go'  Go > sheet Cart\n", "\(text)")
  }

  @Test func `a screen without a text is called by the way to it, wherever its scene is`() async {
    let feed = screen("feed", control("Go", segue("presentation", to: "e")))
    let end = plain("e")
    for scenes in [feed + end, end + feed, feed + plain("x") + end] {
      let text = await explore(
        ["--to", "e"],
        ["Main.storyboard": document(initial: "feed", scenes)]
      ).output
      let state = #"Feed > sheet "the screen after 'Go' of Feed""#
      #expect(text == "     start: Feed\n  1. tap button 'Go'  \(state)\n", "\(text)")
    }
  }

  @Test func `a screen without a text or a control is called by its container`() async {
    let nav = """
      <scene sceneID="sn"><objects><navigationController id="n" storyboardIdentifier="web">
      <connections><segue kind="relationship" relationship="rootViewController" destination="e" id="r"/>
      </connections></navigationController></objects></scene>
      """
    let text = await explore(
      ["--list", "screens"],
      ["Main.storyboard": document(initial: "n", nav + plain("e"))]
    )
    .output
    #expect(text == "the screen in web (0 taps)\n", "\(text)")
  }

  @Test func `an app does not start in a launch screen that code shows`() async {
    let launch = document(initial: "l", plain("l")).replacing(
      "<document ",
      with: #"<document launchScreen="YES" "#
    )
    let code = """
      class AppDelegate: UIResponder {
        func show() {
          let launch = UIStoryboard(name: "LaunchScreen", bundle: nil).instantiateInitialViewController()
          window.rootViewController = launch
        }
      }
      """
    let start = document(initial: "feed", screen("feed"))
    let run = await explore(
      [],
      ["LaunchScreen.storyboard": launch, "Start.storyboard": start, "A.swift": code]
    )
    #expect(run.output.hasPrefix("1 screen in 1 state"), "\(run.output)\(run.error)")
  }

  @Test func `an app may start in each of the scenes that code makes the root`() async {
    let code = """
      class AppDelegate: UIResponder {
        func start() {
          let welcome = UIStoryboard(name: "Welcome", bundle: nil).instantiateInitialViewController()
          let feed = UIStoryboard(name: "Feed", bundle: nil).instantiateInitialViewController()
          window.rootViewController = isNew ? welcome : feed
        }
      }
      """
    let text = await explore(
      ["--list", "screens"],
      [
        "Welcome.storyboard": document(initial: "w", screen("w")),
        "Feed.storyboard": document(initial: "f", screen("f")), "A.swift": code,
      ]
    ).output
    #expect(text == "W (0 taps)\nF (0 taps)\n")
  }

  @Test func `an app whose start is not known is told beside others`() async {
    let empty = feedApp().replacing(#"initialViewController="nav""#, with: "")
    let project = "// !$*UTF8*$!\n{ objects = {}; }"
    let run = await explore(
      [],
      [
        "A/A.xcodeproj/project.pbxproj": project, "A/Main.storyboard": feedApp(),
        "B/B.xcodeproj/project.pbxproj": project, "B/Start.storyboard": empty,
      ]
    )
    expect(run.output, contains: "3 screens in 4 states")
    expect(
      run.error,
      contains: "B/Start.storyboard: it is not known in which scene this app starts"
    )
  }
}
