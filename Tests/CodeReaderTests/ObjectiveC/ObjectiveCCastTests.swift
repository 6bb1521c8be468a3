import Routes
import TestSupport
import Testing

@testable import CodeFacts
@testable import ObjectiveCReader

@Suite struct ObjectiveCCastTests {
  /// Code in `prepareForSegue:sender:`, and the casts in it: `.` before a cast of a child.
  static let destinations: [(String, [String])] = cases([
    ["Post"]: [
      "((Post *)segue.destinationViewController).a = 1;",
      "[(Post *)[segue destinationViewController] run];",
      "Post *p = segue.destinationViewController;", "Post *p = [segue destinationViewController];",
      "Post *p = (Post *)segue.destinationViewController;",
      "Post<A> *p = segue.destinationViewController;",
      "Post const *p = segue.destinationViewController;",
      "if ([segue.destinationViewController isKindOfClass:[Post class]]) {}",
      "id n = segue.destinationViewController; if ([n isKindOfClass:Post.class]) {}",
      "if ([segue isKindOfClass:a]) { Post *p = segue.destinationViewController; }",
    ],
    [".Post"]: [
      "Post *p = (Post *)[segue.destinationViewController topViewController];",
      "Post *p = (Post *)[[segue destinationViewController] viewControllers][0];",
      "Post *p = [[segue.destinationViewController viewControllers] objectAtIndex:0];",
      "Post *p = [segue.destinationViewController viewControllers].firstObject;",
      "id n = segue.destinationViewController; Post *p = [n topViewController];",
      "id n = segue.destinationViewController; id a = self.viewControllers; Post *p = [n topViewController];",
    ],
    ["Nav", ".Post"]: [
      "Nav *n = segue.destinationViewController; Post *p = (Post *)n.topViewController;",
      "Post *p = (Post *)((Nav *)segue.destinationViewController).topViewController;",
      "Post *p = ((Nav *)segue.destinationViewController).topViewController;",
      "Post *p = [(Nav *)segue.destinationViewController topViewController];",
    ],
    []: [
      // Not casts, or not known.
      "id p = segue.destinationViewController;",
      "id<A> p = (id<A>)segue.destinationViewController;", "Post *p = segue.sourceViewController;",
      "Post *p = self.destinationViewController;",
      "Post *p = [segue.destinationViewController view];",
      "Post *p; p = segue.destinationViewController;",
      "id p = segue.destinationViewController; p = a; Post *q = [p topViewController];",
      "if (![segue.destinationViewController isKindOfClass:[Post class]]) return;",
      "if (a) {} else if ([segue.destinationViewController isKindOfClass:[Post class]]) {}",
      "if ([segue.destinationViewController isKindOfClass:a]) { Post *p = segue.destinationViewController; }",
      "if ([segue.destinationViewController respondsToSelector:a]) { Post *p = segue.destinationViewController; }",
    ],
    ["Nav"]: [
      "Nav *n = segue.destinationViewController; n.viewControllers = @[a]; Post *p = n.viewControllers[0];"
    ],
  ])

  @Test(arguments: destinations)
  func `casts of a segue's destination are read`(code: String, casts: [String]) {
    let facts = read(code)
    #expect(facts.casts.map { ($0.isContent ? "." : "") + $0.target.string } == casts)
    #expect(facts.casts.allSatisfy { $0.method == "prepare" && !$0.isForced && $0.type == "Feed" })
  }

  @Test func `casts are read only in prepareForSegue`() {
    let facts = ObjectiveCReader.read(
      "@implementation Feed\n- (void)a:(UIStoryboardSegue *)segue { Post *p = segue.destinationViewController; }"
    )
    #expect(facts.casts.isEmpty)
  }

  @Test(
    arguments: [
      (#"if ([segue.identifier isEqualToString:@"A"]) { CAST }"#, ["A"]),
      (#"if ([[segue identifier] isEqual:@"A"] && b) { if (c) { CAST } }"#, ["A"]),
      (#"if ([@"A" isEqualToString:segue.identifier]) { CAST }"#, ["A"]),
      (
        #"if ([segue.identifier isEqualToString:@"A"] || [segue.identifier isEqual:@"B"]) { CAST }"#,
        ["A", "B"]
      ),
      (#"if (a) {} else if ([segue.identifier isEqualToString:@"A"]) { CAST }"#, ["A"]),
      (#"CAST"#, nil),
      (#"if ([segue.identifier isEqualToString:@"A"]) {} CAST"#, nil),
      (#"if ([segue.identifier isEqualToString:@"A"]) {} else { CAST }"#, nil),
      (#"if ([segue.identifier isEqualToString:@"A"] || b) { CAST }"#, nil),
      (#"if (![segue.identifier isEqualToString:@"A"]) { CAST }"#, nil),
      (#"while ([segue.identifier isEqualToString:@"A"]) { CAST }"#, nil),
    ] as [(String, [ExactString]?)]
  )
  func conditionsRestrictTheIdentifiers(code: String, identifiers: [ExactString]?) {
    let cast = "Post *p = segue.destinationViewController;"
    let facts = read(code.replacing("CAST", with: cast))
    #expect(facts.casts.map(\.identifiers) == [identifiers?.map { .literal($0) }])
  }

  @Test(arguments: [
    ("Post *p = [s instantiateInitialViewController];", ["Post"]),
    ("Post *p = (Post *)[s instantiateViewControllerWithIdentifier:@\"A\"];", ["Post"]),
    ("self.p = (Post *)[s instantiateViewControllerWithIdentifier:@\"A\"];", ["Post"]),
    (
      "Nav *n = [s instantiateInitialViewController]; Post *p = n.viewControllers[0];",
      ["Nav", ".Post"]
    ),
    (
      "id n = [s instantiateInitialViewController]; if ([n isKindOfClass:[Post class]]) {}",
      ["Post"]
    ),
    ("id p = [s instantiateInitialViewController];", []),
    ("Post *p = [[s instantiateInitialViewController] view];", []),
  ])
  func `casts of an instantiated scene are read`(code: String, casts: [String]) {
    let facts = ObjectiveCReader.read(
      "@implementation Feed\n- (void)run:(UIStoryboard *)s { \(code) }\n@end"
    )
    #expect(
      facts.sceneUses.flatMap(\.casts).map { ($0.isContent ? "." : "") + $0.target.string } == casts
    )
  }

  @Test func aCastIsAtTheNameOfItsClass() {
    let facts = read(
      "Nav *n = segue.destinationViewController; Post *p = (Post *)n.topViewController;"
    )
    #expect(facts.casts.map(\.location.column) == [3, 56])
  }

  /// The code in a method of `Feed` that prepares segues.
  private func read(_ code: String) -> SourceFacts {
    ObjectiveCReader.read(
      """
      @implementation Feed
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        \(code)
      }
      @end
      """
    )
  }
}
