import Testing

@testable import CodeFacts
@testable import ObjectiveCReader
@testable import SwiftCodeReader

/// What code removes, and how it says that screens are presented.
@Suite struct ScreenFactTests {
  /// Code in a method of `Feed`, and the removals in it.
  static let removals: [(code: String, kinds: [RemovalFact.Kind])] = [
    ("|dismiss(animated: true)", [.dismiss]),
    ("self.|dismiss(animated: true, completion: nil)", [.dismiss]),
    ("presentingViewController?.|dismiss(animated: true) { done() }", [.dismiss]),
    ("run { [weak self] in self?.|dismiss(animated: true) }", [.dismiss]),
    ("navigationController?.|popViewController(animated: true)", [.pop]),
    ("_ = self.navigationController!.|popToRootViewController(animated: false)", [.popToRoot]),
    ("nav.|popToViewController(feed, animated: true)", [.popTo]),
    ("nav.|setViewControllers([a, b], animated: true)", [.setChildren]),
    ("navigationController?.|viewControllers = [a]", [.setChildren]),
    ("window?.|rootViewController = home", [.setRoot]),
    ("UIApplication.shared.windows.first?.|rootViewController = home", [.setRoot]),
    ("#if os(macOS)\n|dismiss(animated: true)\n#endif", [.dismiss]),
    ("dismiss()", []),
    ("dismiss", []),
    ("let rootViewController = home", []),
    ("rootViewController = home", []),
    ("viewControllers = [a]", []),
    ("if window.rootViewController == home {}", []),
    ("let top = nav.viewControllers.last", []),
    ("nav.|viewControllers[0] = a", [.setChildren]),
    ("navigationController?.|viewControllers.removeAll { $0 is Login }", [.setChildren]),
    ("tabBarController!.|viewControllers!.remove(at: 0)", [.setChildren]),
    ("let first = nav.viewControllers[0].title", []),
    ("if nav.viewControllers[0] == a {}", []),
    ("let shown = nav.viewControllers.filter { $0 is Feed }", []),
    ("viewControllers.removeAll()", []),
    ("let x = UINavigationController(rootViewController: home)", []),
  ]

  @Test(arguments: removals)
  func `removals of screens are read`(code: String, kinds: [RemovalFact.Kind]) {
    let source = MarkedSource("class Feed: UIViewController {\n  func é() {\n\(code)\n  }\n}")
    #expect(source.facts.removals.map(\.kind) == kinds)
    guard let removal = source.facts.removals.first else { return }
    #expect(removal.type == "Feed")
    #expect(removal.method == "é")
    #expect(removal.location.line == source.location?.line)
    #expect(removal.location.column == source.location?.column)
  }

  @Test(arguments: [
    ("dismiss(animated: true)", "now"), ("load { self.dismiss(animated: true) }", "later"),
    ("if isOpen { dismiss(animated: true) } else { load() }", "now"),
    (
      "let done = UIAlertAction(title: t, style: .default) { _ in self.dismiss(animated: true) }",
      "action"
    ),
    ("let done = UIAction { [weak self] _ in self?.dismiss(animated: true) }", "action"),
    ("let done = A(title: t, handler: { _ in self.dismiss(animated: true) })", "action"),
    ("load { if isOpen { self.dismiss(animated: true) } }", "later"),
  ])
  func `code in a closure may run later, and not while an action is tapped`(
    code: String,
    moment: String
  ) {
    let facts = SwiftSourceReader().read(
      "class Feed: UIViewController { func f() { \(code) } }"
    )
    let removal = facts.removals.first
    #expect(removal?.isLater == (moment == "later"))
    #expect(removal?.isInAction == (moment == "action"))
    let performed = code.replacing(
      "dismiss(animated: true)",
      with: #"performSegue(withIdentifier: "A", sender: nil)"#
    )
    let use = SwiftSourceReader().read("class Feed: UIViewController { func f() { \(performed) } }")
      .segueUses.first
    #expect(use?.isLater == (moment == "later"))
  }

  /// Code in a method of `Feed`, and the settings in it.
  static let settings: [(code: String, description: String)] = [
    ("|isModalInPresentation = true", "isModalInPresentation true own"),
    ("self.|isModalInPresentation = false", "isModalInPresentation false own"),
    ("|modalPresentationStyle = .fullScreen", "modalPresentationStyle fullScreen own"),
    ("let x = Post()\nx.|modalPresentationStyle = .popover", "modalPresentationStyle popover Post"),
    ("post?.|modalPresentationStyle = .popover", "modalPresentationStyle popover Post"),
    ("post.other.|modalPresentationStyle = .popover", "modalPresentationStyle popover other"),
    ("nav.|modalPresentationStyle = .popover", "modalPresentationStyle popover other"),
    ("|isModalInPresentation = isNew", "isModalInPresentation - own"),
    ("|modalPresentationStyle = a ? .popover : .fullScreen", "modalPresentationStyle - own"),
    ("|isModalInPresentation = true && isNew", "isModalInPresentation true own"),
    (
      "navigationController?.|isNavigationBarHidden = true", "isNavigationBarHidden true other"
    ),
    (
      "navigationController?.|setNavigationBarHidden(true, animated: false)",
      "isNavigationBarHidden true other"
    ),
    ("navigationItem.|hidesBackButton = true", "hidesBackButton true own"),
    ("navigationItem.|setHidesBackButton(hides, animated: true)", "hidesBackButton - own"),
    ("navigationItem.|setLeftBarButton(nil, animated: true)", "leftBarButtonItem nil own"),
    ("self.navigationItem.|setRightBarButtonItems(a, animated: true)", "rightBarButtonItem - own"),
    ("post.navigationItem.|setLeftBarButtonItems(a, animated: true)", "leftBarButtonItem - other"),
    ("post.navigationItem.|leftBarButtonItem = nil", "leftBarButtonItem nil other"),
    ("self.navigationItem.|rightBarButtonItem = add", "rightBarButtonItem - own"),
    ("tabBarController?.tabBar.|isHidden = true", "isTabBarHidden true other"),
    ("navigationController?.navigationBar.|isHidden = a", "isNavigationBarHidden - other"),
    ("tabBar.item.isHidden = true", ""),
    ("if x.modalPresentationStyle == .popover {}", ""),
    ("let style = x.modalPresentationStyle", ""),
    ("let modalPresentationStyle = UIModalPresentationStyle.popover", ""),
  ]

