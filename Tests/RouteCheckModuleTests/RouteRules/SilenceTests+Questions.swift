extension SilenceTests {
  private static let should =
    "override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { n }\n"

  private static func attempting(_ code: String, _ rest: String = "") -> Snippet {
    .init("func a() { \(code) }", rest)
  }

  /// Segues that the app performs only after checking that they exist.
  static let asked: [Snippet] = [
    attempting(#"if canPerformSegue("Nope") { \#(nope) }"#),
    attempting(#"if canPerformSegue("Nope"), n { run { [weak self] in self?.\#(nope) } }"#),
    attempting(#"guard self.hasSegue(withIdentifier: "Nope") else { return }; \#(nope)"#),
    attempting(#"let isThere = segueExists("Nope"); if isThere { \#(nope) }"#),
    attempting(#"hasSegue("Nope") ? \#(nope) : dismiss()"#),
    attempting(#"allows("Nope") ? \#(nope) : dismiss()"#),
    attempting(#"guard canPerformDetailSegue else { return }; \#(nope)"#),
    attempting(#"if segueNames.contains("Nope") { \#(nope) }"#),
    attempting(#"if segues["Nope"] != nil { \#(nope) }"#),
    attempting(
      "guard can(go: Id.nope) else { return }; performSegue(withIdentifier: Id.nope, sender: 1)",
      #"enum Id { static let nope = "Nope" }"#
    ),
    attempting(
      #"""
      let all = value(forKey: "storyboardSegueTemplates") as? [NSObject]
      if all?.contains(where: { $0.name == "Nope" }) == true { \#(nope) }
      """#
    ),
    attempting("try? ObjC.catchException { self.\(nope) }"),
    attempting("SwiftTryCatch.try({ self.\(nope) }, catch: { _ in }, finallyBlock: {})"),
    .init(
      should
        + #"func a() { if shouldPerformSegue(withIdentifier: "Nope", sender: 1) { \#(nope) } }"#
    ),
    attempting(
      #"if shouldPerformSegue(withIdentifier: "Nope", sender: 1) { \#(nope) }"#,
      "class Quiet: Feed { \(should) }"
    ),
  ]

  /// Conditions that do not check for the performed segue.
  static let notAsked: [Snippet] = [
    attempting(#"if canPerformSegue("Other") { \#(nope) }"#),
    attempting(#"if n { if canPerformSegue("Nope") { run() } }; \#(nope)"#),
    attempting(#"track("Nope"); logSegue("Nope"); \#(nope)"#),
    attempting(#"if settings.bool(forKey: "Nope") { \#(nope) }"#),
    attempting(#"if id == "Nope" { \#(nope) }"#),
    attempting(#"find("Nope")?.run(); \#(nope)"#),
    attempting(
      "if allows(other) { performSegue(withIdentifier: String(describing: Nope.self), sender: 1) }",
      "class Nope: UIViewController {}"
    ),
    attempting("guard !isPerformingSegue else { return }; \(nope)"),
    attempting("do { try run() } catch { \(nope) }"),
    attempting("load().catch { _ in self.\(nope) }"),
    .init(#"func b() { if hasSegue("Nope") { run() } }; func a() { \#(nope) }"#),
    // UIKit's own method returns true for every identifier.
    attempting(#"if shouldPerformSegue(withIdentifier: "Nope", sender: self) { \#(nope) }"#),
    .init(should + "func a() { \(nope) }"),
  ]

  private static let objectiveCNope = #"[self performSegueWithIdentifier:@"Nope" sender:nil];"#

  static let askedInObjectiveC = [
    "@try { if (n) { \(objectiveCNope) } } @catch (NSException *e) {}",
    #"if ([self canPerformSegueWithIdentifier:@"Nope"]) { \#(objectiveCNope) }"#,
    #"if (![self.names containsObject:@"Nope"]) return; \#(objectiveCNope)"#,
    #"id all = [self valueForKey:@"storyboardSegueTemplates"]; if (all) { \#(objectiveCNope) }"#,
    "if (self.hasDetailSegue) { \(objectiveCNope) }",
  ]

  static let notAskedInObjectiveC = [
    objectiveCNope,
    "@try { [self run]; } @catch (NSException *e) { \(objectiveCNope) }",
    "@try { [self run]; } @catch (NSException *e) {} \(objectiveCNope)",
    #"if ([self canPerformSegueWithIdentifier:@"Other"]) { \#(objectiveCNope) }"#,
    #"if ([name isEqualToString:@"Nope"]) { \#(objectiveCNope) }"#,
    #"[self log:@"Nope"]; \#(objectiveCNope)"#,
    #"if (n) { if ([self canPerformSegueWithIdentifier:@"Nope"]) { [self run]; } } \#(objectiveCNope)"#,
    #"if ([self shouldPerformSegueWithIdentifier:@"Nope" sender:nil]) { \#(objectiveCNope) }"#,
  ]
}
