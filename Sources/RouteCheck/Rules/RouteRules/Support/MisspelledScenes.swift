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
      let file = storyboards[position]
      return zip(file.storyboard.scenes, file.scenes).compactMap { scene, locations in
        guard let identifier = scene.identifier, let location = locations.identifier,
          !mentioned.contains(identifier),
          let near = spelling.slip(of: identifier, among: names.keys), let found = names[near]
        else { return nil }
        let hint = SpellingSuggestion.hint(for: identifier, near: near)
        return Finding(
          file: file.path,
          location: location,
          "no source mentions scene '\(identifier)'\(hint)",
          notes: [
            code.note("this code instantiates '\(near)'", in: found.file, at: found.use.location)
          ],
          fix: near,
          object: scene.id,
          severity: .warning
        )
      }
    }
  }
}
