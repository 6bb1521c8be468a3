import Routes
import SwiftScanner

/// All source files, indexed by the names that they declare.
///
/// A checkout can hold several apps, each with a class of the same name. A name means the
/// declarations that the app of the code sees. Only if there are none, it means those of other apps.
struct SourceIndex: Sendable {
  /// The files, in the order of their paths.
  let files: [SourceFile]
  /// The apps of the files.
  let apps: AppFiles

  /// The position of a file, and of a fact among the file's facts of its kind.
  struct Reference: Hashable, Sendable {
    var file: Int
    var fact: Int
  }

  // The references of each name are in the order of `apps.filesByApp`.
  private var types: [ExactString: [Reference]] = [:]
  /// The types without extensions.
  private var declarations: [ExactString: [Reference]] = [:]
  private var aliases: [ExactString: [Reference]] = [:]
  /// The constants, by the last name of their type, a period and their own name.
  private var constants: [ExactString: [Reference]] = [:]
  /// The constants of types with `Segue` in their name, by their own name.
  private var segueConstants: [ExactString: [Reference]] = [:]
  /// The members that are storyboards, named like ``constants``.
  private var storyboards: [ExactString: [Reference]] = [:]
  private var segues: [ExactString: [Reference]] = [:]
  private var mappedSegues: [ExactString: [Reference]] = [:]
  private var registrations: [ExactString: [Reference]] = [:]
  private var cases: [ExactString: [Reference]] = [:]
  private var unwindActions: [ExactString: [Reference]] = [:]
  /// The segue actions, by selector.
  private var segueActions: [ExactString: [Reference]] = [:]
  /// The types with a method of each selector.
  private var implementers: [ExactString: Set<ExactString>] = [:]
  /// The numbers of the apps with a type that inherits from, or conforms to, each name.
  private var conformingApps: [ExactString: Set<Int>] = [:]
  private var appsWithClasses: Set<Int> = []

  /// Indexes the facts of all files by name.
  ///
  /// - Parameters:
  ///   - files: The files, in the order of their paths.
  ///   - owners: The app of each file.
  /// - Complexity: Linear in the number of facts.
  init(_ files: [SourceFile], apps owners: [App]) {
    self.files = files
    apps = AppFiles(owners)
    for file in apps.filesByApp { addFacts(of: file) }
    for (position, file) in files.enumerated() {
      let app = apps[position]
      for method in file.facts.methods where !isOverload(method, in: app) {
        let type = Self.lastName(target(of: method.type, in: app))
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
      to index: inout [ExactString: [Reference]],
      by name: (Fact) -> ExactString?
    ) {
      for (fact, value) in facts.enumerated() {
        guard let name = name(value) else { continue }
        index[name, default: []].append(Reference(file: position, fact: fact))
      }
    }
    add(facts.aliases, to: &aliases) { Self.lastName($0.name) }
    add(facts.constants, to: &constants) { Self.key($0.name, of: $0.type) }
    add(facts.constants, to: &segueConstants) {
      Self.lastName($0.type).string.contains("Segue") ? $0.name : nil
    }
    add(facts.storyboardConstants, to: &storyboards) { Self.key($0.name, of: $0.type) }
    add(facts.segues, to: &segues, by: \.name)
    add(facts.cases, to: &cases, by: \.name)
    add(facts.routes, to: &mappedSegues) { $0.cases.isEmpty ? nil : $0.segue.lastName }
    add(facts.routeUses, to: &registrations) { $0.isRegistration ? $0.target.lastName : nil }
    add(facts.methods, to: &unwindActions) { $0.takesSegue ? $0.name : nil }
    add(facts.methods, to: &segueActions) { $0.role == .segueAction ? $0.selector : nil }
  }

  private mutating func addType(_ type: TypeFact, at reference: Reference) {
    for name in [Self.lastName(type.name), type.objectiveCName].compactMap({ $0 }) {
      types[name, default: []].append(reference)
      if type.kind != .extension { declarations[name, default: []].append(reference) }
    }
    let app = apps.number(ofFile: reference.file)
    if type.kind == .class { appsWithClasses.insert(app) }
    for name in type.supertypes {
      conformingApps[Self.lastName(name), default: []].insert(app)
    }
  }

  /// The last part of a dotted name.
  static func lastName(_ name: ExactString) -> ExactString {
    name.parts(aroundLast: ".")?.after ?? name
  }

  private static func key(_ name: ExactString, of type: ExactString) -> ExactString {
    "\(lastName(type)).\(name)"
  }
}

extension SourceIndex {
  /// The type that a reference is to.
  func type(_ reference: Reference) -> TypeFact {
    files[reference.file].facts.types[reference.fact]
  }

  /// The declarations and extensions of a type.
  func types(named name: ExactString, in app: App) -> [TypeFact] {
    apps.preferred(types[Self.lastName(name)], from: app).map(type)
  }

  /// The types of a last name that an app sees declared, in the order of the files.
  func declarations(named name: ExactString, in app: App) -> [Reference] {
    apps.seen(declarations[name], from: app)
  }

