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
  case `if`, `guard`, `switch`, `default`, `else`, `return`, `in`, `is`, `as`, `while`, `for`
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
  case first, last, rawValue, withIdentifier, name, bundle, describing
  // Tests.
  case testing = "Testing"
  case xcTest = "XCTest"
  // Routes.
  case segueType = "Segue"
  case routeType = "Route"
  case perform, go, push, present, trigger, register, registerHierarchy, segue, to, instantiate,
    kind
}

/// Finds the word that a range of bytes spells.
///
/// The first byte, the last byte and the length choose a slot, so that an identifier that is no
/// word costs one look at the table, whatever its length.
struct SwiftWordTable: Sendable {
  /// The table that every lexer uses.
  static let shared = SwiftWordTable()

  private struct Entry {
    var word: SwiftWord
    var spelling: [UInt8]
  }

  private static let slotCount = 512
  private static let longest = SwiftWord.allCases.map(\.rawValue.utf8.count).max() ?? 0
  private let slots: [UInt8]
  private let entries: [Entry]
  private let longest: Int

  private init() {
    var slots = [UInt8](repeating: 0, count: Self.slotCount)
    var entries = [Entry(word: .other, spelling: [])]
    for word in SwiftWord.allCases where word != .other {
      let spelling = Array(word.rawValue.utf8)
      var slot = Self.slot(spelling[0], spelling[spelling.count - 1], spelling.count)
      while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = UInt8(entries.count)
      entries.append(Entry(word: word, spelling: spelling))
    }
    self.slots = slots
    self.entries = entries
    longest = Self.longest
  }

  @inline(__always)
  private static func slot(_ first: UInt8, _ last: UInt8, _ count: Int) -> Int {
    (Int(first) &* 31 &+ Int(last) &* 7 &+ count &* 59) & (slotCount - 1)
  }

  /// The word that stands in a range that is not empty, or ``SwiftWord/other``.
  func word(in bytes: SourceBytes, from start: Int, to end: Int) -> SwiftWord {
    let count = end - start
    guard count <= longest else { return .other }
    var slot = Self.slot(bytes[start], bytes[end - 1], count)
    while slots[slot] != 0 {
      let index = Int(slots[slot])
      if entries[index].spelling.count == count, matches(index, bytes, from: start) {
        return entries[index].word
      }
      slot = (slot + 1) % Self.slotCount
    }
    return .other
  }

  private func matches(_ index: Int, _ bytes: SourceBytes, from start: Int) -> Bool {
    entries[index].spelling.withUnsafeBufferPointer { spelling in
      for offset in 0..<spelling.count where spelling[offset] != bytes[start + offset] {
        return false
      }
      return true
    }
  }
}
