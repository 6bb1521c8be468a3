import CodeFacts
import Routes

/// The identifiers of segues that an app's code makes or registers, by typed segues of Routes.
///
/// A graph performs them although no storyboard has them.
package struct CodeIdentifiers {
  /// The identifiers that a registry has, or may have, without a storyboard.
  package var registered: Set<ExactString> = []
  /// All identifiers in the code.
  package var all: Set<ExactString> = []
  /// Whether the code makes no segue of an identifier that is known only at run time.
  package var isComplete = true

  fileprivate mutating func add(_ text: ResolvedText) {
    if let identifier = text.known {
      registered.insert(identifier)
    } else {
      isComplete = false
    }
  }
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
        if own.count < facts.segues.count { found.isComplete = false }
        for use in facts.segueUses where use.kind == .make && use.framework == .routes {
          found.add(identifier(of: use, in: file))
        }
        // An unwind in code has its action as identifier.
        for unwind in facts.unwinds {
          found.add(index.resolve(unwind.action, in: unwind.type, of: file))
        }
      }
      found.all.formUnion(found.registered)
      return found
    }
  }
}
