import StoryboardReader
import SwiftScanner

/// All source files together: what a name means that one of them writes.
///
/// Several apps can stand in one checkout, each with a class of the same name. A name means the
/// declarations of the asking file's own project, and only where that has none those of others.
struct SourceIndex: Sendable {
  /// The files, in the order of their paths.
  let files: [SourceFile]

  /// Where a fact stands: the file's position, and its own in the file's facts.
  struct Reference: Hashable, Sendable {
    var file: Int
    var fact: Int
  }

  /// The positions of the files that use segues, scenes or storyboards.
  let users: [Int]
  /// The apps of the files.
  let apps: Apps
  /// The number of each file's app.
  private let owners: [Int]
  /// The files of each app.
  private let members: [[Int]]

  // What is referred to by a name stands together app by app, and in the order of the files there.
  private var types: [String: [Reference]] = [:]
  /// Those of ``types`` that are no extensions.
  private var declared: [String: [Reference]] = [:]
  private var aliases: [String: [Reference]] = [:]
  /// The constants, by the last name of their type, a period and their own.
  private var constants: [String: [Reference]] = [:]
  /// Those in types whose name tells that they hold segues.
  private var segueConstants: [String: [Reference]] = [:]
  /// The members that are storyboards, by the same.
  private var storyboards: [String: [Reference]] = [:]
  private var segues: [String: [Reference]] = [:]
  private var mapped: [String: [Reference]] = [:]
  private var registrations: [String: [Reference]] = [:]
  private var cases: [String: [Reference]] = [:]
  /// The methods that take a segue, by their names.
  private var unwindActions: [String: [Reference]] = [:]
  /// The methods that make a segue's destination, by their selectors.
  private var segueActions: [String: [Reference]] = [:]
  /// The types that have a method of each selector.
  private var implementers: [String: Set<String>] = [:]
  /// The apps in which a type inherits from, or conforms to, the type of a name.
  private var heirs: [String: Set<Int>] = [:]
  /// The apps that declare a class.
  private var appsWithClasses: Set<Int> = []

  /// Indexes the facts of all files by name.
  ///
  /// - Complexity: Linear in the number of facts.
  init(_ files: [SourceFile]) {
    self.files = files
    users = files.indices.filter { files[$0].facts.usesAny }
    apps = Apps(folders: Set(files.lazy.map(\.root)))
    owners = files.map { [apps] in apps[$0.root] ?? 0 }
    let byApp = Dictionary(grouping: owners.indices) { [owners] in owners[$0] }
    members = byApp.keys.sorted().map { byApp[$0] ?? [] }
    for file in members.joined() { addFacts(of: file) }
    for file in files {
      for method in file.facts.methods where !isOverload(method, from: file.root) {
        let type = Self.lastName(target(of: method.type, from: file.root))
        implementers[method.selector, default: []].insert(type)
      }
    }
  }

  private mutating func addFacts(of position: Int) {
    let facts = files[position].facts
    for (fact, type) in facts.types.enumerated() {
      addType(type, at: Reference(file: position, fact: fact))
    }
    func add<Fact>(
      _ facts: [Fact],
      to index: inout [String: [Reference]],
      by name: (Fact) -> String?
    ) {
      for (fact, value) in facts.enumerated() {
        guard let name = name(value) else { continue }
        index[name, default: []].append(Reference(file: position, fact: fact))
      }
    }
    add(facts.aliases, to: &aliases) { Self.lastName($0.name) }
    add(facts.constants, to: &constants) { Self.key($0.name, of: $0.type) }
    add(facts.constants, to: &segueConstants) {
      Self.lastName($0.type).contains("Segue") ? $0.name : nil
    }
    add(facts.storyboardConstants, to: &storyboards) { Self.key($0.name, of: $0.type) }
    add(facts.segues, to: &segues, by: \.name)
    add(facts.cases, to: &cases, by: \.name)
    add(facts.routes, to: &mapped) { $0.cases.isEmpty ? nil : $0.segue.lastName }
    add(facts.routeUses, to: &registrations) { $0.isRegistration ? $0.target.lastName : nil }
    add(facts.methods, to: &unwindActions) { $0.takesSegue ? $0.name : nil }
    add(facts.methods, to: &segueActions) { $0.role == .segueAction ? $0.selector : nil }
  }

  private mutating func addType(_ type: TypeFact, at reference: Reference) {
    for name in [Self.lastName(type.name), type.objectiveCName].compactMap({ $0 }) {
      types[name, default: []].append(reference)
      if type.kind != .extension { declared[name, default: []].append(reference) }
    }
    if type.kind == .class { appsWithClasses.insert(owners[reference.file]) }
    for name in type.supertypes {
      heirs[Self.lastName(name), default: []].insert(owners[reference.file])
    }
  }

  /// The files that an app sees.
  func files(seenFrom root: String) -> [SourceFile] {
    apps.seen(from: root).flatMap { app in members[app].map { files[$0] } }
  }

  /// The type at a place of the index.
  func type(_ reference: Reference) -> TypeFact {
    files[reference.file].facts.types[reference.fact]
  }

  /// The last part of a dotted name.
  static func lastName(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: Ascii.period) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The declarations and extensions of a type, seen from a project.
  func types(named name: String, from root: String) -> [TypeFact] {
    own(types[Self.lastName(name)] ?? [], root).map { files[$0.file].facts.types[$0.fact] }
  }

  /// The type that an alias stands for, seen from a project; the name itself where it is none.
  func target(of name: String, from root: String) -> String {
    var name = name
    // An alias of an alias is rare, and one of itself no Swift.
    for _ in 0..<4 {
      guard let found = own(aliases[Self.lastName(name)] ?? [], root).first else { return name }
      let alias = files[found.file].facts.aliases[found.fact]
      if types(named: name, from: root).contains(where: { $0.kind != .extension }) { return name }
      name = alias.target
    }
    return name
  }

