import CodeFacts
import Routes

/// The identifiers of segues that an app's code makes or registers, by typed segues of Routes.
///
/// A graph performs them although no storyboard has them.
package struct CodeIdentifiers {
  /// The identifiers that a registry has, or may have, without a storyboard.
  package var registered: Set<ExactString> = []
  package var all: Set<ExactString> = []
  /// Whether the code makes no segue of an identifier that is known only at run time.
  package var isComplete = true
}

extension ProjectCode {
  /// The identifiers in the files that each app sees.
  package var identifiers: Memo<App, CodeIdentifiers> {
    let declared = Dictionary(grouping: declaredSegues, by: \.position)
    return Memo { app in
      var found = CodeIdentifiers()
      for file in index.apps.files(seenFrom: app) {
        let facts = index.files[file].facts
        let own = declared[file] ?? []
        found.all.formUnion(own.map(\.identifier))
        found.registered.formUnion(own.lazy.filter { !$0.needsStoryboard }.map(\.identifier))
        let uses = facts.segueUses.filter { $0.kind == .make && $0.framework == .routes }
        // An unwind in code has its action as identifier.
        let made =
          uses.map { identifier(of: $0, in: file).known }
          + facts.unwinds.map { index.resolve($0.action, in: $0.type, of: file).known }
        found.registered.formUnion(made.compactMap(\.self))
        if own.count < facts.segues.count || made.contains(nil) { found.isComplete = false }
      }
      found.all.formUnion(found.registered)
      return found
    }
  }
}
