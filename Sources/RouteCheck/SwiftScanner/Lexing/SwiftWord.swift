/// The words that mean something to the reader: keywords, and the names of what navigates.
///
/// A word is recognised once, when its bytes are scanned, so that the reader compares small
/// integers and no text.
enum SwiftWord: String, CaseIterable {
  /// Any name that is not listed here.
  case other = ""

  // Declarations.
  case `class`, `struct`, `enum`, `protocol`, `extension`, actor, `typealias`, `func`, `init`
  case `let`, `var`, `case`, `static`, `import`, `where`, `subscript`, `deinit`, indirect
  // Statements and expressions.
  case `if`, `guard`, `switch`, `default`, `fallthrough`, `else`, `return`, `in`, `is`, `as`,
    `while`, `for`
  case `try`, await, `throws`, `inout`, any, some, `self`, `super`, `Self`
  // Attributes and directives.
  case ibAction = "IBAction"
  case ibSegueAction = "IBSegueAction"
  case objc, main
  case uiApplicationMain = "UIApplicationMain"
  case nsApplicationMain = "NSApplicationMain"
  case poundIf = "#if"
  case poundElseIf = "#elseif"
  case poundElse = "#else"
  case poundEnd = "#endif"
  // UIKit and AppKit.
  case uiStoryboard = "UIStoryboard"
  case nsStoryboard = "NSStoryboard"
  case uiStoryboardSegue = "UIStoryboardSegue"
  case nsStoryboardSegue = "NSStoryboardSegue"
  case performSegue, shouldPerformSegue, prepare, identifier, destination, destinationController
  case destinationViewController, storyboard, instantiateViewController, instantiateController
  case instantiateInitialViewController, instantiateInitialController
  case topViewController, visibleViewController, viewControllers, children, childViewControllers
  case stringType = "String"
  case first, last, rawValue, withIdentifier, name, bundle, describing, newValue, oldValue
  // Tests.
  case testing = "Testing"
  case xcTest = "XCTest"
  // Routes.
  case segueType = "Segue"
  case routeType = "Route"
  case perform, go, push, present, trigger, register, registerHierarchy, segue, to, instantiate,
    kind
}

extension SwiftWord {
  /// Whether code that holds the word may say something about routes.
  var concernsRoutes: Bool {
    switch self {
    case .uiStoryboard, .nsStoryboard, .uiStoryboardSegue, .nsStoryboardSegue, .performSegue,
      .shouldPerformSegue, .storyboard, .segueType, .routeType, .segue, .perform, .go, .trigger,
      .register, .registerHierarchy, .instantiateViewController, .instantiateController,
      .instantiateInitialViewController, .instantiateInitialController:
      true
    default: false
    }
  }

  /// Whether a function that holds the word is read in a file that concerns routes.
  ///
  /// Actions stand in no function, but where a brace is missing they seem to.
  var isLandmark: Bool {
    switch self {
    case .push, .present, .class, .struct, .enum, .protocol, .extension, .actor, .typealias,
      .ibAction, .ibSegueAction, .objc:
      true
    default: concernsRoutes
    }
  }
}

/// Finds the word that a range of bytes spells.
///
/// The first eight bytes and the length choose a slot, so that an identifier that is no word costs
/// one look at the table, whatever its length.
struct SwiftWordTable: Sendable {
  /// The table that every lexer uses.
  static let shared = SwiftWordTable()

  private struct Slot {
    var word = SwiftWord.other
    /// The length in bytes; 0 where the slot is free.
    var count = 0
    /// The first eight bytes, or all of them and zeros.
    var head: UInt64 = 0
  }

  private static let slotCount = 1024
  private var slots = [Slot](repeating: Slot(), count: slotCount)
  /// The bytes after the eighth of the word in each slot.
  private var tails = [[UInt8]](repeating: [], count: slotCount)

  private init() {
    for word in SwiftWord.allCases where word != .other {
      let spelling = Array(word.rawValue.utf8)
      let head = spelling.withUnsafeBufferPointer { SourceBytes($0).eight(at: 0).bits }
      var slot = Self.slot(head, spelling.count)
      while slots[slot].count != 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Slot(word: word, count: spelling.count, head: head)
      tails[slot] = Array(spelling.dropFirst(8))
    }
  }

  @inline(__always)
  private static func slot(_ head: UInt64, _ count: Int) -> Int {
    let hash = (head ^ UInt64(count)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: hash >> 54)
  }

  /// The word that stands in a range that is not empty, or ``SwiftWord/other``.
  func word(in bytes: SourceBytes, from start: Int, to end: Int) -> SwiftWord {
    let count = end - start
    let head = bytes.eight(at: start).prefix(count)
    var slot = Self.slot(head, count)
    while slots[slot].count != 0 {
      if slots[slot].head == head, slots[slot].count == count,
        count <= 8 || bytes.hasWord(tails[slot], at: start + 8)
      {
        return slots[slot].word
      }
      slot = (slot + 1) % Self.slotCount
    }
    return .other
  }
}
