import Routes
import Testing

@testable import CodeFacts
@testable import ObjectiveCReader
@testable import SourceText

@Suite struct ObjectiveCReaderTests {
  @Test func `classes, selectors, constants and identifiers are read`() {
    let facts = ObjectiveCReader.read(
      #"""
      // @interface Hidden : NSObject
      #define kDetail @"Detail"
      NSString * const kList = @"List";
      @interface Feed : UIViewController <Delegate> /* @interface Other */
      @property (nonatomic) char c; // '"'
      @end
      @implementation Feed
      - (IBAction)unwindToFeed:(UIStoryboardSegue *)segue { char q = '"'; }
      - (void)a:(NSDictionary<NSString *, id> *)b with:(int)c {
        [self performSegueWithIdentifier:@"Show" sender:self];
        [other performSegueWithIdentifier:kDetail sender:self];
        if ([segue.identifier isEqualToString:@"Show"]) {}
        if ([name isEqualToString:@"Other"]) {}
        [self.storyboard instantiateViewControllerWithIdentifier:@"Scene"];
      }
      @end
      """#
    )
    #expect(facts.types.map { "\($0.kind) \($0.name)" } == ["class Feed", "extension Feed"])
    #expect(facts.types.first?.supertypes == ["UIViewController"])
    #expect(facts.constants.map(\.name) == ["kDetail", "kList"])
    #expect(facts.methods.map(\.selector) == ["unwindToFeed:", "a:with:"])
    #expect(
      facts.segueUses.map { "\($0.kind) \($0.identifier) \($0.receiver)" } == [
        #"perform literal("Show") own"#, #"perform reference(["kDetail"]) other"#,
        #"compare literal("Show") own"#,
      ]
    )
    #expect(facts.sceneUses.map(\.identifier) == [.literal("Scene")])
  }

  @Test func `properties and variables belong to their class`() {
    let facts = ObjectiveCReader.read(
      """
      @protocol Titled
      @property UILabel *ofProtocol;
      @end
      @interface Feed : UIViewController <Titled> {
        @private IBOutlet UILabel *title, *_subtitle;
        struct { int inner; } flags;
      }
      @property (nonatomic, strong) NSDictionary<NSString *, UILabel *> *labels;
      @end
      @implementation Feed
      @synthesize header = _header;
      - (void)a { UILabel *local; }
      @end
      UILabel *global;
      """
    )
    let names = Set(facts.properties.map { "\($0.type).\($0.name)" })
    #expect(
      names.isSuperset(of: [
        "Feed.title", "Feed._subtitle", "Feed.subtitle", "Feed.flags", "Feed.labels", "Feed.header",
      ])
    )
    #expect(
      names.isDisjoint(with: [
        "Feed.inner", "Feed.local", "Feed.global", "Feed.strong", "Feed.NSString",
        "Feed.ofProtocol",
      ])
    )
  }

  @Test(arguments: [#"@"\"""#, #"@"a \"b\" c""#, #""\"""#, #"'\''"#, #"@"\\""#])
  func anEscapedQuoteDoesNotEndALiteral(literal: String) {
    let facts = ObjectiveCReader.read(
      #"id a = \#(literal); [self performSegueWithIdentifier:@"Show" sender:a];"#
    )
    #expect(facts.segueUses.map(\.identifier) == [.literal("Show")])
  }

  @Test(arguments: [
    ("- (void)prepareForSegue:(UIStoryboardSegue *)move sender:(id)a {", "move.identifier", true),
    ("- (void)a { UIStoryboardSegue *move = b;", "move.identifier", true),
    ("- (void)a {", "self.segue.identifier", true),
    ("- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)name sender:(id)a {", "name", true),
    ("- (void)prepareForSegue:(UIStoryboardSegue *)move sender:(id)a {", "cell.identifier", false),
    ("- (void)a:(UIStoryboardSegue *)move {} - (void)b {", "move.identifier", false),
    ("- (void)a:(NSString *)identifier {", "identifier", false),
    ("- (BOOL)a:(id)a sender:(NSString *)identifier {", "identifier", false),
  ])
  func `a comparison is read only for the identifier of a segue`(
    method: String,
    text: String,
    isSegue: Bool
  ) {
    let facts = ObjectiveCReader.read(
      """
      @implementation Feed
      \(method)
        if ([\(text) isEqualToString:@"Show"]) {}
      }
      @end
      """
    )
    #expect(facts.segueUses.count == (isSegue ? 1 : 0))
  }

  /// The parentheses count, too.
  @Test(arguments: [(Limits.objectiveCType - 2, ["a"]), (Limits.objectiveCType - 1, [])])
  func aTypeWithMoreTokensThanTheLimitIsNotRead(count: Int, selectors: [ExactString]) {
    let type = String(repeating: "x ", count: count)
    let facts = ObjectiveCReader.read("@implementation Feed\n- (\(type))a {}\n@end")
    #expect(facts.methods.map { "\($0.selector)" } == selectors)
  }

  @Test(arguments: [
    "\"", "@\"", "'", "/*", "- (", "@interface ", "-(a)b:(", "@\"\\", "#", "#if 0\n", "#else\n",
    "@\"a\" ",
  ])
  func damagedFilesDoNotCrash(piece: String) {
    _ = ObjectiveCReader.read(piece)
    _ = ObjectiveCReader.read(String(repeating: "@interface A\n- (a)b:" + piece, count: 2_000))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndInEveryWay(end: String) {
    let lines = ["// \"", "#define kA @\"A", "#define kB @\"B\""]
    let facts = ObjectiveCReader.read(lines.joined(separator: end))
    #expect(facts.constants.map(\.name) == ["kA", "kB"])
    #expect(facts.constants.last?.location == TextLocation(line: 3, column: 9, length: 2))
  }

  @Test(arguments: [
    (#"@"Show""#, "Show"), (#"@"Show" @"Detail""#, "ShowDetail"),
    (#"@"Show" "Detail""#, "ShowDetail"),
    ("@\"Show\" // a comment\n  /* another */ \"Detail\"", "ShowDetail"),
    (#"@"\x53how""#, "Show"), (#"@"\123how""#, "Show"), (#"@"\1234""#, "S4"),
    (#"@"Caf\u00e9""#, "Café"), (#"@"Caf\xc3\xa9""#, "Café"), (#"@"\U0001F600""#, "😀"),
    (#"@"a\"b\\c\td\?""#, "a\"b\\c\td?"), ("@\"Sh\\\now\"", "Show"), ("@\"Sh\\\r\now\"", "Show"),
    (#"@"\a\b\e\f\n\r\v\'""#, "\u{7}\u{8}\u{1B}\u{C}\n\r\u{B}'"), (#"@"a\0b""#, "a\0b"),
  ])
  func literalsHaveTheValueThatTheCompilerGivesThem(literal: String, value: ExactString) {
    let facts = ObjectiveCReader.read(
      "@implementation A\n- (void)a { [self performSegueWithIdentifier:\(literal) ]; }"
    )
    #expect(facts.segueUses.map(\.identifier) == [.literal(value)])
  }

  @Test(arguments: [
    #"@"\q""#, #"@"\xyz""#, #"@"\x1ff""#, #"@"\777""#, #"@"\u12""#, #"@"\UD8000000""#,
    #"@"\uD800""#, #"@"Show" "\q""#, #"@"\q" "Show""#,
  ])
  func aLiteralWithAnInvalidEscapeHasNoKnownValue(literal: String) {
    let facts = ObjectiveCReader.read(
      "@implementation A\n- (void)a { [self performSegueWithIdentifier:\(literal) ]; }"
    )
    #expect(facts.segueUses.map(\.identifier) == [.unknown])
  }

  @Test func theLocationOfJoinedLiteralsSpansAllOfThem() {
    let facts = ObjectiveCReader.read(
      "@implementation A\n- (void)a { [self performSegueWithIdentifier:@\"Show\" \"Detail\" x:1]; }"
    )
    #expect(
      facts.segueUses.first?.location == TextLocation(line: 2, column: 48, length: 13)
    )
  }

  @Test func aCommentAfterALiteralStillSuppresses() {
    let facts = ObjectiveCReader.read("#define kA @\"A\" // routecheck:disable\n#define kB @\"B\"")
    #expect(facts.constants.map(\.name) == ["kA", "kB"])
    #expect(facts.suppressions.count == 1)
  }

  @Test(arguments: [
    ("#if 0\nA\n#endif\nB", "B"),
    ("#if 0\nA\n#else\nB\n#endif", "B"),
    ("#if 1\nA\n#else\nB\n#endif\nC", "A C"),
    ("#if DEBUG\nA\n#else\nB\n#endif", "A B"),
    ("#ifdef DEBUG\nA\n#elif 0\nB\n#else\nC\n#endif", "A C"),
    ("#if 0\nA\n#elif 1\nB\n#else\nC\n#endif\nD", "B D"),
    ("#if 0\nA\n#elif X\nB\n#else\nC\n#endif", "B C"),
    ("#if 0\nA\n#if 1\nB\n#else\nC\n#endif\nD\n#endif\nE", "E"),
    ("#if 0\nA\n#ifdef X\n#else\n#endif\nD\n#else\nE\n#endif", "E"),
    ("#if 1\nA\n#if 0\nB\n#else\nC\n#endif\n#elif X\nD\n#endif", "A C"),
    ("#if 0\ndon't \"\n#endif\nB", "B"),
    ("#if 0\n/* \n#endif\n*/ A\n#endif\nB", "B"),
    ("  #  if ( 0 ) // off\nA\n # endif\nB", "B"),
    ("#if 0 /* off\n */\nA\n#endif\nB", "B"),
    ("#if 0\r\nA\r\n#endif\r\nB", "B"),
    ("#if 0\nx #endif\nA\n#endif\nB", "B"),
    ("#if 00\nA\n#endif\nB", "A B"), ("#if !0\nA\n#endif\nB", "A B"),
    ("#if 0\nA", ""), ("#endif\nA\n#else\nB", "A B"),
    ("#if 1\nA\n#endif\n#if 0\n#else\nB\n#endif", "A B"),
  ])
  func `the code of excluded branches is not read`(text: String, names: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let code = lines.map { ("A"..."E").contains(String($0)) ? "#define \($0) @\"x\"" : String($0) }
    let facts = ObjectiveCReader.read(code.joined(separator: "\n"))
    #expect(facts.constants.map(\.name).joined(separator: " ") == names, "\(text)")
  }
}
