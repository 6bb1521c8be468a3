import CodeFacts
import SourceText

/// The words that the reader knows: keywords, and names of the APIs for navigation.
///
/// The lexer recognizes a word when it scans its bytes, so that the reader compares small integers
/// instead of text.
enum SwiftWord: String, CaseIterable {
  /// Any other identifier.
  case other = ""

  // Declarations.
  case `class`, `struct`, `enum`, `protocol`, `extension`, actor, `typealias`, `func`, `init`
  case `let`, `var`, `case`, `static`, `import`, `where`, `subscript`, `deinit`, indirect
  // Statements and expressions.
  case `if`, `guard`, `switch`, `default`, `fallthrough`, `else`, `return`, `in`, `is`, `as`,
    `while`, `for`
  case `try`, await, `throws`, `inout`, any, some, `self`, `super`, `Self`
  // Attributes and directives.
  case ibAction = "IBAction", ibSegueAction = "IBSegueAction", ibOutlet = "IBOutlet"
  case ibInspectable = "IBInspectable", nsManaged = "NSManaged"
  case objc, objcMembers, main
  case uiApplicationMain = "UIApplicationMain", nsApplicationMain = "NSApplicationMain"
  case poundIf = "#if", poundElseIf = "#elseif", poundElse = "#else", poundEnd = "#endif"
  // UIKit and AppKit.
  case uiStoryboard = "UIStoryboard", nsStoryboard = "NSStoryboard"
  case uiStoryboardSegue = "UIStoryboardSegue", nsStoryboardSegue = "NSStoryboardSegue"
  case storyboardScene = "StoryboardScene"
  case performSegue, shouldPerformSegue, prepare, sender, identifier, destination,
    destinationController
  // The names of Swift 2.
  case performSegueWithIdentifier, shouldPerformSegueWithIdentifier, prepareForSegue
  case dismissViewControllerAnimated, popViewControllerAnimated, popToRootViewControllerAnimated
  case presentViewController, showViewController, instantiateViewControllerWithIdentifier
  case cellForRowAtIndexPath, didSelectRowAtIndexPath, mainBundle, sharedApplication,
    standardUserDefaults
  case dispatchAsync = "dispatch_async", dispatchMainQueue = "dispatch_get_main_queue"
  // The names of all versions.
  case navigationController, tabBarController, splitViewController, show, showDetailViewController
  case destinationViewController, storyboard, instantiateViewController, instantiateController
  case instantiateInitialViewController, instantiateInitialController
  case instantiateFromStoryboard, fromStoryboard, initFromStoryboard, loadFromStoryboard,
    makeFromStoryboard
  case topViewController, visibleViewController, viewControllers, children, childViewControllers
  case pushViewController, animated, addChild, addChildViewController
  case dequeueReusableCell, dequeueReusableSupplementaryView, dequeue, dequeueCell,
    withReuseIdentifier,
    forCellReuseIdentifier, forCellWithReuseIdentifier, forHeaderFooterViewReuseIdentifier
  case uiNib = "UINib"
  case loadNibNamed, nibName, owner
  case dismiss, popViewController, popToRootViewController, popToViewController
  case setViewControllers, rootViewController, selectedIndex, selectedViewController
  case isModalInPresentation, modalPresentationStyle, isNavigationBarHidden, hidesBackButton
  case setNavigationBarHidden, setHidesBackButton
  case setLeftBarButton, setLeftBarButtonItems, setRightBarButton, setRightBarButtonItems
  case leftBarButtonItem, leftBarButtonItems, backAction, rightBarButtonItem, rightBarButtonItems
  case hidesBottomBarWhenPushed, isEnabled, isUserInteractionEnabled
  case navigationBar, tabBar, isHidden, alpha, removeFromSuperview, addTarget, removeTarget
  case stringType = "String"
  case first, last, rawValue, withIdentifier, name, bundle, describing, newValue, oldValue
  // SwiftUI.
  case navigationStack = "NavigationStack", navigationSplitView = "NavigationSplitView"
  case navigationLink = "NavigationLink", navigationPath = "NavigationPath"
  case navigationView = "NavigationView"
  case navigationDestination, append, selection
  // Frameworks for tests.
  case testing = "Testing", xcTest = "XCTest"
  // Routes.
  case segueType = "Segue", unwindType = "Unwind", sceneType = "SceneIdentifier"
  case performedSegue = "PerformedSegue", routeType = "Route", returningRoute = "Returning"
  case segueRegistry = "SegueRegistry", sceneClasses = "SceneClasses"
  case perform, go, push, present, trigger, register, registerHierarchy, segue, to, instantiate,
    kind, shouldPerform, unwind, canUnwind, from, by, classes
}

