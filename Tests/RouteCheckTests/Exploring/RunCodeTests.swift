import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport

/// Which code of a screen something runs, and what UIKit makes of it.
@Suite struct RunCodeTests {
  /// Feed, whose code performs 'Cart'.
  private static let feed = document(
    initial: "feed",
    screen("feed", control("Go", action("go", to: "feed"))),
    screen("cart")
  ).connecting(segue("s2", "Cart", to: "cart", "presentation"), of: "feed")

  private static let performs = #"performSegue(withIdentifier: "Cart", sender: nil)"#

  // MARK: Names

  @Test func `the name of a class may have a small letter`() async {
    let code = """
      class feedController: UIViewController {
      @IBAction func go() { \(Self.performs) }
      class func make() { func open() {} }
      }
      """
    let feed = Self.feed.replacing("customClass=\"Feed\"", with: "customClass=\"feedController\"")
    #expect(feed != Self.feed)
    #expect(await answer(to: "never Cart", code, feed) == "broken")
  }

  @Test(arguments: [
    ("@IBAction func go() { menu(Menu(), didSelect: 0) }", "broken"),
    ("@IBAction func go() { let menu = Menu(); menu.delegate = self }", "not decided"),
    ("let menu = Menu()\n@IBAction func go() { menu.delegate = self }", "not decided"),
    ("var menu = Menu()\n@IBAction func go() { self.menu.delegate = self }", "not decided"),
    ("var menu: Menu!\n@IBAction func go() { menu.delegate = self }", "not decided"),
    ("@IBAction func go() { show { menu in menu.delegate = self } }", "not decided"),
    (
      "override func prepare(for s: UIStoryboardSegue, sender: Any?) { guard let menu = s.destination as? Menu else { return }; menu.delegate = self }",
      "not decided"
    ),
    ("enum Kind { case menu }", "not decided"),
  ])
  func `a value runs no method of its name`(line: String, expected: String) async {
    let code = """
      class Feed: UIViewController {
      \(line)
      func menu(_ menu: Menu, didSelect row: Int) { \(Self.performs) }
      }
      """
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  @Test(arguments: [
    ("@IBAction func go() { open(1) }\nfunc open(_ row: Int) { \(performs) }", "broken"),
    (
      "@IBAction func go() { open(1) }\nfunc open(_ row: Int) {}\nfunc open(on day: Int) { \(performs) }",
      "not decided"
    ),
    ("@IBAction func go() { go(now: true) }\nfunc go(now: Bool) { \(performs) }", "broken"),
    (
      "@IBAction func go() { go(now: true); log() }\nfunc go(now: Bool) { \(performs) }",
      "not decided"
    ),
    (
      "@IBAction func go() { go(now: true) }\nfunc go(now: Bool) {}\nfunc go(on day: Int) { \(performs) }",
      "not decided"
    ),
    (
      "@IBAction func go(go: (Bool) -> Void) { go(true) }\nfunc go(now: Bool) { \(performs) }",
      "not decided"
    ),
    (
      "@IBAction func go() { button.removeTarget(self, action: #selector(open), for: .allEvents) }\n@objc func open() { \(performs) }",
      "not decided"
    ),
    (
      "@IBAction func go() { button.addTarget(self, action: #selector(open), for: .allEvents) }\n@objc func open() { \(performs) }",
      "broken"
    ),
    (
      "override func prepare(for s: UIStoryboardSegue, sender: Any?) { add(#selector(open)) }\n@objc func open() { \(performs) }",
      "not decided"
    ),
    (
      "@IBAction func go() { open(1) }\n}\nextension UIViewController {\nfunc open(_ row: Int) { end() }\nfunc end() { \(performs) }",
      "broken"
    ),
    (
      "@IBAction func go() { open(1) }\nfunc open(_ row: Int) {}\n}\nextension UIViewController {\nfunc open() { \(performs) }",
      "not decided"
    ),
    (
      "func textFieldShouldReturn(_ f: UITextField) -> Bool { \(performs); return true }",
      "not decided"
    ),
    (
      "func textFieldShouldReturn(_ f: UITextField) -> Bool { \(performs); return true }\n@IBAction func go() { field.delegate = self }",
      "broken"
    ),
    (
      "func tableView(_ t: T, didSelectRowAt i: I) { open() }\nfunc open() { \(performs) }",
      "not decided"
    ),
  ])
  func `something has to run a function`(methods: String, expected: String) async {
    let code = "class Feed: UIViewController {\n\(methods)\n}\n"
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  /// The code of Feed, with rows whose delegate it is.
  private static let row = """
    class Table: UITableView {
      @objc func press() {
        let pressed = cell as! Row
        pressed.tap()
      }
    }
    class Row: UITableViewCell {
      weak var delegate: RowDelegate?
      func setUp() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
      @objc func tap() { send() }
      func send() { delegate?.didTap(in: self) }
    }
    class Feed: UIViewController {
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let row = table.dequeueReusableCell(withIdentifier: "Row") as! Row
        row.delegate = self
        return row
      }
      func didTap(in row: Row) { PERFORMS }
    }
    """

  @Test(arguments: [
    ("", "", "broken"), ("row.delegate", "row.model", "not decided"),
    ("= self", "= model", "not decided"), ("\"Row\") as! Row", "\"Row\") as! Cell", "not decided"),
    ("as! Row\n    row", "as! Row\nvar row = find()\nrow", "not decided"),
    (
      "let row = table.dequeueReusableCell(withIdentifier: \"Row\") as! Row",
      "let row: Row = make()",
      "broken"
    ),
    ("row.delegate", "row.tableDelegate", "not decided"),
    ("class Row: UITableViewCell", "class Row: UIViewController", "not decided"),
    ("class Row: UITableViewCell", "class Row: Cell", "not decided"),
    ("delegate?.didTap", "model?.didTap", "not decided"),
    ("didTap(in: self)", "didTap(self)", "not decided"),
    ("{ delegate?.didTap(in: self) }", "{ run { delegate?.didTap(in: self) } }", "not decided"),
    ("#selector(tap)", "#selector(press)", "not decided"),
    ("@objc func tap", "func reset() { delegate = nil }\n@objc func tap", "not decided"),
    ("@objc func tap", "func end() { delegate?.didTap(in: self) }\n@objc func tap", "not decided"),
    ("func didTap", "func didTap() {}\nfunc didTap", "not decided"),
    ("tableView(_ table: UITableView, cellForRowAt", "make(_ table: Table, at", "not decided"),
    ("tableView(_ table: UITableView, cellForRowAt path", "prepare(for path", "not decided"),
    (
      "class Feed: UIViewController {",
      "class Feed: Base { override func didTap(in row: Row) {} }\nclass Base: UIViewController {",
      "not decided"
    ),
    ("#selector(tap)", "#selector(Table.press)", "broken"),
  ])
  func `a view whose delegate is the screen runs its methods`(
    part: String,
    other: String,
    expected: String
  ) async {
    let code = (part.isEmpty ? Self.row : Self.row.replacing(part, with: other))
      .replacing("PERFORMS", with: Self.performs)
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  private static let posts = "NotificationCenter.default.post(name: .Open, object: nil)"

  /// The code of Feed, which observes what its rows post.
  private static let observer = """
    class Row: UITableViewCell {
      func setUp() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
      @objc func tap() { \(posts) }
    }
    class Feed: UIViewController {
      override func viewDidLoad() {
        table.delegate = self
        NotificationCenter.default.addObserver(self, selector: #selector(open), name: .Open, object: nil)
      }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let row = table.dequeueReusableCell(withIdentifier: "Row") as! Row
        row.setUp()
        return row
      }
      @objc func open() { PERFORMS }
      deinit { NotificationCenter.default.removeObserver(self) }
    }
    """

  @Test(arguments: [
    ("", "", "broken"), ("name: .Open", "name: Notification.Name.Open", "broken"),
    ("post(name: .Open", "post(name: .Close", "not decided"),
    ("post(name: .Open", "post(id: .Open", "not decided"),
    ("NotificationCenter.default.post", "model.post", "not decided"),
    ("addObserver(self", "addObserver(model", "not decided"),
    (
      "#selector(open), name: .Open, object: nil", "#selector(open), name: .Open, object: row",
      "not decided"
    ),
    ("#selector(open)", "#selector(Row.open)", "not decided"),
    ("#selector(tap)", "#selector(press)", "not decided"),
    ("{ \(posts) }", "{ run { \(posts) } }", "not decided"),
    ("{ \(posts) }", "{\n#if DEBUG\n\(posts)\n#endif\n}", "not decided"),
    ("class Row: UITableViewCell", "class Row: UIViewController", "not decided"),
    ("as! Row", "as! Cell", "not decided"),
    ("tableView(_ table: UITableView, cellForRowAt", "make(_ table: Table, at", "not decided"),
    ("table.delegate = self", "", "not decided"),
    ("table.delegate = self", "table.delegate = self; if isNew { return }", "not decided"),
    ("override func viewDidLoad()", "func start()", "not decided"),
    ("deinit", "override func viewWillDisappear(_ a: Bool)", "not decided"),
    ("@objc func tap", "func end() { \(posts) }\n@objc func tap", "not decided"),
    ("@objc func open", "func end() { \(posts) }\n@objc func open", "not decided"),
    (
      "@objc func open", "let token = center.addObserver(forName: .Open) { _ in }\n@objc func open",
      "not decided"
    ),
    ("@objc func open", "func open(_ row: Row) {}\n@objc func open", "not decided"),
  ])
  func `a notification that only views of the screen post runs its methods`(
    part: String,
    other: String,
    expected: String
  ) async {
    let code = (part.isEmpty ? Self.observer : Self.observer.replacing(part, with: other))
      .replacing("PERFORMS", with: Self.performs)
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  @Test(arguments: [
    ("", "let button = Button(open)", "broken"), ("let button = Button(open)", "", "not decided"),
    ("static let button = Button(action: #selector(open))", "", "not decided"),
  ])
  func `an initial value runs a method of its class`(
    other: String,
    feed: String,
    expected: String
  ) async {
    let code = """
      class Button { \(other) }
      class Feed: UIViewController {
      \(feed)
      func open() { \(Self.performs) }
      }
      """
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  @Test(arguments: [
    ("didSelectRowAt i: IndexPath", "broken"), ("didSelectRowAtIndexPath i: IndexPath", "broken"),
    ("didSelectRow i: IndexPath", "not decided"), ("didDeselectRowAt i: IndexPath", "not decided"),
    ("commit s: Style, forRowAt i: IndexPath", "not decided"),
  ])
  func `the tap of a row runs one method`(label: String, expected: String) async {
    let code = """
      class Feed: UITableViewController {
      override func tableView(_ t: UITableView, \(label)) { \(Self.performs) }
      }
      """
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  private static let passesOn = "super.performSegue(withIdentifier: id, sender: sender)"

  @Test(arguments: [
    ("override func performSegue(withIdentifier id: String, sender: Any?)", passesOn, "broken"),
    (
      "override func performSegue(withIdentifier id: String, sender: Any?)",
      "if isNew { log() }; \(passesOn)", "broken"
    ),
    ("func performSegue(_ segue: Name)", "log()", "broken"),
    ("override func performSegue(withIdentifier id: String, sender: Any?)", "log()", "not decided"),
    (
      "override func performSegue(withIdentifier id: String, sender: Any?)",
      "guard id != \"Cart\" else { return }; \(passesOn)", "not decided"
    ),
    (
      "override func performSegue(withIdentifier id: String, sender: Any?)",
      "if id != \"Cart\" { \(passesOn) }", "not decided"
    ),
    (
      "override func performSegue(withIdentifier id: String, sender: Any?)",
      "form.performSegue(withIdentifier: id, sender: sender)", "not decided"
    ),
  ])
  func `a class may perform segues in its own way`(
    method: String,
    body: String,
    expected: String
  ) async {
    let code = """
      class Base: UIViewController { \(method) { \(body) } }
      class Feed: Base { @IBAction func go() { \(Self.performs) } }
      """
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  @Test(arguments: [
    ("let id = isNew ? \"Cart\" : \"Other\"", "\(performsIt)", "broken"),
    ("let id = (isNew ? \"Other\" : \"Cart\")", "if isOpen { \(performsIt) }", "broken"),
    ("let id = isNew ? ids[0] : ids[1]", "\(performsIt)", "not decided"),
    ("let id = has(\"Cart\") ? \"Cart\" : \"Other\"", "\(performsIt)", "not decided"),
    ("let id = isNew ? \"Cart\" : \"Other\"", "ask { id in \(performsIt) }", "not decided"),
    ("if isNew { let id = isNew ? \"Cart\" : \"Other\" }", "\(performsIt)", "not decided"),
    ("var id = isNew ? \"Cart\" : \"Other\"", "\(performsIt)", "not decided"),
  ])
  func `a condition chooses the segue`(constant: String, line: String, expected: String) async {
    let code = "class Feed: UIViewController {\n@IBAction func go() {\n\(constant)\n\(line)\n}\n}\n"
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  private static let performsIt = "performSegue(withIdentifier: id, sender: nil)"

  @Test(arguments: [
    ("#if DEBUG\n\(performs)\n#endif", "not decided"),
    ("#if !targetEnvironment(macCatalyst)\n\(performs)\n#endif", "not decided"),
    ("#if os(iOS)\n\(performs)\n#endif", "broken"),
    ("#if DEBUG\nlog()\n#endif\n\(performs)", "broken"),
    ("#if DEBUG\nopen()\n#endif", "not decided"),
    ("#if os(tvOS)\nopen()\n#endif", "not decided"), ("#if os(iOS)\nopen()\n#endif", "broken"),
    ("#if os(iOS)\nlog()\n#else\nopen()\n#endif", "not decided"),
    ("#if DEBUG\nadd(#selector(open))\n#endif", "not decided"),
    ("add(#selector(open))", "broken"), ("if false { open() }", "not decided"),
    ("if navigationController == nil { \(performs) }", "not decided"),
    ("if presentingViewController != nil { \(performs) }", "not decided"),
    ("guard let post = self as? Post else { return }\n\(performs)", "not decided"),
    ("switch self { case is Post: \(performs)\n default: log() }", "not decided"),
    ("if self is Post { log() }\n\(performs)", "broken"),
    ("#if DEBUG\nopen()\n#endif\nopen()", "broken"),
    ("}\n#if DEBUG\noverride func viewDidAppear() { open() }\n#endif\nfunc f() {", "not decided"),
    // What comes after the end of the code.
    ("return\n\(performs)", "not decided"), ("return; open()", "not decided"),
    ("fatalError(\"not yet\")\nopen()", "not decided"),
    ("if isNew { throw error\nopen() }", "not decided"),
    ("switch kind { case 1: return\nopen()\n default: log() }", "not decided"),
    ("switch kind { case 1: return\n default: open() }", "broken"),
    ("if isNew { return }\nopen()", "broken"), ("return \(performs)", "broken"),
    ("#if DEBUG\nreturn\n#endif\nopen()", "broken"),
    ("let id = name ?? fatalError()\nopen()", "broken"),
    ("guard presentedViewController != nil else { return }\nopen()", "not decided"),
    ("if let sheet = self.presentedViewController { open() }", "not decided"),
    ("if presentedViewController != nil { return }\nopen()", "broken"),
    ("if presentedViewController == nil { open() }", "broken"),
    // Another function of the name.
    ("open()\nfunc open() {}", "not decided"), ("let open = { log() }\nopen()", "not decided"),
    ("}\n@IBAction func end(then open: () -> Void) { open()", "not decided"),
    ("let open = { log() }\nself.open()", "broken"),
  ])
  func `code of some builds may be missing, and a local name has another meaning`(
    body: String,
    expected: String
  ) async {
    let code = """
      class Feed: UIViewController {\n@IBAction func go() {\n\(body)\n}
      func open() { \(Self.performs) } }\n
      """
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  // MARK: Several moves

  private static let alerts = "present(alert, animated: true)"

  @Test(
    arguments: cases([
      "broken": [
        "if isBad { \(alerts) }\n\(performs)", "if isBad { \(alerts); return }\n\(performs)",
        "guard isGood else { \(alerts); return }\n\(performs)", "\(performs)\n\(alerts)",
        "if isNew { \(performs) } else { \(alerts) }", "other.\(alerts)\n\(performs)",
        "switch kind { case .new: \(alerts)\n default: \(performs) }",
        "show(error)\n\(performs)", "\(alerts)\nload { self.\(performs) }",
        "if isNew {\n\(alerts)\nreturn\n}\n\(performs)",
      ],
      "not decided": [
        "\(alerts)\n\(performs)", "\(alerts)\nif isNew { \(performs) }",
        "self.\(alerts)\nguard isNew else { return }\n\(performs)",
        "present(alert, animated: true) { self.\(performs) }",
        "present(alert, animated: true, completion: { self.\(performs) })",
        "\(performs)\nperformSegue(withIdentifier: \"Other\", sender: nil)",
        "performSegue(withIdentifier: \"Other\", sender: nil)\n\(performs)",
      ],
    ])
  )
  func `UIKit shows one screen for several moves`(body: String, expected: String) async {
    let code = "class Feed: UIViewController {\n@IBAction func go() {\n\(body)\n}\n}\n"
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  @Test(
    arguments: cases([
      "broken": [
        "open()", "if isBad { alert() }\nopen()", "guard isGood else { alert(); return }\nopen()",
        "if isNew { open() } else { alert() }", "switch kind { case 1: alert()\n default: open() }",
        "open()\nalert()", "ask()\nopen()", "alert { self.open() }",
        "load { self.alert() }\nopen()",
        "if let bar = tabBarController { alert() } else { open() }", "log()\n\(performs)",
        "if isOld { back() }\nopen()", "alert.dismiss(animated: true) { self.open() }",
      ],
      "not decided": [
        "alert()\nopen()", "alert()\n\(performs)", "\(alerts)\nopen()", "warn()\nopen()",
        "alert()\nif isNew { open() }", "guard let cart = make() else { return }\nalert()\nopen()",
        "back()\nopen()", "open()\nback()", "Router.alert(from: self)\nopen()",
        "navigationController?.popViewController(animated: false)\nopen()",
        "open()\nnavigationController?.popToRootViewController(animated: false)",
        "dismiss(animated: true) { self.open() }", "dismiss(animated: true, completion: open)",
        "do { alert(); open() }", "UIAlertAction(title: t, style: .default)\nalert()\nopen()",
      ],
    ])
  )
  func `a function of the screen moves on beside another one`(body: String, expected: String) async
  {
    let code = """
      class Feed: UIViewController {
      @IBAction func go() {
      \(body)
      }
      func open() { \(Self.performs) }
      func alert(then go: (() -> Void)? = nil) { \(Self.alerts) }
      func ask() { if isBad { alert() } }
      func back() { navigationController?.popViewController(animated: false) }
      }
      enum Router { static func alert(from screen: UIViewController) { screen.\(Self.alerts) } }
      """
    let further =
      "extension UIViewController { func warn() { tell() }; func tell() { \(Self.alerts) } }"
    let files = ["A.swift": code, "B.swift": further]
    #expect(await answer(to: "never Cart", files, Self.feed) == expected)
  }

  /// The feed is in a stack, and its button shows a cart.
  @Test(
    arguments: cases([
      "holds": [
        "navigationController?.pushViewController(cart, animated: true)",
        "if isNew { navigationController?.pushViewController(post, animated: true); return }\nnavigationController?.pushViewController(cart, animated: true)",
        "let stack = UINavigationController(rootViewController: cart)\nlog(stack.viewControllers.first)\npresent(stack, animated: true)",
        "let stack = UINavigationController(rootViewController: cart)\nother.pushViewController(post, animated: false)\npresent(stack, animated: true)",
      ],
      "not decided": [
        "navigationController?.pushViewController(cart, animated: false)\nnavigationController?.pushViewController(post, animated: true)",
        "navigationController?.pushViewController(post, animated: false)\nself.navigationController!.pushViewController(cart, animated: true)",
        "navigationController?.pushViewController(cart, animated: false)\nperformSegue(withIdentifier: \"Post\", sender: nil)",
        "let stack = UINavigationController(rootViewController: cart)\nstack.pushViewController(post, animated: false)\npresent(stack, animated: true)",
        "let stack = UINavigationController(rootViewController: cart)\nstack.viewControllers.append(post)\npresent(stack, animated: true)",
        "let stack = UINavigationController(rootViewController: cart)\nstack.setViewControllers([cart, post], animated: false)\npresent(stack, animated: true)",
      ],
    ])
  )
  func `a screen that is covered at once is not shown`(body: String, expected: String) async {
    let storyboard = feedApp("", screen("cart"))
      .adding(control("Go", action("go", to: "feed")), toViewOf: "feed")
    let code = """
      class Feed: UIViewController {
      @IBAction func go() {
      let cart = storyboard!.instantiateViewController(withIdentifier: "cart-id")
      let post = storyboard!.instantiateViewController(withIdentifier: "post-id")
      \(body)
      }
      }

      """
    #expect(await answer(to: "reach Cart within 1 tap", code, storyboard) == expected)
  }

  // MARK: Names of accessors

  @Test(arguments: ["next", "self.next"])
  func `a variable runs its accessor`(name: String) async {
    let code = """
      class Feed: UIViewController {
      @IBAction func go() { _ = \(name) }
      var next: Int { \(Self.performs); return 1 }
      }
      """
    #expect(await answer(to: "never Cart", code, Self.feed) == "broken")
  }

  // MARK: Objective-C

  private static let performsInObjectiveC =
    #"[self performSegueWithIdentifier:@"Cart" sender:nil]"#

  @Test(arguments: [
    ("[self open];", "broken"), ("[weakSelf open];", "broken"),
    ("[menu addTarget:self action:@selector(open)];", "broken"),
    ("saveButton.action = @selector(open);", "broken"),
    ("[self performSelector:@selector(open)];", "broken"), ("[other open];", "not decided"),
    ("other.open;", "not decided"), ("", "not decided"),
    ("menu.action = @selector(open);", "not decided"),
    ("[menu setAction:@selector(open)];", "not decided"),
    ("[self respondsToSelector:@selector(open)];", "not decided"),
    ("[center addObserver:self selector:@selector(open) name:n object:nil];", "not decided"),
    ("[NSTimer timerWithTimeInterval:9 target:self selector:@selector(open)];", "not decided"),
    ("menu.onDone = ^{ [self open]; };", "not decided"),
    ("[menu setOnDone:^{ [self open]; }];", "not decided"),
    ("_onDone = [^{ [self open]; } copy];", "not decided"),
    ("menu.actions = @{@\"open\": ^{ [self open]; }};", "not decided"),
    ("void (^done)(void) = ^{ [self open]; }; [menu setOnDone:done];", "not decided"),
    ("Done done = ^{ [self open]; }; menu.onDone = done;", "not decided"),
    ("void (^done)(void) = ^{ [self open]; }; done();", "broken"),
    ("[taps subscribeNext:^(id tap) { [self open]; }];", "not decided"),
    ("[menu addTarget:menu action:@selector(open)];", "not decided"),
    ("[menu removeTarget:self action:@selector(open)];", "not decided"),
  ])
  func `a message to another object runs no method of the class`(line: String, expected: String)
    async
  {
    let code = """
      @implementation Feed
      - (IBAction)go { \(line) }
      - (void)open { \(Self.performsInObjectiveC); }
      @end
      """
    #expect(await answer(to: "never Cart", "", Self.feed, objectiveC: code) == expected)
  }

  @Test(arguments: [
    ("", "broken"), ("- (IBAction)go { [self log]; }", "not decided"),
    ("- (IBAction)go { [super go]; }", "broken"), ("- (void)other { }", "broken"),
  ])
  func `a class of Objective-C does not run a method that it replaces`(
    method: String,
    expected: String
  ) async {
    for move in [Self.performsInObjectiveC, Self.shows] {
      let code = """
        @interface Base : UIViewController
        @end
        @implementation Base
        - (IBAction)go { \(move); }
        @end
        @interface Feed : Base
        @end
        @implementation Feed
        \(method)
        @end
        """
      #expect(await answer(to: "never Cart", "", Self.feed, objectiveC: code) == expected)
    }
  }

  private static let shows =
    #"[self presentViewController:[self.storyboard instantiateViewControllerWithIdentifier:@"cart-id"] animated:YES completion:nil]"#

  private static let presents = "[self presentViewController:menu animated:YES completion:nil];"

  @Test(arguments: [
    ("MOVE;", "holds"), ("#ifdef DEBUG\nMOVE;\n#endif\n", "not decided"),
    ("\(presents) MOVE;", "not decided"), ("if (isNew) { \(presents) } MOVE;", "holds"),
    ("\(presents) if (isNew) { MOVE; }", "not decided"),
    ("if (isNew) \(presents) else MOVE;", "holds"),
    ("if (isNew) { \(presents) return; } MOVE;", "holds"),
    ("switch (n) { case 1: \(presents) break; default: MOVE; }", "holds"),
    (presents.replacing("completion:nil", with: "completion:^{ MOVE; }"), "not decided"),
    ("MOVE; [self.navigationController pushViewController:menu animated:YES];", "not decided"),
    ("MOVE; \(presents)", "holds"),
  ])
  func `a move of Objective-C beside another one, or for some builds, may not happen`(
    line: String,
    expected: String
  ) async {
    for move in [Self.performsInObjectiveC, Self.shows] {
      let go = line.replacing("MOVE", with: move)
      let code = """
        @interface Feed : UIViewController
        @end
        @implementation Feed
        - (IBAction)go {
        \(go)
        }
        @end

        """
      #expect(await answer(to: "reach Cart", "", Self.feed, objectiveC: code) == expected)
    }
  }

  @Test(arguments: [performsInObjectiveC, shows])
  func `an alert of Objective-C may ask before a move`(move: String) async {
    func soon(_ line: String) async -> String {
      let code = "@implementation Feed\n- (IBAction)go { \(line) }\n@end\n"
      return await answer(to: "reach Cart within 1 tap", "", Self.feed, objectiveC: code)
    }
    let action = "[UIAlertAction actionWithTitle:@\"OK\" style:0 handler:^(UIAlertAction *a) {"
    #expect(await soon("\(action) \(move); }];") == "not decided")
    #expect(await soon("\(move);") == (move == Self.shows ? "not decided" : "holds"))
    if move != Self.shows {
      #expect(await soon("dispatch_async(queue, ^{ \(move); });") == "holds")
    }
  }

  // MARK: Unwinds

  @Test(arguments: [
    ("", "broken"), ("title = nil", "broken"), ("dismiss(animated: true)", "not decided"),
    ("navigationController?.popToRootViewController(animated: true)", "not decided"),
    ("s.source.dismiss(animated: true)", "not decided"),
  ])
  func `an unwind action that takes screens away may lead elsewhere`(
    body: String,
    expected: String
  ) async {
    let share = control("Done", segue("s3", to: "x", "unwind", action: "done:"))
    let code =
      "class Post: UIViewController { @IBAction func done(_ s: UIStoryboardSegue) { \(body) } }"
    let app = feedApp(share)
    #expect(await answer(to: "reach Feed from Share within 1 tap", code, app) == expected)
  }

  // MARK: Split controllers

  /// Home, and a split controller of Feed and Cart in a tab of its own.
  private static let split = document(
    initial: "tabs",
    tabBar("post", "split"),
    screen("post"),
    splitView(#"customClass="Split""#, control("Cart", segue("s1", to: "cart", "showDetail")))
  )

  private static func collapse(_ body: String) -> String {
    "func splitViewController(_ s: UISplitViewController, collapseSecondary c: UIViewController, onto p: UIViewController) -> Bool { \(body) }"
  }

  private static let setsDelegate = "override func viewDidLoad() { delegate = self }"

  @Test(
    arguments: cases([
      "broken": [""],
      "holds": [
        "\(setsDelegate)\n\(collapse("true"))", "\(setsDelegate)\n\(collapse("return true"))",
        "\(setsDelegate)\n\(collapse("if (c as? Cart)?.item == nil { return true }\nreturn false"))",
        "\(setsDelegate)\n\(collapse("guard let c = c as? Cart else { return false }\nreturn c.item == nil\n"))",
      ],
      "not decided": [
        "\(setsDelegate)\n\(collapse("return isFirst"))",
        "\(setsDelegate)\n\(collapse("isFirst = true; return true"))",
        "\(setsDelegate)\n\(collapse("isEmpty = item == nil\n"))",
        "\(setsDelegate)\n\(collapse("if (c as? Cart)?.item == nil { return false }\nreturn true"))",
        "\(setsDelegate)\n\(collapse("guard isNew else { return false }\nreturn c.item == nil\n"))",
        collapse("true"),
        "override func viewDidLoad() { picker.delegate = nil }\n\(collapse("true"))",
        "override func viewDidLoad() { if isNew { delegate = self } }\n\(collapse("true"))",
        "override func viewDidAppear(_ a: Bool) { delegate = self }\n\(collapse("true"))",
        "let picker: UIPickerView\noverride func viewDidLoad() { picker.delegate = self }\n\(collapse("true"))",
        "\(setsDelegate)\n\(collapse("true").replacing("collapseSecondary c", with: "show c"))",
      ],
    ])
  )
  func `a delegate may set the detail aside wherever a split controller appears`(
    code: String,
    expected: String
  ) async {
    let split = "class Split: UISplitViewController, UISplitViewControllerDelegate {\n\(code)\n}\n"
    #expect(await answer(to: "reach Feed within 1 tap", split, Self.split) == expected)
    #expect(await answer(to: "only Cart after Feed", split, Self.split) == expected)
  }

  // MARK: Appearance

  /// A button of Post presents tabs, whose code performs 'Welcome'.
  private static let tabs = document(
    initial: "post",
    scene(
      "tabs",
      "Tabs",
      segue("t1", to: "feed", "viewControllers"),
      segue("t2", to: "cart", "viewControllers"),
      segue("s2", "Welcome", to: "share", "presentation"),
      kind: "tabBarController"
    ),
    screen(
      "post",
      control(
        "Log in",
        segue("s1", to: "tabs", "presentation", attributes: #"modalPresentationStyle="fullScreen""#)
      )
    ),
    screen("feed") + screen("cart") + screen("share")
  )

  @Test(arguments: [("viewDidAppear(_ a: Bool)", "not decided"), ("pressesEnded()", "broken")])
  func `code that runs when tabs appear does not run when one is selected`(
    method: String,
    expected: String
  ) async {
    let code = """
      class Tabs: UITabBarController {
        override func \(method) { if isNew { performSegue(withIdentifier: "Welcome", sender: nil) } }
      }
      """
    #expect(await answer(to: "never Share", code, Self.tabs) == "broken")
    #expect(await answer(to: "never Share after Cart", code, Self.tabs) == expected)
    // A path shows Share when the tabs appear, and then Cart.
    #expect(await answer(to: "never Cart after Share", code, Self.tabs) == "broken")
  }

  // MARK: Classes of segues

  @Test(arguments: [
    ("override func perform() { show(destination) }", "not decided"),
    ("override func perform() { super.perform() }", "broken"),
  ])
  func `the class of a segue may show a screen in a stack`(method: String, expected: String) async {
    let storyboard = document(
      initial: "feed",
      """
      \(screen("feed", control("Cart", #"<segue id="s1" kind="presentation" destination="cart" customClass="Modal"/>"#)))
      \(screen("cart", control("Post", #"<segue id="s2" kind="push" destination="post"/>"#)))
      \(screen("post"))
      """
    )
    let code = "class Modal: UIStoryboardSegue { \(method) }"
    #expect(await answer(to: "reach Post", code, storyboard) == expected)
    let run = await explore([], ["Main.storyboard": storyboard, "A.swift": code])
    #expect(run.output.contains("[refused-move]") == (expected == "broken"), "\(run.output)")
  }

  // MARK: Places

  @Test func `a screen that only code of another shows is behind it`() async {
    let storyboard = document(initial: "feed", screen("feed") + screen("post") + screen("cart"))
    let code = """
      class Feed: UIViewController {}
      class Cart: UIViewController {}
      class Post: UIViewController {
        override func viewDidAppear(_ a: Bool) {
          present(storyboard!.instantiateViewController(withIdentifier: "cart-id"), animated: true)
        }
      }
      """
    let run = await explore([], ["Main.storyboard": storyboard, "A.swift": code])
    let reasons = ["'Post': no segue and no code leads there", "'Cart': behind 'Post'"]
    for reason in reasons { expect(run.output, contains: reason) }
  }

  @Test func `a path names the code that something runs`() async {
    let present =
      #"present(storyboard!.instantiateViewController(withIdentifier: "cart-id"), animated: true)"#
    let code = """
      class Cart: UIViewController {}
      class Feed: UIViewController {
        @IBAction func extend() { \(present) }
        @IBAction func go() { \(present) }
      }
      """
    let run = await explore(
      ["--properties", "App.paths"],
      ["Main.storyboard": Self.feed, "A.swift": code, "App.paths": "never Cart"]
    )
    expect(run.output, contains: "(A.swift:4)")
  }
}
