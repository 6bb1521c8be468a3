import Routes
import SwiftScanner

/// The declared types, by their last names.
///
/// A type may have thousands of extensions. What they say together is collected once, so that a
/// question about the type does not depend on their number.
struct TypeIndex: Sendable {
  private let apps: AppFiles
  /// What each app says about the types of a name, in the order of the apps.
  private var types: [ExactString: [(app: Int, type: TypeSummary)]] = [:]
  /// The apps that declare a type of a full name.
  private var fullNames: [ExactString: Set<Int>] = [:]
  /// The apps that declare a type inside of another one, by their last names: `Feed.Kind`.
  private var members: [ExactString: Set<Int>] = [:]

  /// - Complexity: Linear in the number of types.
  init(_ files: [SourceFile], _ apps: AppFiles) {
    self.apps = apps
    var seen: Set<Mention> = []
    for file in apps.filesByApp {
      let app = apps.number(ofFile: file)
      for type in files[file].facts.types { add(type, in: app, &seen) }
    }
  }

  /// A supertype that an app mentions for the types of a name.
  private struct Mention: Hashable {
    var app: Int
    var name: ExactString
    var supertype: TypeSummary.Supertype
  }

  private mutating func add(_ type: TypeFact, in app: Int, _ seen: inout Set<Mention>) {
    fullNames[type.name, default: []].insert(app)
    if let member = Self.member(type.name) { members[member, default: []].insert(app) }
    for name in [SourceIndex.lastName(type.name), type.objectiveCName].compactMap({ $0 }) {
      var all = types.removeValue(forKey: name) ?? []
      if all.last?.app != app { all.append((app, TypeSummary())) }
      all[all.count - 1].type.add(type) {
        seen.insert(Mention(app: app, name: name, supertype: $0)).inserted
      }
      types[name] = all
    }
  }

  /// The last two parts of a dotted name.
  static func member(_ name: ExactString) -> ExactString? {
    name.parts(aroundLast: ".").map { "\(SourceIndex.lastName($0.before)).\($0.after)" }
  }
}

extension TypeIndex {
  /// What the declarations and extensions of a last name say, in the apps that an app sees, or else
  /// in all.
  func type(named name: ExactString, in app: App) -> TypeSummary {
    guard let all = types[name] else { return TypeSummary() }
    if all.count == 1 { return all[0].type }
    let seen = positions(in: all, seenFrom: app)
    return (seen.isEmpty ? Array(all.indices) : seen).reduce(into: TypeSummary()) {
      $0.add(all[$1].type)
    }
  }

  /// Whether a type has a full name.
  func hasType(named name: ExactString, in app: App) -> Bool {
    isAny(fullNames[name], preferring: SourceIndex.lastName(name), app)
  }

  /// Whether a type is declared inside a type of a last name.
  func hasMember(named name: ExactString, of type: ExactString, in app: App) -> Bool {
    isAny(members["\(type).\(name)"], preferring: name, app)
  }

  /// Whether one of some apps is among those whose types of a last name an app means.
  private func isAny(
    _ declaring: Set<Int>?,
    preferring name: ExactString,
    _ app: App
  ) -> Bool {
    guard let declaring, let all = types[name] else { return false }
    let seen = positions(in: all, seenFrom: app)
    return seen.isEmpty || seen.contains { declaring.contains(all[$0].app) }
  }

  private func positions(in all: [(app: Int, type: TypeSummary)], seenFrom app: App) -> [Int] {
    apps.seen(from: app).compactMap { number in
      let position = all.partitioningIndex { $0.app >= number }
      return position < all.count && all[position].app == number ? position : nil
    }
  }
}
