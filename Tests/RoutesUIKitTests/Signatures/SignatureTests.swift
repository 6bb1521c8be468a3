import Testing

/// The double has no declaration that UIKit does not have.
///
/// Code that compiles against the double then compiles against UIKit.
@Suite struct SignatureTests {
  /// What the double adds, and why. A type stands for its members.
  private static let additions = [
    "Selector": "Linux has no Objective-C, whose module declares it",
    "NSObject.perform(_:)": "Linux has no Objective-C, whose objects have it",
    "NSObject.perform(_:with:)": "Linux has no Objective-C, whose objects have it",
    "NSObject.perform(_:with:with:)": "Linux has no Objective-C, whose objects have it",
    "UIKitCompletion": "when UIKit calls a completion",
    "UIKitFault": "mistakes that a test plants",
    "UIKitRecord": "what UIKit prints and raises",
    "UIStoryboard.Contents": "what an app's bundle has",
    "UIAlertController.userTaps(_:)": "a user",
    "UIAlertController.userTapsOutside()": "a user",
    "UIBarButtonItem.userTouches()": "a user",
    "UINavigationController.userCancelsSwipeBack()": "a user",
    "UINavigationController.userTapsBack()": "a user",
    "UIPageViewController.userTurns(_:isCancelled:)": "a user",
    "UISearchController.userTapsBar()": "a user",
    "UISearchController.userTapsCancel()": "a user",
    "UITabBarController.userTaps(_:)": "a user",
    "UITabBarController.userTapsMore()": "a user",
    "UITextField.userTypes(_:)": "a user",
    "UIViewController.userSwipesDown(isCancelled:)": "a user",
    "UIViewController.userTouches(segue:)": "a user",
    "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)":
      "a requirement can have no default argument",
    "UIWindow.horizontalSizeClass": "the device",
  ]

  private let printed: PrintedInterface
  private let declarations: [DoubleInterface.Declaration]

  /// Both are read once for all tests.
  private static let interfaces = Result {
    (printed: try PrintedInterface(), declarations: try DoubleInterface().declarations)
  }

  init() throws { (printed, declarations) = try Self.interfaces.get() }

  @Test func `every declaration of the test double is one of UIKit`() {
    #expect(declarations.count > 200)
    for declaration in declarations where !isAddition(declaration) {
      if declaration.isType {
        expectType(declaration)
      } else {
        let known = printed.lineage(of: declaration.owner).contains { type in
          printed.types[type]?.members.contains { matches($0, declaration, in: type) } == true
        }
        #expect(known, "\(advice(for: declaration))")
      }
    }
  }

  /// `.ci/availability` compares it with what the library and its example use.
  @Test func everyPrintedDeclarationHasItsAvailability() {
    for line in printed.unmarked {
      Issue.record(
        "write in UIKitSignatures.txt: \(line) | iOS VERSION, tvOS VERSION; or 'no tvOS' at the end"
      )
    }
  }

  @Test(arguments: [
    ("class A : B | iOS 2, tvOS 9\n  func f() | iOS 3.2, no tvOS\n", 0),
    ("class A : B | iOS 2, tvOS 9\n  func f()\n", 1),
    ("class A : B\n  func f() | iOS 2\n  var x: Int | tvOS 9\n", 3),
  ])
  func aLineWithoutAvailabilityIsFound(text: String, count: Int) {
    let printed = PrintedInterface(text: text)
    #expect(printed.unmarked.count == count)
    #expect(printed.types["A"]?.members.first == "func f()")
    #expect(printed.types["A"]?.supertypes == ["B"])
  }

  /// A class of Objective-C, and each of its members but initializers, can be overridden.
  @Test func whatAnAppCanOverrideIsOpen() {
    for declaration in declarations where !isAddition(declaration) {
      let isMember = printed.types[declaration.owner]?.keyword == "class" && !declaration.isType
      if declaration.keyword == "class" || isMember && declaration.keyword != "init" {
        #expect(declaration.isOpen, "\(declaration.name)")
      }
    }
  }

