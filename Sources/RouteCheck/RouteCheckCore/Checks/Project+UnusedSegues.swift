import Routes
import StoryboardReader
import SwiftScanner

extension Project {
  /// Segues that only code can perform, and whose identifier no source mentions.
  func unusedSegues() -> [Finding] {
    let mentions = code.mentions
    return scenes.flatMap { view -> [Finding] in
      let root = code.roots[view.position]
      guard let name = view.scene.customClass, code.index.declares(name),
        !mentions.isOpen(name, code.index, root)
      else { return [] }
      return view.segues.compactMap { segue, locations in
        guard let identifier = segue.identifier, let location = locations.identifier,
          locations.isManual,
          segue.kind != .embed, segue.kind != .relationship,
          !mentions.contains(identifier)
        else { return nil }
        return Finding(
          rule: .unusedSegue,
          file: view.file.path,
          location: location,
          "no source mentions segue '\(identifier)'",
          object: segue.id
        )
      }
    }
  }
}

/// The identifiers that sources mention in any way.
struct Mentions {
  fileprivate var identifiers: Set<String> = []
  fileprivate var generated: Set<String> = []
  /// The classes that perform a segue whose identifier is not known.
  fileprivate var openClasses: Set<String> = []

  func contains(_ identifier: String) -> Bool {
    identifiers.contains(identifier) || generated.contains(Self.generatedName(of: identifier))
  }

  /// Whether a class, or one above it, performs segues by names that are not known.
  func isOpen(_ name: String, _ index: SourceIndex, _ root: String) -> Bool {
    index.ancestors(of: name, in: root).contains { openClasses.contains($0) }
  }

  /// An identifier without what tells it from the name that a generator makes of it.
  fileprivate static func generatedName(of identifier: String) -> String {
    identifier.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension CodeMap {
  /// What all sources mention.
  var mentions: Mentions {
    var mentions = Mentions()
    for (file, source) in index.files.enumerated() {
      for constant in source.facts.constants {
        if case .literal(let text) = constant.value { mentions.identifiers.insert(text) }
      }
      for use in source.facts.segueUses {
        switch index.resolve(use.identifier, in: use.type, of: file) {
        case .known(let text): mentions.identifiers.insert(text)
        case .generated(let name): mentions.generated.insert(Mentions.generatedName(of: name))
        case .unknown where use.kind != .compare:
          mentions.openClasses.insert(SourceIndex.lastName(use.type))
        case .unknown: break
        }
      }
      // What the build plugin generates has its name from the identifier.
      for case let name? in source.facts.routeUses.map(\.target.lastName)
        + source.facts.routes.map(\.segue.lastName)
      {
        mentions.generated.insert(Mentions.generatedName(of: name))
      }
      for segue in source.facts.segues {
        if case .known(let text) = index.resolve(segue.identifier, in: "", of: file) {
          mentions.identifiers.insert(text)
        }
      }
    }
    return mentions
  }
}
