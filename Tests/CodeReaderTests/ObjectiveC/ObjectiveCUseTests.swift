import Routes
import TestSupport
import Testing

@testable import CodeFacts
@testable import ObjectiveCReader

@Suite struct ObjectiveCUseTests {
  @Test(
    arguments: cases(
      [
        [.literal("A")]: [
          #"[self performSegueWithIdentifier:@"A" sender:self];"#,
          #"NSString *a = @"A"; [self performSegueWithIdentifier:a sender:self];"#,
          #"NSString * const a = @"A"; [self performSegueWithIdentifier:a sender:nil];"#,
          #"static NSString *a = @"A"; [self performSegueWithIdentifier:a x:1];"#,
          #"[self performSegueWithIdentifier:(@"A") sender:self];"#,
        ],
        [.reference(["kA"])]: [#"[self performSegueWithIdentifier:(NSString *)kA sender:self];"#],
        [.reference(["kDetailSegue"])]: ["[self performSegueWithIdentifier:kDetailSegue x:1];"],
        [.reference(["FeedSegue"])]: ["[self performSegueWithIdentifier:FeedSegue x:1];"],
        [.unknown]: [
          "[self performSegueWithIdentifier:detailSegue x:1];",
          #"[self performSegueWithIdentifier:b ? c ? @"A" : @"B" : @"C" x:1];"#,
          #"[self performSegueWithIdentifier:[@"A" lowercase] sender:self];"#,
          #"parameter = [self a]; [self performSegueWithIdentifier:parameter sender:self];"#,
          #"NSString *a = @"A"; a = @"B"; [self performSegueWithIdentifier:a sender:self];"#,
          #"NSString *a = @"A"; if (n) a = @"B"; [self performSegueWithIdentifier:a sender:self];"#,
          #"NSString *a = @"A"; else a = @"B"; [self performSegueWithIdentifier:a sender:self];"#,
          #"NSString *a = @"A"; [self name:&a]; [self performSegueWithIdentifier:a sender:self];"#,
          #"NSString *a = n ? @"A" : nil; [self performSegueWithIdentifier:a x:1];"#,
          #"for (NSString *a in names) { [self performSegueWithIdentifier:a sender:self]; }"#,
          #"[b run:^(NSString *a) { [self performSegueWithIdentifier:a sender:self]; }];"#,
          "[self run:@selector(performSegueWithIdentifier:sender:)];",
        ],
        [.reference(["Names", "a"])]: [
          #"[self performSegueWithIdentifier:Names.a sender:self];"#,
          #"[self performSegueWithIdentifier:[Names a] sender:self];"#,
        ],
        [.reference(["Self", "name()"])]: [
          #"[self performSegueWithIdentifier:self.name sender:self];"#,
          #"[self performSegueWithIdentifier:[self name] sender:self];"#,
        ],
        [.parameter(of: "run:post:board:", 0)]: [
          #"[self performSegueWithIdentifier:parameter sender:self];"#
        ],
        [.literal("A"), .reference(["kB"])]: [
          #"[self performSegueWithIdentifier:b ? @"A" : kB sender:self];"#
        ],
        [.literal("A"), .literal("B")]: [
          #"[self performSegueWithIdentifier:[b isC:1] ? @"A" : @"B" sender:self];"#
        ],
        [.className("Post")]: [
          "[self performSegueWithIdentifier:NSStringFromClass([Post class]) sender:self];"
        ],
      ] as KeyValuePairs<[TextExpression], [String]>
    )
  )
  func `performed identifiers are read`(code: String, identifiers: [TextExpression]) {
    #expect(read(code).segueUses.map(\.identifier) == identifiers)
  }

  @Test func aLocalNameMeansItsInnermostDeclaration() {
    let facts = read(
      """
      NSString *a = @"A";
      if (n) { NSString *a = @"B"; [self performSegueWithIdentifier:a sender:nil]; }
      [self performSegueWithIdentifier:a sender:nil];
      } - (void)other {
      [self performSegueWithIdentifier:a sender:nil];
      """
    )
    #expect(
      facts.segueUses.map(\.identifier) == [.literal("B"), .literal("A"), .reference(["a"])]
    )
  }

