import Routes
import Testing

@testable import CodeReader
@testable import ObjectiveCReader

/// Methods that perform the segue whose identifier they get.
@Suite struct RelayTests {
  static let text = "func open(_ id: String) { performSegue(withIdentifier: id, sender: nil) }"
  static let cases =
    "func open(_ id: Name) { performSegue(withIdentifier: id.rawValue, sender: nil) }"
  static let labelled =
    "func open(x: Int, segue id: String) { self.performSegue(withIdentifier: id, sender: x) }"

  /// The facts of a file that is read again for its methods.
  private static func facts(_ text: String) -> SourceFacts {
    let reader = SwiftSourceReader()
    let facts = reader.read(text)
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      RelaySearch(facts.relays).flatMap { reader.read(bytes, after: facts, following: $0) }
    } ?? facts
  }

  private static func objectiveCFacts(_ text: String) -> SourceFacts {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let facts = ObjectiveCReader.read(bytes)
      return RelaySearch(facts.relays).flatMap {
        ObjectiveCReader.read(bytes, after: facts, following: $0)
      } ?? facts
    }
  }

  @Test(
    arguments: [
      (text, #"open("A")"#, [.literal("A")]),
      (text, #"self.open(Names.a)"#, [.reference(["Names", "a"])]),
      (text, #"let a = "A"; open(a)"#, [.literal("A")]),
      (
        "func open<T>(_ id: String, x: T) { performSegue(withIdentifier: id, sender: x) }",
        #"open("A", x: 1)"#, [.literal("A")]
      ),
      (
        "func <~> (a: A, b: A) {}\n  \(text)", #"open("A")"#, [.literal("A")]
      ),
      (cases, "open(.a)", [.reference(["Name", "a"])]),
      (cases, "open(Name.a)", [.reference(["Name", "a"])]),
      (labelled, #"open(x: 1, segue: "A")"#, [.literal("A")]),
      // Other methods.
      (text, #"other.open("A")"#, []),
      (text, #"open(id: "A")"#, []),
      (text, #"open("A", animated: true)"#, []),
      (text, #"close("A")"#, []),
      (labelled, #"open(segue: "A", x: 1)"#, []),
      (labelled, #"open(x: max(1, 2), segue: "A")"#, [.literal("A")]),
      // Methods that may do something else.
      (
        "func open(_ id: String) { if a { performSegue(withIdentifier: id, sender: nil) } }",
        #"open("A")"#, []
      ),
      (
        "func open(_ id: String) { guard a else { return }; performSegue(withIdentifier: id, sender: a) }",
        #"open("A")"#, []
      ),
      (
        "func open(_ id: String) { let id = id + a; performSegue(withIdentifier: id, sender: nil) }",
        #"open("A")"#, []
      ),
      (
        "func open(_ id: String) { performSegue(withIdentifier: id + a, sender: nil) }",
        #"open("A")"#, []
      ),
      (
        "func open(_ id: String) { other.performSegue(withIdentifier: id, sender: nil) }",
        #"open("A")"#, []
      ),
      (
        "func open(_ id: Name) { performSegue(withIdentifier: id, sender: nil) }", #"open(.a)"#, []
      ),
    ] as [(String, String, [TextExpression])]
  )
  func swift(relay: String, call: String, identifiers: [TextExpression]) {
    let facts = Self.facts(
      "class Feed: UIViewController {\n  func run() { \(call) }\n  \(relay)\n}"
    )
    let known = facts.segueUses.filter { $0.kind != .relayed }.filter {
      switch $0.identifier {
      case .unknown, .rawValue, .reference(["id"]): false
      default: true
      }
    }
    #expect(known.map(\.identifier) == identifiers)
    #expect(known.allSatisfy { $0.kind == .perform && $0.receiver == .own && $0.method == "run" })
  }

  /// Their names mean the same in all files, so that their callers are not looked for.
  @Test func `a method with a name of UIKit is not a relay`() {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        override func performSegue(withIdentifier id: String, sender: Any?) {
          super.performSegue(withIdentifier: id, sender: sender)
        }
        func open(_ id: String) { performSegue(withIdentifier: id, sender: nil) }
      }
      """
    )
    #expect(facts.relays.map(\.name.name) == ["open"])
  }

  @Test func `a case passed to a relay stands for its raw value`() {
    let facts = Self.facts(
      "class Feed: UIViewController {\n  func run() { open(.a); performSegue(.a) }\n  \(Self.cases)\n}"
    )
    #expect(facts.segueUses.map(\.isRawValue) == [true, false, true])
  }

  @Test func aLocalNameOfARelayIsNotTheRelay() {
    let facts = Self.facts(
      "class Feed: UIViewController {\n  func run() { let open = make(); open(\"A\") }\n  \(Self.text)\n}"
    )
    #expect(facts.segueUses.map(\.identifier) == [.unknown])
  }

  @Test func aRelayOfATestIsNotThatOfTheApp() {
    let code = "class Feed: UIViewController {\n  \(Self.text)\n}"
    #expect(SwiftSourceReader().read(code).relays.count == 1)
    #expect(SwiftSourceReader().read("import XCTest\n" + code).relays.isEmpty)
  }

  @Test(arguments: [
    ("if canPerformSegue { § }", SegueUse.Kind.guarded), ("log(canPerformSegue)\n§", .perform),
    ("if log.canPerformSegue(\"A\") { § }", .guarded), ("if isOn(\"B\") { § }", .perform),
    ("if isOn(\"A\") { § }", .guarded), ("if defaults.bool(forKey: \"A\") { § }", .perform),
  ])
  func onlyAConditionChecksThatTheSegueExists(code: String, kind: SegueUse.Kind) {
    let call = "performSegue(withIdentifier: \"A\", sender: nil)"
    let facts = SwiftSourceReader().read(
      "class Feed: UIViewController {\n  func run() { \(code.replacing("§", with: call)) }\n}"
    )
    #expect(facts.segueUses.map(\.kind) == [kind])
  }

  @Test(arguments: [
    ("if ([d boolForKey:@\"A\"]) { § }", SegueUse.Kind.perform),
    ("if ([d allows:@\"A\"]) { § }", .guarded), ("[d allows:@\"A\"]; §", .perform),
    ("@try { § } @catch (id e) {}", .guarded), ("if (a) { § }", .perform),
  ])
  func onlyAConditionOfObjectiveCChecksIt(code: String, kind: SegueUse.Kind) {
    let call = "[self performSegueWithIdentifier:@\"A\" sender:nil];"
    let text = "@implementation Feed\n- (void)run { \(code.replacing("§", with: call)) }\n@end\n"
    let facts = Array(text.utf8).withUnsafeBufferPointer { ObjectiveCReader.read($0) }
    #expect(facts.segueUses.map(\.kind) == [kind])
  }

  @Test func `a call in another class does not reach the relay`() {
    let facts = Self.facts(
      "class Feed: UIViewController { \(Self.text) }\nclass Post: Box { func run() { open(\"A\") } }"
    )
    #expect(facts.segueUses.map(\.kind) == [.perform, .relayed])
    let shared = Self.facts(
      "extension UIViewController { \(Self.text) }\nclass Post: Box { func run() { open(\"A\") } }"
    )
    #expect(shared.segueUses.map(\.kind) == [.perform, .perform])
    #expect(shared.segueUses.map(\.identifier) == [.unknown, .literal("A")])
  }

  /// A part of a selector may have no name: this message is `open::`, with two names as arguments.
  @Test func `an argument before an unnamed part is not the name of a part`() {
    let text = """
      @implementation Feed
      - (void)run { [self open:animated:late]; }
      - (void)open:(NSString *)identifier animated:(BOOL)animated {
        [self performSegueWithIdentifier:identifier sender:nil];
      }
      @end
      """
    #expect(Self.objectiveCFacts(text).segueUses.map(\.method) == ["open"])
  }

  @Test(
    arguments: [
      ("", #"[self open:@"A" animated:YES];"#, ["A"]),
      ("", #"[super.self open:@"A" animated:YES];"#, []),
      ("", #"[other open:@"A" animated:YES];"#, []),
      ("", #"[self open:@"A"];"#, []),
      ("", #"[self open:@"A" animated:YES then:nil];"#, []),
      ("if (animated) ", #"[self open:@"A" animated:YES];"#, []),
      ("identifier = @\"B\"; ", #"[self open:@"A" animated:YES];"#, []),
      ("REQUIRE(animated) return; ", #"[self open:@"A" animated:YES];"#, []),
    ] as [(String, String, [ExactString])]
  )
  func objectiveC(before: String, call: String, identifiers: [ExactString]) {
    let text = """
      @implementation Feed
      - (void)run { \(call) }
      - (void)open:(NSString *)identifier animated:(BOOL)animated {
        \(before)[self performSegueWithIdentifier:identifier sender:nil];
      }
      @end
      """
    let known = Self.objectiveCFacts(text).segueUses.filter {
      $0.kind == .perform && $0.identifier != .unknown
    }
    #expect(known.map(\.identifier) == identifiers.map { .literal($0) })
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"A\", sender: nil)", true),
    ("run { self.performSegue(withIdentifier: \"A\", sender: nil) }", false),
    ("if a { performSegue(withIdentifier: \"A\", sender: nil) }", false),
    ("if a { return }; performSegue(withIdentifier: \"A\", sender: nil)", false),
    ("func b() { if c {} }; performSegue(withIdentifier: \"A\", sender: nil)", false),
    ("\n#if DEBUG\nperformSegue(withIdentifier: \"A\", sender: nil)\n#endif\n", false),
  ])
  func aUseWithoutAConditionIsUnconditional(code: String, isUnconditional: Bool) {
    let facts = SwiftSourceReader().read("class Feed: Screen { func run() { \(code) } }")
    #expect(facts.segueUses.map(\.isUnconditional) == [isUnconditional])
  }

  @Test func `the method names of Swift 2 mean the same`() {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        func run() { performSegueWithIdentifier("A", sender: self) }
        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
          if segue.identifier == "B" { _ = segue.destinationViewController as! Post }
        }
        override func shouldPerformSegueWithIdentifier(identifier: String, sender: AnyObject?) -> Bool {
          return identifier == "C"
        }
      }
      """
    )
    #expect(
      facts.segueUses.map { "\($0.kind) \($0.identifier)" } == [
        #"perform literal("A")"#, #"compare literal("B")"#, #"compare literal("C")"#,
      ]
    )
    #expect(facts.casts.map(\.method) == ["prepare"])
    #expect(
      facts.methods.map(\.selector) == [
        "prepareForSegue:sender:", "shouldPerformSegueWithIdentifier:sender:",
      ]
    )
  }
}
