import CodeFacts
import Routes

/// The identifiers that sources mention.
package struct SegueMentions {
  private var identifiers: Set<ExactString> = []
  /// The names of generated constants, reduced to their letters and digits.
  private var generatedNames: Set<ExactString> = []
  /// The classes that perform a segue by an unknown identifier.
  private var openClasses: Set<ExactString> = []
  /// Whether code performs a segue by an unknown identifier on an unknown object.
  private var isOpen = false

  /// Whether no code performs a segue by an unknown identifier.
  package var isComplete: Bool { !isOpen && openClasses.isEmpty }

  package init(_ code: ProjectCode) {
    for (position, file) in code.index.files.enumerated() { add(file.facts, position, code) }
  }

  private mutating func add(_ facts: SourceFacts, _ position: Int, _ code: ProjectCode) {
    for constant in facts.constants {
      if case .literal(let text) = constant.value { identifiers.insert(text) }
    }
    for use in facts.segueUses {
      if add(code.identifier(of: use, in: position)) || use.kind == .compare { continue }
      openClasses.insert(SourceIndex.lastName(use.type))
      openClasses.insert(SourceIndex.lastName(use.performer))
      if use.receiver == .other { isOpen = true }
    }
    for text in facts.passedTexts { _ = add(code.identifier(of: text.use, in: position)) }
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

  /// - Returns: Whether the text is known.
  private mutating func add(_ text: ResolvedText) -> Bool {
    switch text {
    case .known(let text): identifiers.insert(text)
    case .generated(let name): generatedNames.insert(Self.reduced(name))
    case .unknown: return false
    }
    return true
  }

  package func contains(_ identifier: ExactString) -> Bool {
    identifiers.contains(identifier) || generatedNames.contains(Self.reduced(identifier))
  }

  /// Whether a class, or a superclass, may perform segues by unknown identifiers.
  package func performsUnknownSegues(
    _ name: ExactString,
    _ index: SourceIndex,
    _ app: App
  ) -> Bool {
    isOpen || index.ancestors(of: name, in: app)?.contains(where: openClasses.contains) ?? true
  }

  /// An identifier without the differences to the name that a generator makes of it.
  static func reduced(_ identifier: ExactString) -> ExactString {
    ExactString(identifier.string.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