  @Test(
    arguments: [
      ("[self performSegueWithIdentifier:kA sender:self];", .own),
      ("[super performSegueWithIdentifier:kA sender:self];", .own),
      ("__weak typeof(self) me = self; [me performSegueWithIdentifier:kA sender:self];", .own),
      ("__weak Feed *me = self; [me performSegueWithIdentifier:kA sender:self];", .own),
      (
        "__typeof__(self) __weak me = self; [me performSegueWithIdentifier:kA sender:self];", .own
      ),
      ("Post *p = [self p]; [p performSegueWithIdentifier:kA sender:self];", .instance("Post")),
      ("Post<A> *p; [p performSegueWithIdentifier:kA sender:self];", .instance("Post")),
      ("[post performSegueWithIdentifier:kA sender:self];", .instance("Letter")),
      ("[(Post *)a performSegueWithIdentifier:kA sender:self];", .instance("Post")),
      ("[[Post alloc] performSegueWithIdentifier:kA sender:self];", .instance("Post")),
      ("[[[Post alloc] init] performSegueWithIdentifier:kA x:self];", .instance("Post")),
      ("[self.parentViewController performSegueWithIdentifier:kA sender:self];", .other),
      ("[[self parent] performSegueWithIdentifier:kA sender:self];", .other),
      ("[(id)self performSegueWithIdentifier:kA sender:self];", .other),
      ("for (Post *p in q) { [p performSegueWithIdentifier:kA sender:self]; }", .other),
      ("x = y * z; [z performSegueWithIdentifier:kA sender:self];", .other),
    ] as [(String, Receiver)]
  )
  func `the receiver of a message is read`(code: String, receiver: Receiver) {
    #expect(read(code).segueUses.map(\.receiver) == [receiver])
  }

  @Test(arguments: [
    #"[segue.identifier isEqualToString:@"A"]"#, #"[[segue identifier] isEqualToString:@"A"]"#,
    #"[@"A" isEqualToString:segue.identifier]"#, #"[@"A" isEqualToString:[segue identifier]]"#,
    #"[segue.identifier isEqual:@"A"]"#, #"[@"A" isEqual:segue.identifier]"#,
    #"[self.segue.identifier isEqual:@"A"]"#, #"[[self segue].identifier isEqual:@"A"]"#,
    #"[(segue.identifier) isEqualToString:(@"A")]"#,
  ])
  func `compared identifiers are read`(code: String) {
    #expect(read("if (\(code)) {}").segueUses.map(\.identifier) == [.literal("A")])
    let local = "NSString *a = segue.identifier; if ([a isEqual:@\"A\"]) {}"
    #expect(read(local).segueUses.map(\.identifier) == [.literal("A")])
  }

  @Test(arguments: [
    #"[name isEqualToString:@"A"]"#, #"[segue.identifier isEqualToString:segue.identifier]"#,
    #"[segue.identifier hasPrefix:@"A"]"#, #"[cell.identifier isEqual:@"A"]"#,
    #"[segue.identifier.lowercaseString isEqualToString:@"A"]"#,
    #"[segue.title isEqualToString:@"A"]"#, #"[@"A" isEqualToString:parameter]"#,
  ])
  func `comparisons of other texts are not read`(code: String) {
    #expect(read("if (\(code)) {}").segueUses.isEmpty)
  }

