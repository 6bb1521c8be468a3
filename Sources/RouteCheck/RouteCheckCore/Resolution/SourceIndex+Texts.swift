import StoryboardReader
import SwiftScanner

/// What a text in the code turns out to be.
enum ResolvedText: Hashable, Sendable {
  /// This text and no other.
  case known(String)
  /// A constant that SwiftGen or R.swift generates from the storyboards, by its name in the code.
  case generated(String)
  case unknown
}

extension SourceIndex {
  /// Looks up what a text is, in a file and the type around it.
  func resolve(_ text: TextExpression, in type: String, of file: Int) -> ResolvedText {
    let root = files[file].root
    switch text {
    case .literal(let literal): return .known(literal)
    case .typeName(let name):
      let isDeclared = declares(name) || FrameworkClass.named(name) != nil
      return isDeclared ? .known(Self.lastName(name)) : .unknown
    case .reference(let path): return resolve(path, in: type, of: file, root: root, depth: 0)
    case .rawValue, .unknown: return .unknown
    }
  }

  /// What the case of an enum is that an app's own `performSegue` takes and passes on by its raw
  /// value, called in a type: `performSegue(.showDetail)`.
  func rawValue(ofCase name: String, of handled: String, in type: String, of file: Int)
    -> ResolvedText
  {
    resolve([handled, name], in: type, of: file, root: files[file].root, depth: 0)
  }

  private func resolve(
    _ path: [String],
    in type: String,
    of file: Int,
    root: String,
    depth: Int
  ) -> ResolvedText {
    guard depth < 4, let name = path.last else { return .unknown }
    if path.first == "R", path.count > 2 {
      return .generated(name == "identifier" ? path[path.count - 2] : name)
    }
    let owner = path.dropLast()
    let matching: [ConstantFact]
    if owner.isEmpty {
      matching = unqualified(name, in: type, root: root)
    } else if owner == [""] {
      matching = segueConstants(named: name, from: root)
    } else {
      matching = qualified(name, by: Array(owner), in: type, root: root)
    }
    if matching.contains(where: \.isInactive) { return .unknown }
    if owner.isEmpty || owner.first == "Self", matching.contains(where: { mayDiffer($0, root) }) {
      return .unknown
    }
    let values = Set(matching.map(\.value))
    guard values.count == 1, let value = values.first, let fact = matching.first else {
      return matching.isEmpty && isGenerated(owner) ? .generated(name) : .unknown
    }
    switch value {
    case .reference(let path):
      return resolve(path, in: fact.type, of: file, root: root, depth: depth + 1)
    default: return resolve(value, in: fact.type, of: file)
    }
  }

  /// Whether an object may have another text than the constant that its type is seen to have: a
  /// class below overrides it, or a conforming type has its own.
  private func mayDiffer(_ constant: ConstantFact, _ root: String) -> Bool {
    guard !constant.type.isEmpty else { return false }
    if constant.isOverridable { return isInherited(constant.type) }
    return isProtocol(constant.type, from: root)
  }

  /// Constants of the type around the code, of types around and above that, or of no type.
  private func unqualified(_ name: String, in type: String, root: String) -> [ConstantFact] {
    for outer in Self.around(type) {
      let own = ancestors(of: outer, in: root).flatMap {
        constants(named: name, of: $0, from: root)
      }
      if !own.isEmpty { return own }
    }
    return constants(named: name, of: "", from: root)
  }

  /// Constants of the type that the code names.
  private func qualified(
    _ name: String,
    by owner: [String],
    in type: String,
    root: String
  ) -> [ConstantFact] {
    let holder = holder(owner, in: type, root: root)
    return members(of: holder, constants(named: name, of: holder, from: root), root, by: \.type)
  }

  /// The type that code means by a path, as far as its name is known.
  func holder(_ path: [String], in type: String, root: String) -> String {
    let name = path.joined(separator: ".")
    if path[0] == "Self" { return ([type] + path.dropFirst()).joined(separator: ".") }
    if let around = nearest(path[0], in: type, root: root) { return "\(around).\(name)" }
    return path.count == 1 ? target(of: name, from: root) : name
  }

  /// Those of some members that belong to a type. One of the same name in another type is meant only
  /// where there is none outside of it.
  func members<Member>(
    of holder: String,
    _ candidates: [Member],
    _ root: String,
    by type: (Member) -> String
  ) -> [Member] {
    let own = candidates.filter { type($0) == holder }
    if !own.isEmpty || types(named: holder, from: root).contains(where: { $0.name == holder }) {
      return own
    }
    return candidates.filter { type($0).hasSuffix(".\(holder)") }
  }

  /// The nearest of the types around some code, and of those above them, in which a type of a name
  /// is declared.
  private func nearest(_ name: String, in type: String, root: String) -> String? {
    for outer in Self.around(type) {
      let found = ancestors(of: outer, in: root).first {
        hasMember(named: name, of: $0, from: root)
      }
      if let found { return found }
    }
    return nil
  }

  /// The type and those around it, innermost first; none outside of all types.
  private static func around(_ type: String) -> some Sequence<String> {
    sequence(first: type) { inner in
      inner.lastIndex(of: ".").map { String(inner[..<$0]) }
    }.prefix { !$0.isEmpty }
  }

  /// Whether a type is one that SwiftGen generates.
  private func isGenerated(_ owner: ArraySlice<String>) -> Bool {
    owner.first == "StoryboardSegue" || owner.first == "StoryboardScene"
  }
}
