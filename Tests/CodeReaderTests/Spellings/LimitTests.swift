import ObjectiveCReader
import SwiftCodeReader
import Testing

/// The bounds on what the readers search.
@Suite struct LimitTests {
  /// The part between bars is repeated.
  @Test(arguments: [
    // expressionDepth
    (
      6, "class A: UIViewController { func f() { performSegue(withIdentifier:\n|(|\n\"A\"\n|)|) } }"
    ),
    (6, "@implementation A\n- (void)f { [self performSegueWithIdentifier:\n|(|\n@\"A\"\n|)|]; }"),
    // lookBack
    (
      1015,
      """
      class A: UIViewController { func f() { if shouldPerformSegue(withIdentifier: "A", sender: nil) {
      |a |
      performSegue(withIdentifier: "A", sender: nil) } } }
      """
    ),
    (
      1015,
      """
      @implementation A
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqual:@"A"]
      |a |
      ) { Detail *detail = (Detail *)segue.destinationViewController; } }
      """
    ),
    (
      1015,
      """
      @implementation A
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender { if (!
      |a |
      [segue.destinationViewController isKindOfClass:[Detail class]]) {} }
      """
    ),
    // loopPattern
    (
      31,
      """
      struct A: View { var body: some View { NavigationLink("A") {
      |a, |
      item in Detail() } } }
      """
    ),
    // genericArguments, genericDepth
    (253, "class A: Map<A?,\n|A, |\nB>, Base {}"),
    (8, "class A:\n|Map<|\nB\n|> |\n, Base {}"),
    // scopeDepth
    (
      63,
      """
      class A: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      if segue.identifier == "A" {
      |do {|
      let a = segue.destination as! A
      |}|
      } } }
      """
    ),
    // objectiveCType
    (61, "@implementation A\n- (\n|A |\n*)f { [self performSegueWithIdentifier:@\"A\"]; }"),
    // modifiers
    (
      254,
      """
      struct A: View { var body: some View { Text("A")
      |.bold()|
      .navigationDestination(for: A.self) { _ in B() } } }
      """
    ),
    // passiveTokens
    (4089, "class A: UIView { func f() {\n|a |\n} }"),
  ])
  func `code beyond a bound is read in another way`(limit: Int, code: String) {
    func facts(_ count: Int) -> String {
      let parts = code.split(separator: "|", omittingEmptySubsequences: false).enumerated()
      let text = parts.map { String(repeating: String($1), count: $0 % 2 == 0 ? 1 : count) }
      let facts = Array(text.joined().utf8).withUnsafeBufferPointer { bytes in
        code.hasPrefix("@") ? ObjectiveCReader.read(bytes) : SwiftSourceReader().read(bytes)
      }
      return "\(facts.segueUses) \(facts.casts) \(facts.views) "
        + "\(facts.methods.count) \(facts.types.last?.supertypes ?? []) \(facts.types.last?.isPassive ?? false)"
    }
    #expect(facts(limit) == facts(limit - 1))
    #expect(facts(limit) != facts(limit + 1))
  }
}