extension SwiftWord {
  /// How much of a file is read because of a word in it.
  enum Interest {
    /// Nothing. The word gives other words their meaning.
    case none
    /// The function that contains the word, if the bodies of the file's functions are read: it
    /// declares something.
    case declaration
    /// The declarations of the file and the bodies of its functions.
    case name
    /// The same, for a method whose name is a common word. Only calls of it are searched for.
    case call
    /// The views of the file, which ``ViewReader`` reads.
    case view
  }

  /// The part of a file that is read because of the word.
  ///
  /// No other list decides which files and functions are read.
  var interest: Interest {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .actor, .typealias, .ibAction,
      .ibSegueAction, .objc:
      .declaration
    case .uiStoryboard, .nsStoryboard, .storyboardScene, .uiStoryboardSegue, .nsStoryboardSegue,
      .storyboard, .performSegue, .shouldPerformSegue, .performSegueWithIdentifier,
      .shouldPerformSegueWithIdentifier, .prepareForSegue, .segue, .segueType, .unwindType,
      .sceneType, .performedSegue, .viewControllers, .rootViewController,
      .selectedIndex, .selectedViewController, .isModalInPresentation, .modalPresentationStyle,
      .isNavigationBarHidden, .hidesBackButton, .leftBarButtonItem, .leftBarButtonItems,
      .backAction, .rightBarButtonItem, .rightBarButtonItems, .hidesBottomBarWhenPushed,
      .navigationBar, .tabBar, .isHidden, .nibName:
      .name
    case .pushViewController, .addChild, .addChildViewController, .routeType, .returningRoute,
      .perform, .go, .push, .present, .trigger, .register, .registerHierarchy, .shouldPerform,
      .unwind, .canUnwind, .dismiss, .dismissViewControllerAnimated, .popViewControllerAnimated,
      .popToRootViewControllerAnimated, .presentViewController, .popViewController,
      .popToRootViewController, .popToViewController, .setViewControllers,
      .setNavigationBarHidden, .setHidesBackButton, .setLeftBarButton, .setLeftBarButtonItems,
      .setRightBarButton, .setRightBarButtonItems, .loadNibNamed:
      .call
    case .navigationStack, .navigationLink, .navigationPath, .navigationSplitView,
      .navigationView, .navigationDestination:
      .view
    default: instantiatesByClass ? .name : instantiatesScene || makesCells ? .call : .none
    }
  }

  /// The texts of declarations that other files or storyboards may refer to.
  private static let declarations = [
    "class ", "protocol ", "typealias ", "IBAction", "IBOutlet", "@objc", "static let ",
    "static var ", ": String",
    "\nlet ", "\npublic let ", "\ninternal let ", "@main", "ApplicationMain", "Storyboard",
    "Hashable", "Codable", ": View {",
    "\(SourceSuppression.mark)",
  ]

  /// The texts for which a file is read. A file without any of them has no facts.
  static let searchTexts: [String] = {
    let texts =
      declarations
      + allCases.compactMap { word in
        switch word.interest {
        case .none, .declaration: nil
        case .name, .view: word.rawValue
        case .call: word.rawValue + "("
        }
      }
    // A text that contains another one is found with it.
    return texts.filter { text in !texts.contains { $0 != text && text.containsBytes(of: $0) } }
  }()
}

extension SwiftWord {
  /// The name in newer versions of Swift.
  var current: SwiftWord {
    switch self {
    case .performSegueWithIdentifier: .performSegue
    case .shouldPerformSegueWithIdentifier: .shouldPerformSegue
    case .prepareForSegue: .prepare
    default: self
    }
  }

  /// Whether it is a method that makes the controller of a scene.
  var instantiatesScene: Bool {
    switch self {
    case .instantiateViewController, .instantiateController, .instantiateInitialViewController,
      .instantiateInitialController, .instantiateViewControllerWithIdentifier:
      true
    default: false
    }
  }

  /// Whether it is a name of Swift 2.
  var isOld: Bool { current != self }

  /// Whether code with the word is certainly Swift 2: a later API has no such name, and the code of an
  /// app rarely has.
  var showsSwift2: Bool {
    switch self {
    case .performSegueWithIdentifier, .shouldPerformSegueWithIdentifier, .prepareForSegue,
      .dismissViewControllerAnimated, .popViewControllerAnimated, .popToRootViewControllerAnimated,
      .instantiateViewControllerWithIdentifier, .cellForRowAtIndexPath, .didSelectRowAtIndexPath,
      .mainBundle, .sharedApplication, .standardUserDefaults, .dispatchAsync, .dispatchMainQueue:
      true
    default: false
    }
  }
}
