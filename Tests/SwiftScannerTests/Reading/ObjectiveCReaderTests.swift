import Testing

@testable import SwiftScanner

@Suite struct ObjectiveCReaderTests {
  @Test func classesSelectorsConstantsAndIdentifiers() {
    let facts = read(
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

  @Test(arguments: [#"@"\"""#, #"@"a \"b\" c""#, #""\"""#, #"'\''"#, #"@"\\""#])
  func anEscapedQuoteDoesNotEndALiteral(literal: String) {
    let facts = read(#"id a = \#(literal); [self performSegueWithIdentifier:@"Show" sender:a];"#)
    #expect(facts.segueUses.map(\.identifier) == [.literal("Show")])
  }

  @Test(arguments: ["\"", "@\"", "'", "/*", "- (", "@interface ", "-(a)b:(", "@\"\\", "#"])
  func damagedFilesDoNotCrash(piece: String) {
    _ = read(piece)
    _ = read(String(repeating: "@interface A\n- (a)b:" + piece, count: 2_000))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndInEveryWay(end: String) {
    let facts = read(["// \"", "#define kA @\"A", "#define kB @\"B\""].joined(separator: end))
    #expect(facts.constants.map(\.name) == ["kA", "kB"])
    #expect(facts.constants.last?.location == TextLocation(line: 3, column: 9, length: 2))
  }

  private func read(_ text: String) -> SourceFacts {
    Array(text.utf8).withUnsafeBufferPointer { ObjectiveCReader.read($0) }
  }
}
