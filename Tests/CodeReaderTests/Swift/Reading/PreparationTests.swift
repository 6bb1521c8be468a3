import Testing

@testable import CodeReader
@testable import ObjectiveCReader

/// Methods that prepare only segues that they name.
@Suite struct PreparationTests {
  @Test(arguments: [
    ("", true),
    ("super.prepare(for: segue, sender: sender)", true),
    ("super.prepareForSegue(segue, sender: sender)", true),
    ("print(segue.identifier)", true),
    ("if segue.identifier == \"A\" { set(segue.destination) }", true),
    ("if segue == .detail { set(segue.destination) }", true),
    ("guard segue.identifier == \"A\" else { return }; set(segue.destination)", true),
    ("switch segue.identifier { case \"A\", \"B\": set(segue); default: break }", true),
    ("switch segue.identifier { case \"A\": run { set(segue) }; default: fatalError() }", true),
    ("guard let id = segue.identifier else { return }; if id == \"A\" { set(segue) }", true),
    ("switch Name(rawValue: segue.identifier!) { case .a: set(segue); case .none: break }", true),
    // The segue may be any.
    ("set(segue)", false),
    ("set(other: segue)", false),
    ("other.prepare(for: segue, sender: sender)", false),
    ("super.open(for: segue)", false),
    ("(segue.destination as? Detail)?.item = item", false),
    ("if let detail = segue.destination as? Detail { detail.item = item }", false),
    ("let destination = segue.destination", false),
    ("run { set(segue) }", false),
    ("func a() { set(segue) }", false),
    ("if segue.identifier == \"A\" {} else { set(segue) }", false),
    ("if segue.identifier == \"A\" || all { set(segue) }", false),
    ("if segue.identifier != \"A\" { set(segue) }", false),
    ("if !(segue.identifier == \"A\") { set(segue) }", false),
    ("switch segue.identifier { case \"A\": break; default: set(segue) }", false),
    ("switch segue.identifier { case let name?: set(segue); case nil: break }", false),
    ("if segue.identifier == \"A\" { set(segue) }\nset(segue)", false),
    ("handlers[segue.identifier!]?(segue)", false),
  ])
  func aMethodThatNamesWhatItPreparesIsRead(body: String, isRead: Bool) {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }
        func other(segue: UIStoryboardSegue) { set(segue) }
      }
      """
    )
    #expect(facts.preparations.map(\.type) == (isRead ? ["Feed"] : []))
  }

  @Test func onlyMethodsThatPrepareSeguesOfUIKitAreRead() {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        func prepare(for request: URLRequest) { performSegue(withIdentifier: "A", sender: nil) }
        func prepare(for segue: PerformedSegue) {}
        func other(for segue: UIStoryboardSegue) {}
      }
      """
    )
    #expect(facts.preparations.isEmpty)
  }

  @Test func eachOfTwoMethodsIsReadByItself() {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { set(segue) }
        class Post: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
        }
        override func show() { performSegue(withIdentifier: "A", sender: nil) }
      }
      """
    )
    #expect(facts.preparations.map(\.type) == ["Feed.Post"])
  }

  @Test(arguments: [
    ("", true),
    ("[super prepareForSegue:segue sender:sender];", true),
    ("NSLog(@\"%@\", segue.identifier);", true),
    ("NSLog(@\"%@\", [segue identifier]);", true),
    ("[self segue:sender];", true),
    ("if ([segue.identifier isEqualToString:@\"A\"]) { [self set:segue]; }", true),
    ("if ([[segue identifier] isEqualToString:@\"A\"]) { [self set:segue]; } else if (n) {}", true),
    ("[self set:segue];", false),
    ("[other prepareForSegue:segue sender:sender];", false),
    ("[super open:segue];", false),
    ("Detail *detail = segue.destinationViewController;", false),
    ("Detail *detail = [segue destinationViewController];", false),
    ("if ([segue.identifier isEqualToString:@\"A\"]) {} else { [self set:segue]; }", false),
    ("if (![segue.identifier isEqualToString:@\"A\"]) { [self set:segue]; }", false),
    ("if ([segue.identifier isEqualToString:@\"A\"]) [self set:segue];", false),
    ("if ([segue.identifier isEqualToString:@\"A\"]) { } [self set:segue];", false),
  ])
  func aMethodOfObjectiveCIsReadAsWell(body: String, isRead: Bool) {
    let text = """
      @implementation Feed
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender { \(body) }
      - (void)other:(UIStoryboardSegue *)segue { [self set:segue]; }
      @end
      """
    let facts = Array(text.utf8).withUnsafeBufferPointer { ObjectiveCReader.read($0) }
    #expect(facts.preparations.map(\.type) == (isRead ? ["Feed"] : []))
  }
}
