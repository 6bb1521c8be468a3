import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Project {
  /// Unmentioned scenes whose identifier differs by one letter from one that code instantiates from
  /// their storyboard.
  ///
  /// Another storyboard has that identifier, for example for another device, so the code is correct
  /// there.
  var misspelledScenes: [Finding] {
    let uses = code.uses(\.facts.sceneUses).filter {
      $0.use.identifier != nil && !code.isTest($0.file)
    }
    var wanted: [Int: [ExactString: (file: Int, use: SceneUse)]] = [:]
    var mentioned: Set<ExactString> = []
    var lookup = SceneLookup(self)
    for (file, use) in uses {
      guard let identifier = use.identifier,
        case .known(let name) = code.index.resolve(identifier, in: use.type, of: file)
      else { return [] }
      mentioned.insert(name)
      let positions = lookup.storyboards(searchedBy: use, in: file) ?? []
      let lacking = positions.filter { bundle.location(ofIdentifier: name, in: $0) == nil }
      guard lacking.count < positions.count else { continue }
      for position in lacking {
        wanted[position, default: [:]].merge([name: (file, use)]) { first, _ in first }
      }
    }
    if wanted.isEmpty { return [] }
    mentioned.formUnion(
      storyboards.lazy.flatMap(\.storyboard.scenes).compactMap(\.reference?.identifier)
    )
    for case .literal(let text) in code.uses(\.facts.constants).lazy.map(\.use.value) {
      mentioned.insert(text)
    }
    var spelling = SpellingSearch()
    return wanted.sorted { $0.key < $1.key }.flatMap { position, names -> [Finding] in
      self.scenes(of: position).compactMap { view in
        guard let identifier = view.scene.identifier, let location = view.locations.identifier,
          !mentioned.contains(identifier),
          let near = spelling.slip(of: identifier, among: names.keys), let found = names[near]
        else { return nil }
        let hint = SpellingSuggestion.hint(for: identifier, near: near)
        return Finding(
          view,
          at: location,
          "no source mentions scene '\(identifier)'\(hint)",
          notes: [
            code.note("this code instantiates '\(near)'", in: found.file, at: found.use.location)
          ],
          fix: near,
          severity: .warning
        )
      }
    }
  }
}

extension Project {
  /// Unmentioned segues whose identifier differs by one letter from one that the class of their
  /// scene uses.
  ///
  /// Another scene has that identifier, for example for another device, so the code is correct
  /// there.
  var misspelledSegues: [Finding] {
    if code.index.files.allSatisfy(\.facts.segueUses.isEmpty) { return [] }
    let mentions = SegueMentions(code)
    let uses = code.usesByClass
    let inStoryboards = Memo(segueIdentifiers)
    var spelling = SpellingSearch()
    return scenes.flatMap { view -> [Finding] in
      let app = code.app(ofStoryboard: view.position)
      guard let name = view.scene.customClass, code.index.declares(name),
        !mentions.performsUnknownSegues(name, code.index, app)
      else { return [] }
      let used = uses[NameInApp(name, in: app)]
      if used.isEmpty || used.count > Limits.meanings { return [] }
      let own = Set(view.scene.segues.compactMap(\.identifier))
      let missing = used.filter { !own.contains($0.key) }
      let compared = missing.filter(\.value.isCompared)
      return view.segues.compactMap { segue, locations in
        guard let identifier = segue.identifier, let location = locations.identifier,
          !mentions.contains(identifier)
        else { return nil }
        let candidates = locations.isManual ? missing : compared
        guard let near = spelling.slip(of: identifier, among: candidates.keys),
          inStoryboards[app].contains(near), let use = candidates[near]
        else { return nil }
        let hint = SpellingSuggestion.hint(for: identifier, near: near)
        return Finding(
          (view, segue, locations),
          at: location,
          "no source mentions segue '\(identifier)'\(hint)",
          notes: [
            code.note("the code of '\(name)' uses '\(near)'", in: use.file, at: use.location)
          ],
          fix: near,
          severity: .warning
        )
      }
    }
  }
}

/// The first use of an identifier that the code of a class performs or compares.
private struct FirstUse {
  var file: Int
  var location: TextLocation
  /// Whether the code compares the identifier of any segue of the scene, and not only performs it.
  var isCompared: Bool

  func joined(with other: FirstUse) -> FirstUse {
    var first = self
    first.isCompared = isCompared || other.isCompared
    return first
  }
}

extension ProjectCode {
  /// The uses in each class and in its superclasses, by identifier.
  fileprivate var usesByClass: Memo<NameInApp, [ExactString: FirstUse]> {
    let own = Memo(ownUses)
    return Memo { type in
      let names = index.ancestors(of: type.name, in: type.app) ?? []
      return names.compactMap { own[type.app][$0] }.reduce(into: [:]) { all, uses in
        all.merge(uses) { $0.joined(with: $1) }
      }
    }
  }

  /// The uses in the classes of an app, by class and identifier.
  private func ownUses(in app: App) -> [ExactString: [ExactString: FirstUse]] {
    var found: [ExactString: [ExactString: FirstUse]] = [:]
    for file in index.apps.files(seenFrom: app) where !isTest(file) {
      for use in index.files[file].facts.segueUses
      where use.receiver != .other && ![.make, .trigger, .relayed].contains(use.kind) {
        guard let identifier = identifier(of: use, in: file).known else { continue }
        let new = FirstUse(file: file, location: use.location, isCompared: use.kind == .compare)
        found[SourceIndex.lastName(use.performer), default: [:]].merge([identifier: new]) {
          $0.joined(with: $1)
        }
      }
    }
    return found
  }
}
