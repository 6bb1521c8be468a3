import Routes
import StoryboardReader
import SwiftScanner

extension Rule {
  /// An identifier that no source mentions.
  static let unusedSegue = Rule(
    id: "unused-segue",
    severity: .note,
    isOnByDefault: false,
    summary: "a segue that only code can perform, and that no source mentions",
    reason: """
      The segue starts at the controller itself, so no button performs it, and no code does. Nothing \
      is reported if code of the controller performs a segue by an unknown identifier.
      """,
    triggering: [
      .feedAndPost(segue: "↓ShowPost", post: "Post").and(
        "Feed.swift",
        """
        class Feed: UIViewController {}
        """
      )
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open() { performSegue(withIdentifier: "ShowPost", sender: self) }
        }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open(_ name: String) { performSegue(withIdentifier: name, sender: self) }
        }
        """
      ),
    ],
    check: { project in
      let mentions = Mentions(project.code)
      return project.scenes.flatMap { view -> [Finding] in
        let app = project.code.app(ofStoryboard: view.position)
        guard let name = view.scene.customClass, project.code.index.declares(name),
          !mentions.performsUnknownSegues(name, project.code.index, app)
        else { return [] }
        return view.segues.compactMap { segue, locations in
          guard let identifier = segue.identifier, let location = locations.identifier,
            locations.isManual,
            segue.kind != .embed, segue.kind != .relationship,
            !mentions.contains(identifier)
          else { return nil }
          return Finding(
            file: view.file.path,
            location: location,
            "no source mentions segue '\(identifier)'",
            object: segue.id
          )
        }
      }
    }
  )
}

/// The identifiers that sources mention in any way.
private struct Mentions {
  private var identifiers: Set<ExactString> = []
  /// The names of generated constants, reduced to their letters and digits.
  private var generatedNames: Set<ExactString> = []
  /// The classes that perform a segue by an unknown identifier.
  private var openClasses: Set<ExactString> = []

  init(_ code: ProjectCode) {
    for (position, file) in code.index.files.enumerated() { add(file.facts, position, code) }
  }

  private mutating func add(_ facts: SourceFacts, _ position: Int, _ code: ProjectCode) {
    for constant in facts.constants {
      if case .literal(let text) = constant.value { identifiers.insert(text) }
    }
    for use in facts.segueUses {
      switch code.identifier(of: use, in: position) {
      case .known(let text): identifiers.insert(text)
      case .generated(let name): generatedNames.insert(Self.reduced(name))
      case .unknown where use.kind != .compare: openClasses.insert(SourceIndex.lastName(use.type))
      case .unknown: break
      }
    }
    // The build plugin generates constants that are named after their identifiers.
    for case let name? in facts.routeUses.map(\.target.lastName)
      + facts.routes.map(\.segue.lastName)
    {
      generatedNames.insert(Self.reduced(name))
    }
    for segue in facts.segues {
      if case .known(let text) = code.index.resolve(segue.identifier, in: "", of: position) {
        identifiers.insert(text)
      }
    }
  }

  func contains(_ identifier: ExactString) -> Bool {
    identifiers.contains(identifier) || generatedNames.contains(Self.reduced(identifier))
  }

  /// Whether a class, or one above it, performs segues by unknown identifiers.
  func performsUnknownSegues(_ name: ExactString, _ index: SourceIndex, _ app: App) -> Bool {
    index.ancestors(of: name, in: app).contains(where: openClasses.contains)
  }

  /// An identifier without the differences to the name that a generator makes of it.
  private static func reduced(_ identifier: ExactString) -> ExactString {
    ExactString(identifier.string.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