  /// Whether a type or an alias of a name is declared inside a type.
  func hasMember(named name: String, of type: String, from root: String) -> Bool {
    let full = "\(type).\(name)"
    let references = (aliases[name] ?? []).lazy.map { files[$0.file].facts.aliases[$0.fact].name }
    return references.contains { $0 == full || $0.hasSuffix(".\(full)") }
      || types(named: name, from: root).contains {
        $0.name == full || $0.name.hasSuffix(".\(full)")
      }
  }

  /// The constants of a name in types of a last name, seen from a project; in no type where that is
  /// empty.
  func constants(named name: String, of type: String, from root: String) -> [ConstantFact] {
    own(constants[Self.key(name, of: type)] ?? [], root).map(constant)
  }

  /// The constants of a name in types that hold segues by their name, seen from a project.
  func segueConstants(named name: String, from root: String) -> [ConstantFact] {
    own(segueConstants[name] ?? [], root).map(constant)
  }

  private func constant(_ reference: Reference) -> ConstantFact {
    files[reference.file].facts.constants[reference.fact]
  }

  private static func key(_ name: String, of type: String) -> String { "\(lastName(type)).\(name)" }

  /// The members of a name that are storyboards, in types of a last name that an app sees, each
  /// with the position of its file.
  func storyboards(
    named name: String,
    of type: String,
    from root: String
  ) -> [(constant: StoryboardConstant, file: Int)] {
    seen(storyboards[Self.key(name, of: type)], from: root).map {
      (files[$0.file].facts.storyboardConstants[$0.fact], $0.file)
    }
  }

  /// The last names of the types that have a method of a selector, in all projects.
  func implementers(of selector: String) -> Set<String> { implementers[selector] ?? [] }

  /// Whether an app sees a method of a name that takes a segue.
  func hasUnwindAction(named name: String, from root: String) -> Bool {
    !seen(unwindActions[name], from: root).isEmpty
  }

  /// The names of the methods that take a segue and that an app sees.
  func unwindActionNames(from root: String) -> [String] {
    unwindActions.keys.filter { hasUnwindAction(named: $0, from: root) }
  }

  /// The segue actions of a selector that an app sees.
  func segueActions(_ selector: String, from root: String) -> [MethodFact] {
    seen(segueActions[selector], from: root).map { files[$0.file].facts.methods[$0.fact] }
  }

  /// Whether an app sees the declaration of a class.
  func hasClasses(from root: String) -> Bool {
    apps.seen(from: root).contains(where: appsWithClasses.contains)
  }

  /// Whether any type inherits from, or conforms to, the type of a name.
  func isInherited(_ name: String) -> Bool { heirs[Self.lastName(name)] != nil }

  /// Whether a type that an app sees inherits from, or conforms to, the type of a name.
  func isInherited(_ name: String, from root: String) -> Bool {
    guard let heirs = heirs[name] else { return false }
    return apps.seen(from: root).contains(where: heirs.contains)
  }

  /// Whether a type in a file of another app inherits from, or conforms to, the type of a name.
  func isInherited(_ name: String, outsideOf root: String) -> Bool {
    guard let heirs = heirs[Self.lastName(name)] else { return false }
    return heirs.contains { $0 != apps[root] }
  }

  /// The typed segues of a name that an app sees, each with the position of its file.
  func segues(named name: String, from root: String) -> [(segue: SegueFact, file: Int)] {
    seen(segues[name], from: root).map { (files[$0.file].facts.segues[$0.fact], $0.file) }
  }

  /// Whether an app maps a case to the typed segue of a name.
  func mapsSegue(named name: String, from root: String) -> Bool {
    !seen(mapped[name], from: root).isEmpty
  }

  /// Where an app registers a typed segue by its name.
  func registration(ofSegue name: String, from root: String) -> RouteUse? {
    seen(registrations[name], from: root).first.map { files[$0.file].facts.routeUses[$0.fact] }
  }

  /// The case of an enum.
  func enumCase(_ name: String, of type: String, from root: String) -> CaseFact? {
    seen(cases[name], from: root).lazy.map { files[$0.file].facts.cases[$0.fact] }
      .first { $0.type == type }
  }

  /// Whether any project declares a type of a name, an Objective-C name included.
  func declares(_ name: String) -> Bool {
    let name = Self.lastName(name)
    return aliases[name] != nil || declared[name] != nil
  }

  /// The types of a last name that an app sees declared, in the order of the files.
  func declared(_ name: String, from root: String) -> [Reference] {
    seen(declared[name], from: root)
  }

  /// Those that an app sees, in the order of the files.
  ///
  /// - Complexity: Logarithmic in the number of references for each app that is seen.
  private func seen(_ references: [Reference]?, from root: String) -> [Reference] {
    guard let references else { return [] }
    let apps = apps.seen(from: root)
    let found = apps.flatMap { app in references[range(of: app, in: references)] }
    return apps.count <= 1 ? found : found.sorted { ($0.file, $0.fact) < ($1.file, $1.fact) }
  }

  private func range(of app: Int, in references: [Reference]) -> Range<Int> {
    func start(of app: Int) -> Int {
      references.partitioningIndex { owners[$0.file] >= app }
    }
    return start(of: app)..<start(of: app + 1)
  }

  /// Those that an app sees, or all of them where it sees none.
  private func own(_ references: [Reference], _ root: String) -> [Reference] {
    if references.isEmpty { return references }
    let own = seen(references, from: root)
    return own.isEmpty ? references : own
  }
}