  @Test(
    arguments: [
      (#"[UIStoryboard storyboardWithName:@"A" bundle:nil]"#, .literal("A"), .own),
      (#"[UIStoryboard storyboardWithName:kA bundle:NULL]"#, .reference(["kA"]), .own),
      (
        #"[UIStoryboard storyboardWithName:@"A" bundle:[NSBundle mainBundle]]"#, .literal("A"), .own
      ),
      (#"[UIStoryboard storyboardWithName:@"A" bundle:NSBundle.mainBundle]"#, .literal("A"), .own),
      (
        #"[UIStoryboard storyboardWithName:@"A" bundle:[NSBundle bundleForClass:[Post class]]]"#,
        .literal("A"), .ofClass("Post")
      ),
      (
        #"[UIStoryboard storyboardWithName:@"A" bundle:[NSBundle bundleForClass:self.class]]"#,
        .literal("A"), .ofClass("Feed")
      ),
      (#"[UIStoryboard storyboardWithName:@"A" bundle:bundle]"#, .literal("A"), .unknown),
      (#"[UIStoryboard storyboardWithName:[self a:1] bundle:nil]"#, .unknown, .own),
    ] as [(String, TextExpression, BundleExpression)]
  )
  func `opened storyboards are read`(code: String, name: TextExpression, bundle: BundleExpression) {
    for use in [
      "UIStoryboard *s = \(code); [s instantiateInitialViewController];",
      "UIStoryboard *s = \(code); s.instantiateInitialViewController;",
      "\(code).instantiateInitialViewController;", "(\(code)).instantiateInitialViewController;",
    ] {
      let facts = read(use)
      #expect(facts.storyboardUses.map(\.name) == [name])
      #expect(facts.storyboardUses.map(\.bundle) == [bundle])
      #expect(facts.sceneUses.map(\.storyboard) == [.named(name, in: bundle)])
      #expect(facts.sceneUses.map(\.identifier) == [nil])
    }
  }

  @Test(
    arguments: [
      ("self.storyboard", .own), ("[self storyboard]", .own), ("super.storyboard", .own),
      ("other.storyboard", .unknown), ("[self.other storyboard]", .unknown),
      ("board", .unknown), ("self.main", .member(["main"])), ("[self main]", .member(["main"])),
      ("Boards.main", .member(["Boards", "main"])), ("[Boards main]", .member(["Boards", "main"])),
      ("_board", .member(["_board"])), ("[self boardFor:1]", .member([])),
    ] as [(String, StoryboardExpression)]
  )
  func `the storyboard of an instantiated scene is read`(
    receiver: String,
    storyboard: StoryboardExpression
  ) {
    let facts = read("id a = [\(receiver) instantiateViewControllerWithIdentifier:@\"A\"];")
    #expect(facts.sceneUses.map(\.storyboard) == [storyboard])
    #expect(facts.sceneUses.map(\.identifier) == [.literal("A")])
    let initial = read("[self show:\(receiver).instantiateInitialViewController];")
    #expect(initial.sceneUses.map(\.storyboard) == [storyboard])
  }

  @Test func `a scene in dot syntax is shown`() {
    let facts = read(
      "[self presentViewController:self.storyboard.instantiateInitialViewController x:1];"
    )
    #expect(facts.sceneUses.map { $0.showings.map(\.way) } == [[.segue(.presentation)]])
  }

  @Test func `a method that returns a storyboard counts as a member`() {
    let facts = read(
      """
      } + (UIStoryboard *)main {
        return [UIStoryboard storyboardWithName:@"Main" bundle:nil];
      }
      - (UIStoryboard *)other { [self a]; return [UIStoryboard storyboardWithName:@"B" bundle:nil]; }
      - (UIStoryboard *)named:(id)name {
        return [UIStoryboard storyboardWithName:@"C" bundle:nil];
      """
    )
    #expect(facts.storyboardConstants.map(\.name) == ["main"])
    #expect(facts.storyboardConstants.map(\.storyboard) == [.literal("Main")])
  }

  @Test func `a method that returns one text counts as a constant`() {
    let facts = read(
      """
      } - (NSString *)name { return @"A"; }
      - (NSString *)other { [self a]; return @"B"; }
      - (NSString *)either { return a ? @"A" : @"B"; }
      - (NSString *)named:(id)name { return @"C";
      """
    )
    #expect(facts.constants.map(\.name) == ["name()"])
    #expect(facts.constants.map(\.value) == [.literal("A")])
    #expect(facts.constants.map(\.isOverridable) == [true])
  }

  @Test func `only texts for methods of the own object or of a class are passed on`() {
    let facts = read(
      """
      [self open:@"A" from:kHome]; [Router open:a at:@"B"]; [other open:@"C"]; [self open];
      [self open:YES]; [self open:@"D".lowercaseString];
      """
    )
    #expect(facts.segueUses.isEmpty)
    let uses = facts.passedTexts.map(\.use)
    #expect(uses.map(\.kind) == [.perform, .perform, .perform])
    #expect(uses.map(\.identifier) == [.literal("A"), .reference(["kHome"]), .literal("B")])
    #expect(uses.map(\.receiver) == [.own, .own, .instance("Router")])
    #expect(
      facts.passedTexts.map(\.parameter) == [
        .parameter(of: "open:from:", 0), .parameter(of: "open:from:", 1),
        .parameter(of: "open:at:", 1),
      ]
    )
  }

  @Test(
    arguments: [
      (#"NSString *kA = @"A";"#, ["kA"]), (#"static NSString *kA = @"A";"#, ["kA"]),
      (#"NSString *const kA = @"A";"#, ["kA"]), (#"const NSString *kA = @"A";"#, ["kA"]),
      (#"#define kA (@"A")"#, ["kA"]), ("#define kA @\"A\"\n#define kB @\"B\"", ["kA", "kB"]),
      (#"#define kA @"A" kB"#, []), (#"#define kA(x) @"A""#, []),
      (#"void f(void) { NSString *const kA = @"A"; }"#, []), (#"kA = @"A";"#, []),
    ] as [(String, [ExactString])]
  )
  func constantsAreOutsideOfMethods(code: String, names: [ExactString]) {
    #expect(ObjectiveCReader.read(code).constants.map(\.name) == names)
  }

  @Test(arguments: [
    ("#define kA @\"A\"", 1), ("#define kA (@\"A\")", 1), ("#define kA (@\"A\", b)", 0),
    ("#define kA @\"A\" + b", 0), ("#define kA(b) @\"A\"", 0),
  ])
  func aMacroWithAnythingElseIsNoConstant(code: String, count: Int) {
    #expect(ObjectiveCReader.read(code + "\n").constants.count == count)
  }

  @Test func aVariableThatChangesHasNoValue() {
    let facts = ObjectiveCReader.read(
      "static NSString *a = @\"A\"; static NSString *b = @\"B\"; void f() { b = c; }"
    )
    #expect(facts.constants.map(\.value) == [.literal("A"), .unknown])
  }

  @Test(arguments: [
    "x - (CGFloat)width", "return -(CGFloat)width", "f(-(CGFloat)width)",
  ])
  func aSignInAnExpressionStartsNoMethod(expression: String) {
    let facts = read(
      "NSString *a = @\"A\"; \(expression); [self performSegueWithIdentifier:a x:1];"
    )
    #expect(facts.methods.map(\.selector) == ["run:post:board:"])
    #expect(facts.segueUses.map(\.identifier) == [.literal("A")])
  }

  @Test func bracesThatConditionalCodeRepeatsDoNotHideMethods() {
    let facts = ObjectiveCReader.read(
      """
      @implementation Feed
      - (void)a {
      #if A
        if (b) {
      #else
        if (c) {
      #endif
        }
      }
      - (void)d { [self performSegueWithIdentifier:@"A" sender:nil]; }
      @end
      """
    )
    #expect(facts.methods.map(\.selector) == ["a", "d"])
    #expect(facts.segueUses.map(\.identifier) == [.literal("A")])
  }

  /// The code in a method of `Feed`.
  private func read(_ code: String) -> SourceFacts {
    ObjectiveCReader.read(
      """
      @implementation Feed
      - (void)run:(NSString *)parameter post:(nullable Letter *)post board:(UIStoryboard *)board {
        \(code)
      }
      @end
      """
    )
  }
}
