import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let unknownStoryboard = Rule(
    id: "unknown-storyboard",
    severity: .error,
    namesCause: true,
    summary: "code that opens a storyboard which does not exist",
    reason: """
      Opening a storyboard that the bundle does not have crashes the app. Storyboards of other \
      bundles are not reported.
      """,
    triggering: [
      .feedAndPost.code(
        #"func open() -> UIStoryboard { UIStoryboard(name: "↓Mian", bundle: nil) }"#
      ),
      .feedAndPost.and(
        "Feed.m",
        """
        void open(void) { [UIStoryboard storyboardWithName:@"↓Mian" bundle:nil]; }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.code(
        """
        func open() -> UIStoryboard { UIStoryboard(name: "Main", bundle: .main) }
        func open(_ bundle: Bundle) -> UIStoryboard { UIStoryboard(name: "Other", bundle: bundle) }
        """
      ),
      Example().storyboard("Main~ipad", "").and(
        "Feed.m",
        """
        void open(void) { [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
        """
      ),
    ],
    check: { project in
      let code = project.code
      let names = project.storyboardNames
      var lookup = SceneLookup(project)
      var spelling = SpellingSearch()
      return code.uses(\.facts.storyboardUses).compactMap { file, use in
        guard lookup.isAppBundle(use.bundle, in: file), !code.storyboards(seenFrom: file).isEmpty,
          case .known(let name) = code.index.resolve(use.name, in: use.type, of: file),
          !names.contains(name)
        else { return nil }
        return code.finding(
          at: use.location,
          in: file,
          "there is no storyboard",
          name,
          near: spelling.closest(to: name, among: names),
          fixing: use.name
        )
      }
    }
  )
}

extension Project {
  /// The names of all storyboards, including unreadable and unchecked ones.
  var storyboardNames: Set<ExactString> {
    let paths = files.inputs.problems.map(\.file).filter { $0.hasByteSuffix(".storyboard") }
    let names = Set(storyboards.map(\.storyboard.name))
      .union(files.unbuilt.map(\.file.storyboard.name)).union(
        paths.map { ExactString(Path.stem($0)) }
      )
    // The system opens `Main~ipad` as `Main`.
    return names.union(names.compactMap { $0.parts(aroundLast: "~")?.before })
  }
}
