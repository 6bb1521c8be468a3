import CodeFacts
import Routes
import SourceText

/// The declared types, by their last names.
///
/// A type may have thousands of extensions. Their summary is made once, so the time for a question
/// about the type does not depend on their number.
struct TypeIndex: Sendable {
  /// The types of a name in one app.
  fileprivate struct TypesOfApp: Sendable {
    var app: Int
    var type = TypeSummary()
  }

  private let apps: AppFiles
  /// The types of a name in each app, in the order of the apps.
  private var types: [ExactString: [TypesOfApp]] = [:]
  /// The apps that declare a type of a full name.
  private var fullNames: [ExactString: Set<Int>] = [:]
  /// The apps that declare a type inside of another one, by their last names: `Feed.Kind`.
  private var members: [SourceIndex.MemberName: Set<Int>] = [:]

  init(_ files: [SourceFile], _ apps: AppFiles) {
    self.apps = apps
    for file in apps.filesByApp {
      let app = apps.number(ofFile: file)
      for type in files[file].facts.types { add(type, in: app) }
    }
    for name in types.values.indices {
      for app in types.values[name].indices {
        types.values[name][app].type.removeRepeatedSupertypes()
      }
    }
  }

  private mutating func add(_ type: TypeFact, in app: Int) {
    fullNames[type.name, default: []].insert(app)
    if let member = Self.member(type.name) { members[member, default: []].insert(app) }
    for name in [SourceIndex.lastName(type.name), type.objectiveCName].compactMap({ $0 }) {
      types[name, default: []].add(type, in: app)
    }
  }

  /// The last two parts of a dotted name.
  static func member(_ name: ExactString) -> SourceIndex.MemberName? {
    name.parts(aroundLast: ".").map {
      SourceIndex.MemberName($0.after, of: SourceIndex.lastName($0.before))
    }
  }
}

extension TypeIndex {
  /// A summary of the declarations and extensions of a last name, in the apps that an app sees, or
  /// else in all.
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
    isAny(members[SourceIndex.MemberName(name, of: type)], preferring: name, app)
  }

  /// Whether a last name in the code of an app may refer to a type in one of some other apps.
  private func isAny(
    _ declaring: Set<Int>?,
    preferring name: ExactString,
    _ app: App
  ) -> Bool {
    guard let declaring, let all = types[name] else { return false }
    let seen = positions(in: all, seenFrom: app)
    return seen.isEmpty || seen.contains { declaring.contains(all[$0].app) }
  }

  private func positions(in all: [TypesOfApp], seenFrom app: App) -> [Int] {
    apps.seen(from: app).compactMap { number in
      let position = all.partitioningIndex { $0.app >= number }
      return position < all.count && all[position].app == number ? position : nil
    }
  }
}

extension [TypeIndex.TypesOfApp] {
  /// Adds a type of the last app, or of one after it.
  fileprivate mutating func add(_ type: TypeFact, in app: Int) {
    if last?.app != app { append(TypeIndex.TypesOfApp(app: app)) }
    self[count - 1].type.add(type)
  }
}