  /// The list has nothing that the double does not: it cannot become stale.
  @Test func everyPrintedDeclarationIsInTheDouble() {
    let names = Set(declarations.map(\.name))
    let members = Dictionary(grouping: declarations, by: \.owner)
    let foundations: Set = ["NSObject", "NSCoding", "UITraitEnvironment"]
    for (name, type) in printed.types where !foundations.contains(name) {
      #expect(names.contains(name) || name == "IndexPath", "\(name)")
      for member in type.members {
        let isKnown = members[name]?.contains { matches(member, $0, in: name) } == true
        #expect(isKnown, "\(name): \(member)")
      }
    }
  }

  @Test func everyAdditionIsInTheDouble() {
    let names = Set(declarations.map(\.name))
    for addition in Self.additions.keys { #expect(names.contains(addition), "\(addition)") }
  }

  @Test(arguments: [
    (
      "@MainActor func show(_ vc: UIViewController, sender: Any?)",
      "func show(_: UIViewController, sender: Any?)"
    ),
    ("@MainActor weak var delegate: (any UISceneDelegate)?", "weak var delegate: UISceneDelegate?"),
    ("let style: Style", "var style: Style { get }"),
    ("var view: UIView! { get set }", "var view: UIView!"),
    ("@MainActor required init?(coder: NSCoder)", "init?(coder: NSCoder)"),
    ("func f(with handler: @escaping (any P) -> Void)", "func f(with: @escaping (P) -> Void)"),
  ])
  func aSignatureIsNormalized(declaration: String, signature: String) {
    #expect(Signature.normalized(declaration) == signature)
  }

  /// The line that UIKit's interface has if the declaration is one of UIKit's.
  private func advice(for declaration: DoubleInterface.Declaration) -> String {
    let isType = declaration.isType
    let supertype = declaration.superclass.map { " : \($0)" } ?? ""
    let line =
      isType ? "\(declaration.keyword) \(declaration.name)\(supertype)" : "  \(declaration.text)"
    let place = isType ? "" : ", under the type '\(declaration.owner)'"
    return """
      '\(declaration.name)' is not in UIKitSignatures.txt; if UIKit has it, write there\(place), with \
      its availability: \(line) | iOS VERSION, tvOS VERSION
      """
  }

  private func expectType(_ declaration: DoubleInterface.Declaration) {
    let type = printed.types[declaration.name]
    #expect(type?.keyword == declaration.keyword, "\(advice(for: declaration))")
    guard type != nil else { return }
    if declaration.keyword == "class" {
      #expect(type?.supertypes.first == declaration.superclass, "\(declaration.name)")
    }
    if declaration.keyword == "typealias" {
      let target = declaration.text.split(separator: " = ").last.map(String.init)
      #expect(type?.supertypes.first == target, "\(declaration.name)")
    }
  }

  /// The double need not let a property be set that UIKit does.
  ///
  /// A requirement has no default arguments in Swift. A class declares what a protocol leaves optional.
  /// An initializer that a class inherits past its own is a convenience.
  private func matches(
    _ member: String,
    _ declaration: DoubleInterface.Declaration,
    in type: String
  ) -> Bool {
    if [member, "\(member) { get }"].contains(declaration.text) { return true }
    guard type != declaration.owner else {
      return printed.types[type]?.keyword == "protocol" && !member.hasPrefix("optional ")
        && member.replacing(" = nil", with: "") == declaration.text
    }
    return member == "optional \(declaration.text)"
      || declaration.isOverride && "convenience \(member)" == declaration.text
  }

  private func isAddition(_ declaration: DoubleInterface.Declaration) -> Bool {
    declaration.path.indices.contains { last in
      Self.additions[declaration.path[...last].joined(separator: ".")] != nil
    }
  }
}
