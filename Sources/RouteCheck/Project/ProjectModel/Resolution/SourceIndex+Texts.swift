import CodeFacts
import Routes
import SourceText

/// The value of a text expression in the code.
package enum ResolvedText: Equatable, Sendable {
  case known(ExactString)
  /// A constant that SwiftGen or R.swift generates from the storyboards, by its name in the code.
  case generated(ExactString)
  case unknown

  package var known: ExactString? {
    if case .known(let text) = self { text } else { nil }
  }
}

extension SourceIndex {
  package func resolve(_ text: TextExpression, in type: ExactString, of file: Int) -> ResolvedText {
    switch text {
    case .literal(let literal): return .known(literal)
    case .typeName(let name):
      return knows(name) ? .known(Self.lastName(name)) : .unknown
    case .className(let name):
      return hasObjectiveCName(name, in: apps[file]) ? .known(name) : .unknown
    case .reference(let path): return resolve(path, in: type, of: file, depth: 0)
    case .ownTypeName, .parameter, .rawValue, .unknown: return .unknown
    }
  }

  /// Whether the class of a name has the same name at run time. A class of Swift has its module's name
  /// before it, unless an attribute says otherwise.
  private func hasObjectiveCName(_ name: ExactString, in app: App) -> Bool {
    if FrameworkClass.named(name) != nil { return true }
    let declarations = declarations(named: name, in: app)
    return !declarations.isEmpty
      && declarations.allSatisfy {
        type($0).objectiveCName == name || !files[$0.file].path.hasByteSuffix(".swift")
      }
  }

  private func resolve(
    _ path: [ExactString],
    in type: ExactString,
    of file: Int,
    depth: Int
  ) -> ResolvedText {
    guard depth < 4, let name = path.last else { return .unknown }
    if path.first == "R", path.count > 2 {
      return .generated(name == "identifier" ? path[path.count - 2] : name)
    }
    let app = apps[file]
    let owner = path.dropLast()
    let found: [ConstantFact]?
    if owner.isEmpty {
      found = unqualified(name, around: type, of: file)
    } else if owner == [""] {
      found = inferred(name, in: app)
    } else {
      found = self.owner(Array(owner), around: type, in: app)
        .flatMap { constants(named: name, ofMember: $0, in: app) }
    }
    guard var matching = found, !matching.contains(where: \.isInactive) else { return .unknown }
    if matching.isEmpty, let type = owner.last {
      matching = namesOfTypes(name, above: type, in: app)
    }
    if owner.isEmpty || owner.first == "Self",
      matching.contains(where: { mayDiffer($0, in: app) })
    {
      return .unknown
    }
    let values = Set(matching.map(\.value))
    guard values.count == 1, let value = values.first, let fact = matching.first else {
      return matching.isEmpty && isGenerated(owner) ? .generated(name) : .unknown
    }
    switch value {
    case .ownTypeName:
      guard let type = owner.last, !["", "Self"].contains(type) else { return .unknown }
      return resolve(.typeName(target(of: type, in: app)), in: fact.type, of: file)
    case .reference(let path): return resolve(path, in: fact.type, of: file, depth: depth + 1)
    default: return resolve(value, in: fact.type, of: file)
    }
  }

  /// The members of a name above a class, if each is the name of the class that is asked for it.
  private func namesOfTypes(
    _ name: ExactString,
    above type: ExactString,
    in app: App
  ) -> [ConstantFact] {
    guard knowsAllAncestors(of: type, in: app), let above = ancestors(of: type, in: app) else {
      return []
    }
    // The sources may extend a class of a framework.
    let found = above.dropFirst().map { constants(named: name, of: $0, in: app) }
    let all = found.flatMap { $0 ?? [] }
    return found.contains(nil) || !all.allSatisfy { $0.value == .ownTypeName } ? [] : all
  }

  /// Whether an object may have another value than the constant of its static type, because a class
  /// below overrides it or a conforming type replaces it.
  private func mayDiffer(_ constant: ConstantFact, in app: App) -> Bool {
    guard !constant.type.isEmpty else { return false }
    if constant.isOverridable { return isInherited(constant.type) }
    return isProtocol(constant.type, in: app)
  }

  /// The constants for a name after a period: constants of text, or else of types with `Segue` in
  /// their name; `nil` if there are too many.
  private func inferred(_ name: ExactString, in app: App) -> [ConstantFact]? {
    guard let texts = textConstants(named: name, in: app) else { return nil }
    return texts.isEmpty ? segueConstants(named: name, in: app) : texts
  }

  /// The constants for a single name: in the types around the code and above them, or else global
  /// constants, first of the file; `nil` if there are too many.
  private func unqualified(
    _ name: ExactString,
    around type: ExactString,
    of file: Int
  ) -> [ConstantFact]? {
    let app = apps[file]
    for outer in Self.types(around: type) {
      guard let owners = ancestors(of: outer, in: app) else { return nil }
      var own: [ConstantFact] = []
      for owner in owners {
        guard let constants = constants(named: name, of: owner, in: app) else { return nil }
        own += constants
      }
      if !own.isEmpty { return own }
    }
    return globalConstants(named: name, of: file)
  }

  /// The type of a path in code, if its name is known; `nil` if there are too many types above the
  /// code.
  func owner(_ path: [ExactString], around type: ExactString, in app: App) -> ExactString? {
    let name = ExactString(path.joined(separator: "."))
    if path[0] == "Self" { return ExactString(([type] + path.dropFirst()).joined(separator: ".")) }
    // The nearest type around the code, or above such a type, that declares the first name.
    for outer in Self.types(around: type) {
      guard let owners = ancestors(of: outer, in: app) else { return nil }
      if let found = owners.first(where: { hasMember(named: path[0], of: $0, in: app) }) {
        return "\(found).\(name)"
      }
    }
    return path.count == 1 ? target(of: name, in: app) : name
  }

  /// The type and its outer types, innermost first; empty outside of types.
  private static func types(around type: ExactString) -> some Sequence<ExactString> {
    sequence(first: type) { inner in
      inner.parts(aroundLast: ".")?.before
    }.prefix { !$0.isEmpty }
  }

  /// Whether SwiftGen generates the type of a constant.
  private func isGenerated(_ owner: ArraySlice<ExactString>) -> Bool {
    owner.first == "StoryboardSegue" || owner.first == "StoryboardScene"
  }
}