  @Test(arguments: [
    ("more?.isHidden = a", "hiddenOutlet more own"), ("other.isHidden = a", ""),
    ("if a { self.more.removeFromSuperview() }", "hiddenOutlet more own"),
    ("more.alpha = 0", "hiddenOutlet more own"), ("cell.more.alpha = 0", ""),
    ("more.isEnabled = a", "disabledOutlet more own"), ("a = more.isHidden", ""),
  ])
  func `outlets that code hides are read`(code: String, description: String) {
    let facts = SwiftSourceReader().read(
      "class Feed: UIViewController { @IBOutlet var more: UIButton?\nfunc f() { \(code) } }"
    )
    #expect(facts.settings.map(Self.description) == (description.isEmpty ? [] : [description]))
  }

  @Test(arguments: settings)
  func `settings of screens are read`(code: String, description: String) {
    let source = MarkedSource(
      "class Feed: UIViewController {\n  func f(post: Post?) {\n\(code)\n  }\n}"
    )
    let setting = source.facts.settings.first
    #expect(source.facts.settings.count <= 1)
    #expect(setting.map(Self.description) ?? "" == description)
    guard let setting else { return }
    #expect(setting.type == "Feed")
    #expect(setting.location.line == source.location?.line)
    #expect(setting.location.column == source.location?.column)
  }

  private static func description(of setting: SettingFact) -> String {
    let receiver =
      switch setting.receiver {
      case .own: "own"
      case .instance(let type): type.string
      case .other: "other"
      }
    return "\(setting.kind) \(setting.value?.string ?? "-") \(receiver)"
  }

  @Test func `dismissals and settings in tests are not read`() {
    let facts = SwiftSourceReader().read(
      "import XCTest\nclass T: XCTestCase { func f() { app.dismiss(animated: true); y.isModalInPresentation = true } }"
    )
    #expect(facts.removals.isEmpty)
    #expect(facts.settings.isEmpty)
  }

  /// A statement of Objective-C, and the facts in it.
  static let statements: [(code: String, description: String)] = [
    ("[self dismissViewControllerAnimated:YES completion:nil];", "dismiss"),
    ("[self.navigationController popViewControllerAnimated:YES];", "pop"),
    ("[nav popToRootViewControllerAnimated:YES];", "popToRoot"),
    ("[nav popToViewController:a animated:YES];", "popTo"),
    ("[nav setViewControllers:@[a] animated:YES];", "setChildren"),
    ("nav.viewControllers = @[a];", "setChildren"),
    ("self.window.rootViewController = a;", "setRoot"),
    ("[window setRootViewController:a];", "setRoot"),
    ("if (self.window.rootViewController == a) {}", ""),
    ("[self.nav.viewControllers lastObject];", ""),
    ("// [self dismissViewControllerAnimated:YES completion:nil];", ""),
    ("self.modalInPresentation = YES;", "isModalInPresentation true own"),
    (
      "a.modalPresentationStyle = UIModalPresentationFullScreen;",
      "modalPresentationStyle fullScreen other"
    ),
    ("a.modalPresentationStyle = style;", "modalPresentationStyle - other"),
    ("[nav setNavigationBarHidden:YES animated:NO];", "isNavigationBarHidden true other"),
    ("self.navigationItem.hidesBackButton = NO;", "hidesBackButton false own"),
    ("[self.navigationItem setHidesBackButton:YES];", "hidesBackButton true own"),
    ("post.navigationItem.hidesBackButton = NO;", "hidesBackButton false other"),
    ("self.tabBarController.tabBar.hidden = YES;", "isTabBarHidden true other"),
    ("nav.navigationBar.hidden = NO;", "isNavigationBarHidden false other"),
    ("self.tabBar.item.hidden = YES;", ""),
  ]

  @Test(arguments: statements)
  func objectiveC(code: String, description: String) {
    let text = "@implementation Feed\n- (void)a {\n\(code)\n}\n@end"
    let facts = ObjectiveCReader.read(text)
    let found = facts.removals.map(\.kind.rawValue) + facts.settings.map(Self.description)
    #expect(found == (description.isEmpty ? [] : [description]))
    #expect(facts.removals.allSatisfy { $0.type == "Feed" && $0.location.line == 3 })
    #expect(facts.settings.allSatisfy { $0.type == "Feed" && $0.location.line == 3 })
  }
}
