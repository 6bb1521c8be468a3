import CodeReader
import Routes

/// The identifiers that sources mention.
package struct SegueMentions {
  private var identifiers: Set<ExactString> = []
  /// The names of generated constants, reduced to their letters and digits.
  private var generatedNames: Set<ExactString> = []
  /// The classes that perform a segue by an unknown identifier.
  private var openClasses: Set<ExactString> = []
  /// The classes that only pass identifiers of callers on.
  private var relayingClasses: Set<ExactString> = []

  /// Whether no class performs a segue by an unknown identifier.
  package var isComplete: Bool { openClasses.isEmpty && relayingClasses.isEmpty }

  package init(_ code: ProjectCode) {
    var relays = Relays()
    for (position, file) in code.index.files.enumerated() {
      add(file.facts, position, code, &relays)
    }
    for (name, classes) in relays.classes {
      // If no call of a method is known, there is an unknown call.
      if relays.called.contains(name), !relays.open.contains(name) {
        relayingClasses.formUnion(classes)
      } else {
        openClasses.formUnion(classes)
      }
    }
  }

  /// The methods that pass identifiers on.
  private struct Relays {
    /// The classes with such a method, by its name.
    var classes: [RelayName: Set<ExactString>] = [:]
    /// Those that code calls.
    var called: Set<RelayName> = []
    /// Those that code calls with an unknown identifier.
    var open: Set<RelayName> = []
  }

  private mutating func add(
    _ facts: SourceFacts,
    _ position: Int,
    _ code: ProjectCode,
    _ relays: inout Relays
  ) {
    for constant in facts.constants {
      if case .literal(let text) = constant.value { identifiers.insert(text) }
    }
    let passing = Dictionary(facts.relays.map { ($0.use, $0.name) }) { first, _ in first }
    for use in facts.segueUses {
      if let relay = use.relay { relays.called.insert(relay) }
      switch code.identifier(of: use, in: position) {
      case .known(let text): identifiers.insert(text)
      case .generated(let name): generatedNames.insert(Self.reduced(name))
      case .unknown where use.kind != .compare:
        let type = SourceIndex.lastName(use.type)
        if let relay = passing[use.location] {
          relays.classes[relay, default: []].insert(type)
        } else {
          openClasses.insert(type)
          if let relay = use.relay { relays.open.insert(relay) }
        }
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

  package func contains(_ identifier: ExactString) -> Bool {
    identifiers.contains(identifier) || generatedNames.contains(Self.reduced(identifier))
  }

  /// Whether a class, or a superclass, performs segues by unknown identifiers.
  ///
  /// - Parameter besidesRelays: Whether to ignore a method that passes its argument on, if the
  ///   identifiers of all its known callers are known.
  package func performsUnknownSegues(
    _ name: ExactString,
    _ index: SourceIndex,
    _ app: App,
    besidesRelays: Bool = false
  ) -> Bool {
    index.ancestors(of: name, in: app)?.contains { name in
      openClasses.contains(name) || !besidesRelays && relayingClasses.contains(name)
    } ?? true
  }

  /// An identifier without the differences to the name that a generator makes of it.
  private static func reduced(_ identifier: ExactString) -> ExactString {
    ExactString(identifier.string.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
