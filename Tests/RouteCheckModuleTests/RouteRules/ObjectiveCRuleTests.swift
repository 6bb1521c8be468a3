import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// What the rules say about Objective-C.
@Suite struct ObjectiveCRuleTests {
  private static let storyboard = document(
    scene(
      "feed",
      "Feed",
      segue("s1", "ShowPost", to: "post"),
      segue("s2", "ShowShop", to: "nav", "presentation")
    ),
    scene("post", "Post", identifier: "Post"),
    scene(
      "nav",
      nil,
      segue("r", to: "shop", "rootViewController"),
      kind: "navigationController",
      identifier: "Shops"
    ),
    scene("shop", "Shop")
  )

  private static let classes = ["Feed", "Post", "Shop"].map {
    "@interface \($0) : UIViewController\n@end\n"
  }.joined()

  private func findings(_ body: String, _ more: [String: String] = [:]) async -> [String] {
    let files = [
      "Main.storyboard": Self.storyboard, "Screens.h": Self.classes,
      "Feed.m": "#import \"Screens.h\"\n@implementation Feed\n\(body)\n@end",
    ]
    return await RuleRunner().run(on: files.merging(more) { $1 }).diagnostics.map {
      "\($0.severity) \($0.rule)"
    }
  }

  private func preparing(_ body: String) -> String {
    "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {\n\(body)\n}"
  }