  /// Whether any app declares a type of a name. An Objective-C name counts.
  func declares(_ name: ExactString) -> Bool {
    let name = Self.lastName(name)
    return aliases[name] != nil || declarations[name] != nil
  }

  /// Whether an app sees the declaration of a class.
  func hasClasses(in app: App) -> Bool {
    apps.seen(from: app).contains(where: appsWithClasses.contains)
  }

  /// The type that an alias stands for; the name itself if it is not an alias.
  func target(of name: ExactString, in app: App) -> ExactString {
    var name = name
    // Aliases of aliases are rare, and Swift rejects an alias of itself.
    for _ in 0..<4 {
      guard let found = apps.preferred(aliases[Self.lastName(name)], from: app).first else {
        return name
      }
      if types(named: name, in: app).contains(where: { $0.kind != .extension }) { return name }
      name = files[found.file].facts.aliases[found.fact].target
    }
    return name
  }

  /// Whether a type or an alias of a name is declared inside a type.
  func hasMember(named name: ExactString, of type: ExactString, in app: App) -> Bool {
    let full: ExactString = "\(type).\(name)"
    let references = (aliases[name] ?? []).lazy.map { files[$0.file].facts.aliases[$0.fact].name }
    return references.contains { $0 == full || $0.hasSuffix(".\(full)") }
      || types(named: name, in: app).contains {
        $0.name == full || $0.name.hasSuffix(".\(full)")
      }
  }

  /// Whether any type inherits from, or conforms to, the type of a name.
  func isInherited(_ name: ExactString) -> Bool { conformingApps[Self.lastName(name)] != nil }

  /// Whether a type that an app sees inherits from, or conforms to, the type of a name.
  func isInherited(_ name: ExactString, in app: App) -> Bool {
    guard let conforming = conformingApps[name] else { return false }
    return apps.seen(from: app).contains(where: conforming.contains)
  }

  /// Whether a type in a file of another app inherits from, or conforms to, the type of a name.
  func isInherited(_ name: ExactString, outside app: App) -> Bool {
    guard let conforming = conformingApps[Self.lastName(name)] else { return false }
    return conforming.contains { $0 != apps.number(of: app) }
  }
}

extension SourceIndex {
  /// The constants of a name in types of a last name; global constants if that name is empty.
  func constants(named name: ExactString, of type: ExactString, in app: App) -> [ConstantFact] {
    apps.preferred(constants[Self.key(name, of: type)], from: app).map(constant)
  }

  /// The constants of a name in types with `Segue` in their name.
  func segueConstants(named name: ExactString, in app: App) -> [ConstantFact] {
    apps.preferred(segueConstants[name], from: app).map(constant)
  }

  private func constant(_ reference: Reference) -> ConstantFact {
    files[reference.file].facts.constants[reference.fact]
  }

  /// The members of a name that are storyboards, in types of a last name that an app sees, each
  /// with the position of its file.
  func storyboards(
    named name: ExactString,
    of type: ExactString,
    in app: App
  ) -> [(constant: StoryboardConstant, file: Int)] {
    apps.seen(storyboards[Self.key(name, of: type)], from: app).map {
      (files[$0.file].facts.storyboardConstants[$0.fact], $0.file)
    }
  }

  /// The last names of the types with a method of a selector, in all apps.
  func implementers(of selector: ExactString) -> Set<ExactString> { implementers[selector] ?? [] }

  /// Whether an app sees an unwind action of a name.
  func hasUnwindAction(named name: ExactString, in app: App) -> Bool {
    !apps.seen(unwindActions[name], from: app).isEmpty
  }

  /// The names of the unwind actions that an app sees.
  func unwindActionNames(in app: App) -> [ExactString] {
    unwindActions.keys.filter { hasUnwindAction(named: $0, in: app) }
  }

  /// The segue actions of a selector that an app sees.
  func segueActions(_ selector: ExactString, in app: App) -> [MethodFact] {
    apps.seen(segueActions[selector], from: app).map { files[$0.file].facts.methods[$0.fact] }
  }

  /// The typed segues of a name that an app sees, each with the position of its file.
  func segues(named name: ExactString, in app: App) -> [(segue: SegueFact, file: Int)] {
    apps.seen(segues[name], from: app).map { (files[$0.file].facts.segues[$0.fact], $0.file) }
  }

  /// Whether an app maps a case to the typed segue of a name.
  func mapsSegue(named name: ExactString, in app: App) -> Bool {
    !apps.seen(mappedSegues[name], from: app).isEmpty
  }

  /// The call by which an app registers the typed segue of a name.
  func registration(ofSegue name: ExactString, in app: App) -> RouteUse? {
    apps.seen(registrations[name], from: app).first.map {
      files[$0.file].facts.routeUses[$0.fact]
    }
  }

  /// A case of an enum.
  func enumCase(_ name: ExactString, of type: ExactString, in app: App) -> CaseFact? {
    apps.seen(cases[name], from: app).lazy.map { files[$0.file].facts.cases[$0.fact] }
      .first { $0.type == type }
  }
}
