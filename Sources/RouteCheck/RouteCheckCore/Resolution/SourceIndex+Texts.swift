import Routes
import SwiftScanner

/// The value of a text expression in the code.
enum ResolvedText: Hashable, Sendable {
  case known(ExactString)
  /// A constant that SwiftGen or R.swift generates from the storyboards, by its name in the code.
  case generated(ExactString)
  case unknown
}

extension SourceIndex {
  /// Resolves a text expression.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - type: The type around the code.
  ///   - file: The position of the file.
  func resolve(_ text: TextExpression, in type: ExactString, of file: Int) -> ResolvedText {
    switch text {
    case .literal(let literal): return .known(literal)
    case .typeName(let name):
      let isDeclared = declares(name) || FrameworkClass.named(name) != nil
      return isDeclared ? .known(Self.lastName(name)) : .unknown
    case .reference(let path): return resolve(path, in: type, of: file, depth: 0)
    case .rawValue, .unknown: return .unknown
    }
  }

  /// The raw value of an enum's case that code in a type passes to the app's own `performSegue(_:)`.
  func rawValue(
    ofCase name: ExactString,
    of handled: ExactString,
    in type: ExactString,
    of file: Int
  )
    -> ResolvedText
  {
    resolve([handled, name], in: type, of: file, depth: 0)
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
    let matching: [ConstantFact]
    if owner.isEmpty {
      matching = unqualified(name, around: type, in: app)
    } else if owner == [""] {
      matching = segueConstants(named: name, in: app)
    } else {
      matching = qualified(name, by: Array(owner), around: type, in: app)
    }
    if matching.contains(where: \.isInactive) { return .unknown }
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
    case .reference(let path): return resolve(path, in: fact.type, of: file, depth: depth + 1)
    default: return resolve(value, in: fact.type, of: file)
    }
  }

  /// Whether an object may have another value than the constant of its static type, because a class
  /// below overrides it or a conforming type replaces it.
  private func mayDiffer(_ constant: ConstantFact, in app: App) -> Bool {
    guard !constant.type.isEmpty else { return false }
    if constant.isOverridable { return isInherited(constant.type) }
    return isProtocol(constant.type, in: app)
  }

  /// The constants that a single name means: those of the types around the code and above them, or
  /// else global ones.
  private func unqualified(_ name: ExactString, around type: ExactString, in app: App)
    -> [ConstantFact]
  {
    for outer in Self.types(around: type) {
      let own = ancestors(of: outer, in: app).flatMap { constants(named: name, of: $0, in: app) }
      if !own.isEmpty { return own }
    }
    return constants(named: name, of: "", in: app)
  }

  private func qualified(
    _ name: ExactString,
    by path: [ExactString],
    around type: ExactString,
    in app: App
  ) -> [ConstantFact] {
    let owner = owner(path, around: type, in: app)
    return members(constants(named: name, of: owner, in: app), of: owner, in: app, type: \.type)
  }

  /// The type that code means by a path, as far as its name is known.
  func owner(_ path: [ExactString], around type: ExactString, in app: App) -> ExactString {
    let name = ExactString(path.joined(separator: "."))
    if path[0] == "Self" { return ExactString(([type] + path.dropFirst()).joined(separator: ".")) }
    if let outer = typeDeclaring(path[0], around: type, in: app) { return "\(outer).\(name)" }
    return path.count == 1 ? target(of: name, in: app) : name
  }

  /// The members that belong to a type. A nested type of the same name counts only if no type of
  /// that name is declared outside of others.
  func members<Member>(
    _ candidates: [Member],
    of owner: ExactString,
    in app: App,
    type: (Member) -> ExactString
  ) -> [Member] {
    let own = candidates.filter { type($0) == owner }
    if !own.isEmpty || types(named: owner, in: app).contains(where: { $0.name == owner }) {
      return own
    }
    return candidates.filter { type($0).hasSuffix(".\(owner)") }
  }

  /// The nearest type around the code, or above such a type, that declares a type of a name.
  private func typeDeclaring(_ name: ExactString, around type: ExactString, in app: App)
    -> ExactString?
  {
    for outer in Self.types(around: type) {
      let found = ancestors(of: outer, in: app).first {
        hasMember(named: name, of: $0, in: app)
      }
      if let found { return found }
    }
    return nil
  }

  /// The type and those that it is nested in, innermost first; empty outside of types.
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