  @Test(
    arguments: cases([
      "error unknown-segue": [
        #"[self performSegueWithIdentifier:@"ShowPots" sender:self];"#,
        #"__weak typeof(self) me = self; [self run:^{ [me performSegueWithIdentifier:@"No" sender:nil]; }];"#,
        #"NSString *a = @"ShowPots"; [self performSegueWithIdentifier:a sender:nil];"#,
        #"[self performSegueWithIdentifier:n ? @"ShowPost" : @"ShowPots" sender:nil];"#,
        #"Feed *f = [self feed]; [f performSegueWithIdentifier:@"ShowPots" sender:nil];"#,
      ],
      "error unknown-storyboard": [#"[UIStoryboard storyboardWithName:@"Mian" bundle:nil];"#],
      "error unknown-scene": [
        #"[self.storyboard instantiateViewControllerWithIdentifier:@"Pots"];"#,
        #"UIStoryboard *s = [UIStoryboard storyboardWithName:@"Main" bundle:nil]; [s instantiateViewControllerWithIdentifier:@"Pots"];"#,
        #"[[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];"#,
      ],
      "warning destination-mismatch": [
        #"Shop *s = [self.storyboard instantiateViewControllerWithIdentifier:@"Post"];"#,
        #"UINavigationController *n = [self.storyboard instantiateViewControllerWithIdentifier:@"Shops"]; Post *p = (Post *)n.topViewController;"#,
      ],
    ])
  )
  func mistakesAreFound(body: String, finding: String) async {
    #expect(await findings("- (void)run { \(body) }") == [finding])
  }

  @Test(arguments: [
    ("[self.delegate performMySegue:@\"ShowPots\" sender:self];", ["warning unknown-segue"]),
    ("[self my_performSegueWithIdentifier:@\"ShowPots\"];", ["warning unknown-segue"]),
    ("[self my_performSegueWithIdentifier:@\"ShowPost\"];", []),
    ("[self my_performSegueWithIdentifier:@\"Other\"];", []),
    ("[self performMine:@\"ShowPots\"];", []),
    ("if ([self hasSegue:@\"ShowPots\"]) {}", []),
    ("[UIStoryboardSegue segueWithIdentifier:@\"ShowPots\" source:a destination:b];", []),
  ])
  func `a slip in the argument of a method about segues is a warning`(
    body: String,
    expected: [String]
  ) async {
    #expect(await findings("- (void)run { \(body) }", ["Package.swift": ""]) == expected)
    #expect(await findings("- (void)run { \(body) }").isEmpty)
  }

  @Test(arguments: [
    #"[self performSegueWithIdentifier:@"ShowPost" sender:self];"#,
    #"NSString *a = @"ShowPots"; a = @"ShowPost"; [self performSegueWithIdentifier:a sender:nil];"#,
    #"[other performSegueWithIdentifier:@"ShowPots" sender:nil];"#,
    #"[(id)other performSegueWithIdentifier:@"ShowPots" sender:nil];"#,
    #"if ([self hasSegue:@"No"]) { [self performSegueWithIdentifier:@"No" sender:nil]; }"#,
    #"NSString *a = @"No"; if ([self hasSegue:a]) [self performSegueWithIdentifier:a sender:nil];"#,
    #"[UIStoryboard storyboardWithName:@"Other" bundle:[NSBundle bundleWithPath:p]];"#,
    #"[UIStoryboard storyboardWithName:[self name] bundle:nil];"#,
    #"[self.storyboard instantiateViewControllerWithIdentifier:@"Post"];"#,
    #"[other instantiateViewControllerWithIdentifier:@"Pots"];"#,
    #"[[UIStoryboard storyboardWithName:@"Main" bundle:other] instantiateViewControllerWithIdentifier:@"Pots"];"#,
    #"Post *p = [self.storyboard instantiateViewControllerWithIdentifier:@"Post"];"#,
    #"UIViewController *p = [self.storyboard instantiateViewControllerWithIdentifier:@"Post"];"#,
    #"id p = [self.storyboard instantiateViewControllerWithIdentifier:@"Post"]; if ([p isKindOfClass:n]) { Shop *s = (Shop *)p; }"#,
    #"UINavigationController *n = [self.storyboard instantiateViewControllerWithIdentifier:@"Shops"]; Shop *s = (Shop *)n.topViewController;"#,
    #"Unseen *p = [self.storyboard instantiateViewControllerWithIdentifier:@"Post"];"#,
  ])
  func correctAndUncertainCodeHasNoFindings(body: String) async {
    #expect(await findings("- (void)run { \(body) }").isEmpty)
  }

  @Test(
    arguments: cases([
      "never-matching-identifier": [
        #"if ([segue.identifier isEqualToString:@"ShowPots"]) {}"#,
        #"if ([@"ShowPots" isEqual:[segue identifier]]) {}"#,
        #"NSString *a = segue.identifier; if ([a isEqual:@"No"]) {}"#,
      ],
      "destination-mismatch": [
        #"if ([segue.identifier isEqual:@"ShowPost"]) { Shop *s = segue.destinationViewController; }"#,
        #"if ([[segue identifier] isEqual:@"ShowPost"]) { ((Shop *)[segue destinationViewController]).a = 1; }"#,
        #"if ([segue.identifier isEqual:@"ShowPost"] && [segue.destinationViewController isKindOfClass:[Shop class]]) {}"#,
        #"if ([segue.identifier isEqual:@"ShowShop"]) { Shop *s = segue.destinationViewController; }"#,
        #"if ([segue.identifier isEqual:@"ShowShop"]) { Post *p = [[segue.destinationViewController viewControllers] firstObject]; }"#,
        "Feed *f = segue.destinationViewController;",
        #"if ([segue.identifier isEqual:@"ShowPost"]) [(UINavigationController *)segue.destinationViewController run];"#,
      ],
    ])
  )
  func mistakesInPreparationAreWarnings(body: String, rule: String) async {
    #expect(await findings(preparing(body)) == ["warning \(rule)"])
  }

  @Test(arguments: [
    #"if ([segue.identifier isEqualToString:@"ShowPost"]) {}"#,
    #"if ([name isEqualToString:@"ShowPots"]) {}"#,
    #"if ([segue.identifier isEqual:@"ShowPost"]) { Post *p = segue.destinationViewController; }"#,
    #"if ([segue.identifier isEqual:@"ShowPost"]) {} else { UINavigationController *n = segue.destinationViewController; }"#,
    #"Post *p = segue.destinationViewController;"#,
    #"if ([segue.identifier isEqual:@"ShowShop"] == NO) { Post *p = segue.destinationViewController; }"#,
    #"if (!([segue.identifier isEqual:@"ShowShop"])) { Post *p = segue.destinationViewController; }"#,
    #"if ([segue.destinationViewController isKindOfClass:[Post class]]) {} else if ([segue.destinationViewController isKindOfClass:[Feed class]]) {}"#,
    #"if (![segue.destinationViewController isKindOfClass:[Feed class]]) { return; }"#,
    #"if ([segue.identifier isEqual:@"ShowShop"]) { Shop *s = (Shop *)[segue.destinationViewController topViewController]; }"#,
    #"if ([segue.identifier isEqual:self.name]) { Feed *f = segue.destinationViewController; }"#
      .replacing("Feed *f", with: "Post *p"),
  ])
  func correctPreparationHasNoFindings(body: String) async {
    #expect(await findings(preparing(body)).isEmpty)
  }

  @Test(arguments: [
    (#"#define kShow @"ShowPost""#, #"#define kShow @"ShowPots""#, 0),
    (#"#define kShow @"ShowPots""#, #"#define kShow @"ShowPost""#, 1),
    (#"static NSString *kShow = @"ShowPots";"#, #"NSString *const kShow = @"ShowPost";"#, 1),
    ("", #"NSString *const kShow = @"ShowPots";"#, 1),
    ("", #"NSString *const kShow = @"ShowPost";"#, 0),
  ])
  func aConstantOfTheFileComesBeforeOthers(own: String, other: String, count: Int) async {
    let files = ["Other.m": other, "Main.storyboard": Self.storyboard, "Screens.h": Self.classes]
    let body = "- (void)run { [self performSegueWithIdentifier:kShow sender:nil]; }"
    let project = await Project.load(
      files.merging(["Feed.m": "\(own)\n@implementation Feed\n\(body)\n@end"]) { $1 }
    )
    #expect(RuleRunner(only: ["unknown-segue"]).run(on: project).diagnostics.count == count)
  }

  @Test(arguments: [
    (#"[self open:@"ShowPots"]"#, "", ["error unknown-segue"]),
    (#"[self open:@"ShowPost"]"#, "", []), (#"[other open:@"ShowPots"]"#, "", []),
    (#"[self maybe:@"ShowPots"]"#, "", []), (#"[self trim:@"ShowPots"]"#, "", []),
    (#"[self segue:@"ShowPots"]"#, "", ["error unknown-segue"]),
    (#"[UIStoryboard scene:kPots]"#, "", ["error unknown-scene"]),
    (#"[UIStoryboard scene:@"Post"]"#, "", []),
    (#"[self open:@"ShowPots"]"#, "@implementation Post\n- (void)open:(NSString *)a {}\n@end", []),
  ])
  func `a text for a method that uses it as an identifier is one`(
    call: String,
    more: String,
    expected: [String]
  ) async {
    let methods = """
      #define kPots @"Pots"
      @implementation UIStoryboard (App)
      + (id)scene:(NSString *)name {
        UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        return [main instantiateViewControllerWithIdentifier:name];
      }
      @end
      @implementation Base
      - (void)open:(NSString *)a { [self performSegueWithIdentifier:a sender:nil]; }
      - (void)segue:(NSString *)a { [self performSegueWithIdentifier:a sender:nil]; }
      - (void)maybe:(NSString *)a { if (b) [self performSegueWithIdentifier:a sender:nil]; }
      - (void)trim:(NSString *)a { a = [a trim]; [self performSegueWithIdentifier:a sender:nil]; }
      @end
      \(more)
      """
    let files = [
      "Screens.h": Self.classes.replacing("Feed : UIViewController", with: "Feed : Base")
        + "@interface Base : UIViewController\n@end", "Base.m": methods,
    ]
    #expect(await findings("- (void)run { \(call); }", files) == expected)
    // A class of Swift may override the methods.
    let swift = files.merging(["Map.swift": "class Map: Base {}"]) { $1 }
    if !call.contains("UIStoryboard") {
      #expect(await findings("- (void)run { \(call); }", swift).isEmpty)
    }
  }

  @Test func theNameOfAClassOfSwiftHasAModule() async {
    let body =
      "- (void)run { [self.storyboard instantiateViewControllerWithIdentifier:NSStringFromClass([Pots class])]; }"
    #expect(await findings(body, ["Pots.h": "@interface Pots : Post\n@end"]).count == 1)
    #expect(await findings(body, ["Pots.swift": "@objc(Pots) class Letter: Post {}"]).count == 1)
    #expect(await findings(body, ["Pots.swift": "class Pots: Post {}"]).isEmpty)
    #expect(await findings(body).isEmpty)
  }

  @Test func aMemberThatIsAStoryboardIsKnown() async {
    let category = """
      @implementation UIStoryboard (App)
      + (UIStoryboard *)app { return [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
      @end
      """
    for (name, count) in [("Post", 0), ("Pots", 1)] {
      let body =
        "- (void)run { [[UIStoryboard app] instantiateViewControllerWithIdentifier:@\"\(name)\"]; }"
      #expect(await findings(body, ["UIStoryboard+App.m": category]).count == count)
    }
  }
}
