import CodeFacts
import Routes
import SourceText

/// The names in Objective-C that use segues, scenes and storyboards.
enum ObjectiveCWord: String, CaseIterable {
  case performSegueWithIdentifier
  case isEqualToString, isEqual
  case storyboardWithName
  case instantiateViewControllerWithIdentifier, instantiateControllerWithIdentifier
  case instantiateInitialViewController, instantiateInitialController
  case destinationViewController, destinationController
  case loadNibNamed, nibWithNibName, initWithNibName
  case dequeueReusableCellWithIdentifier, dequeueReusableCellWithReuseIdentifier,
    dequeueReusableSupplementaryViewOfKind
  case registerClass, registerNib
  case answer = "return"

  private static let words = Dictionary(
    uniqueKeysWithValues: allCases.map { (ExactString($0.rawValue), $0) }
  )

  /// The word of a name; `nil` for any other name.
  init?(_ name: ExactString) {
    guard let word = Self.words[name] else { return nil }
    self = word
  }

  /// The first eight bytes of the words and of other names that the reader looks for. Most names
  /// start with others, and are rejected without a copy of their text.
  static let heads: Set<UInt64> = {
    let names = allCases.map { ExactString($0.rawValue) } + ObjectiveCReader.screenNames
    return Set(
      names.map { name in
        let bytes = Array(name.utf8)
        return bytes.withUnsafeBufferPointer { SourceBytes($0).eight(at: 0).bits }
      }
    )
  }()
}

/// The value of an Objective-C expression, if it is about navigation.
enum ObjectiveCValue {
  case unknown
  /// The object whose method contains the code.
  case selfObject
  /// An instance of a class, or of one below it.
  case instance(ExactString)
  /// A class object: `[Feed class]`.
  case type(ExactString)
  case text(TextExpression)
  /// A property, by its name, or with the class that has it: `["AppStoryboards", "main"]`.
  case member([ExactString])
  case segue
  case segueIdentifier
  case storyboard(StoryboardExpression)
  case bundle(BundleExpression)
  /// A nib, by its name.
  case nib(TextExpression)
}
