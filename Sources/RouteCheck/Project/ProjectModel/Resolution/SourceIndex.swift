import CodeFacts
import Routes
import SourceText

/// All source files, indexed by the names that they declare.
///
/// A checkout can hold several apps, each with a class of the same name. A name refers to the
/// declarations that the app of the code sees. If there are none, it refers to the declarations of
/// other apps.
package struct SourceIndex: Sendable {
  /// The files, in the order of their paths.
  package let files: [SourceFile]
  package let apps: Apps

  package struct MemberName: Hashable, Sendable {
    var type: ExactString
    var name: ExactString

    package init(_ name: ExactString, of type: ExactString) {
      self.type = type
      self.name = name
    }
  }

  /// The position of a file, and of a fact among the file's facts of its kind.
  package struct Reference: Hashable, Sendable {
    package var file: Int
    package var fact: Int
  }

  /// The summaries of the types of each last name, by the numbers of the apps that have them.
  ///
  /// A type may have thousands of extensions, so their summary is made once.
  private var types: [ExactString: [Int: TypeSummary]] = [:]
  /// The numbers of the apps with a type of a full name.
  private var fullNames: [ExactString: Set<Int>] = [:]
  /// The numbers of the apps with a type inside of another one, by the last names of both.
  private var memberTypes: [MemberName: Set<Int>] = [:]
  // The references of each name are in the order of `apps.filesByApp`.
  /// The declarations of types, without extensions.
  private var declarations: [ExactString: [Reference]] = [:]
  private var aliases: [ExactString: [Reference]] = [:]
  /// The aliases inside of types, by the last names of both.
  private var memberAliases: Set<MemberName> = []
  /// The constants, by the last name of their type and their own name.
  private(set) var constants: [MemberName: [Reference]] = [:]
  /// The constants, by the full name of their type and their own name.
  private(set) var constantsOfTypes: [MemberName: [Reference]] = [:]
  /// The constants of types with `Segue` in their name, by their own name.
  private(set) var segueConstants: [ExactString: [Reference]] = [:]
  /// The members that are storyboards, named like ``constants``.
  private(set) var storyboards: [MemberName: [Reference]] = [:]
  private(set) var segues: [ExactString: [Reference]] = [:]
  private(set) var seguesFromAnywhere: [ExactString: [Reference]] = [:]
  private(set) var mappedSegues: [ExactString: [Reference]] = [:]
  private(set) var registrations: [ExactString: [Reference]] = [:]
  /// The cases of enums, by the enum's full name and their own name.
  private(set) var cases: [MemberName: [Reference]] = [:]
  /// The methods that can be unwind actions, by their other selectors.
  private(set) var unwindActions: [ExactString: [Reference]] = [:]
  /// The segue actions, by the last name of their type and their selector.
  private(set) var segueActions: [MemberName: [Reference]] = [:]
  private(set) var implementers: [ExactString: Set<ExactString>] = [:]
  /// The types with a method of each other selector, see ``MethodFact/otherSelector``.
  package private(set) var otherImplementers: [ExactString: Set<ExactString>] = [:]
  /// The properties that a storyboard can set, by the last name of their type.
  private(set) var properties: [ExactString: Set<ExactString>] = [:]
  /// The numbers of the apps with a type that inherits from, or conforms to, each name.
  private var conformingApps: [ExactString: Set<Int>] = [:]
  private var appsWithClasses: Set<Int> = []

  /// - Parameter others: The apps of other files.
  init(_ files: [SourceFile], apps owners: [App], and others: Set<App> = []) {
    self.files = Self.inTheirVersion(files, owners)
    apps = Apps(ofFiles: owners, others)
    for file in apps.filesByApp { addFacts(of: file) }
    types = types.mapValues { $0.mapValues(\.withoutRepeatedSupertypes) }
    // The type of a method may be an alias, so all facts are known before.
    for position in apps.filesByApp { addMembers(of: position) }
  }

  /// The files with the selectors of their version of Swift. One module has one version: without a
  /// setting, names of Swift 2 in one file decide for the app.
  private static func inTheirVersion(_ files: [SourceFile], _ owners: [App]) -> [SourceFile] {
    let old = Set(zip(files, owners).lazy.filter { $0.0.facts.showsSwift2 }.map(\.1))
    return zip(files, owners).map { file, app in
      guard file.isSwift2 ?? old.contains(app), !file.facts.methods.isEmpty else { return file }
      return SourceFile(
        path: file.path,
        targets: file.targets,
        facts: file.facts.inSwift2,
        isSwift2: file.isSwift2
      )
    }
  }

  private mutating func addMembers(of position: Int) {
    let app = apps[position]
    for property in files[position].facts.properties {
      let type = Self.lastName(target(of: property.type, in: app))
      properties[type, default: []].insert(property.name)
    }
    for (fact, method) in files[position].facts.methods.enumerated() {
      let type = Self.lastName(target(of: method.type, in: app))
      if !isOverload(method, in: app) {
        implementers[method.selector, default: []].insert(type)
        if let other = method.otherSelector { otherImplementers[other, default: []].insert(type) }
      }
      if method.role == .segueAction {
        segueActions[MemberName(method.selector, of: type), default: []].append(
          Reference(file: position, fact: fact)
        )
      }
    }
  }

  private mutating func addFacts(of position: Int) {
    let facts = files[position].facts
    for (fact, type) in facts.types.enumerated() {
      addType(type, at: Reference(file: position, fact: fact))
    }
    func add<Fact, Name: Hashable>(
      _ facts: [Fact],
      to index: inout [Name: [Reference]],
      by name: (Fact) -> Name?
    ) {
      for (fact, value) in facts.enumerated() {
        guard let name = name(value) else { continue }
        index[name, default: []].append(Reference(file: position, fact: fact))
      }
    }
    add(facts.aliases, to: &aliases) { Self.lastName($0.name) }
    memberAliases.formUnion(facts.aliases.lazy.compactMap { Self.member($0.name) })
    add(facts.constants, to: &constants) { MemberName($0.name, of: Self.lastName($0.type)) }
    add(facts.constants, to: &constantsOfTypes) { MemberName($0.name, of: $0.type) }
    add(facts.constants, to: &segueConstants) {
      Self.lastName($0.type).string.containsBytes(of: "Segue") ? $0.name : nil
    }
    add(facts.storyboardConstants, to: &storyboards) {
      MemberName($0.name, of: Self.lastName($0.type))
    }
    add(facts.segues, to: &segues, by: \.name)
    add(facts.segues, to: &seguesFromAnywhere) { $0.source == nil ? $0.name : nil }
    add(facts.cases, to: &cases) { MemberName($0.name, of: $0.type) }
    add(facts.routes, to: &mappedSegues) { $0.cases.isEmpty ? nil : $0.segue.lastName }
    add(facts.routeUses, to: &registrations) { $0.isRegistration ? $0.target.lastName : nil }
    add(facts.methods, to: &unwindActions) { $0.takesSegue ? $0.otherSelector : nil }
  }

  private mutating func addType(_ type: TypeFact, at reference: Reference) {
    let app = apps.number(ofFile: reference.file)
    fullNames[type.name, default: []].insert(app)
    if let member = Self.member(type.name) { memberTypes[member, default: []].insert(app) }
    for name in [Self.lastName(type.name), type.objectiveCName].compactMap(\.self) {
      types[name, default: [:]][app, default: TypeSummary()].add(type)
      if type.kind != .extension { declarations[name, default: []].append(reference) }
    }
    if type.kind == .class { appsWithClasses.insert(app) }
    for name in type.supertypes {
      conformingApps[Self.lastName(name), default: []].insert(app)
    }
  }

  package static func lastName(_ name: ExactString) -> ExactString {
    // Most names have no period, and the bytes of a text are searched fast only in place.
    let dot = name.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: ".")) }
    guard let dot = dot ?? nil else { return name }
    return ExactString(String(decoding: name.utf8.dropFirst(dot + 1), as: UTF8.self))
  }

  /// The last two parts of a dotted name.
  private static func member(_ name: ExactString) -> MemberName? {
    name.parts(aroundLast: ".").map { MemberName($0.after, of: lastName($0.before)) }
  }

  /// The last name of a type, without the word before it: `ShareScreen` of `any ShareScreen`.
  package static func typeName(in type: ExactString) -> ExactString {
    lastName(type.parts(aroundLast: " ")?.after ?? type)
  }
}

extension SourceIndex {
  package func type(_ reference: Reference) -> TypeFact {
    files[reference.file].facts.types[reference.fact]
  }

  /// A summary of the declarations and extensions of a last name, in the apps that an app sees, or
  /// else in all.
  package func summary(of name: ExactString, in app: App) -> TypeSummary {
    guard let all = types[Self.lastName(name)] else { return TypeSummary() }
    if all.count == 1, let only = all.values.first { return only }
    let seen = apps.seen(from: app).compactMap { all[$0] }
    let summaries = seen.isEmpty ? all.sorted { $0.key < $1.key }.map(\.value) : seen
    return summaries.reduce(into: TypeSummary()) { $0.add($1) }
  }

  /// Whether a type has exactly this name, with its outer types.
  func hasType(named name: ExactString, in app: App) -> Bool {
    isAny(fullNames[name], preferring: Self.lastName(name), app)
  }

  /// Whether a last name in the code of an app may refer to a type in one of some other apps.
  private func isAny(_ having: Set<Int>?, preferring name: ExactString, _ app: App) -> Bool {
    guard let having, let all = types[name] else { return false }
    let seen = apps.seen(from: app).filter(all.keys.contains)
    return seen.isEmpty || seen.contains(where: having.contains)
  }

  /// Where the file at a position looks up names.
  package func origin(ofFile file: Int) -> LookupOrigin {
    LookupOrigin(path: files[file].path, app: apps[file], targets: files[file].targets)
  }

  /// The types of a last name that an app sees declared, in the order of the files.
  package func declarations(named name: ExactString, in app: App) -> [Reference] {
    apps.seen(declarations[name], from: app)
  }

  /// Whether any app declares a type of a name. An Objective-C name counts.
  package func declares(_ name: ExactString) -> Bool {
    let name = Self.lastName(name)
    return aliases[name] != nil || declarations[name] != nil
  }

  /// Whether an app sees the declaration of a class.
  package func hasClasses(in app: App) -> Bool {
    !appsWithClasses.isEmpty && apps.seen(from: app).contains(where: appsWithClasses.contains)
  }

  func isAlias(_ name: ExactString, in app: App) -> Bool {
    apps.first(aliases[name], from: app) != nil
  }

  /// The type of an alias; the name itself if it is not an alias, or if several types have it, for
  /// example in `#if os(macOS)` and in `#else`. A class of a framework can be an alias on another
  /// system.
  package func target(of name: ExactString, in app: App) -> ExactString {
    var name = name
    // Aliases of aliases are rare, and Swift rejects an alias of itself.
    for _ in 0..<4 {
      let found = apps.preferred(aliases[Self.lastName(name)], from: app, atMost: 16) ?? []
      let targets = found.map { files[$0.file].facts.aliases[$0.fact].target }
      guard let target = targets.first, targets.allSatisfy({ $0 == target }),
        !summary(of: name, in: app).isDeclared, FrameworkClass.named(Self.lastName(name)) == nil
      else { return name }
      name = target
    }
    return name
  }

  /// Whether a type or an alias of a name is declared inside a type of a last name.
  package func hasMember(named name: ExactString, of type: ExactString, in app: App) -> Bool {
    memberAliases.contains(MemberName(name, of: type))
      || isAny(memberTypes[MemberName(name, of: type)], preferring: name, app)
  }

  /// Whether any type inherits from, or conforms to, the type of a name.
  package func isInherited(_ name: ExactString) -> Bool {
    conformingApps[Self.lastName(name)] != nil
  }

  /// Whether a type that an app sees inherits from, or conforms to, the type of a name.
  package func isInherited(_ name: ExactString, in app: App) -> Bool {
    guard let conforming = conformingApps[name] else { return false }
    return apps.seen(from: app).contains(where: conforming.contains)
  }

  /// Whether a type in a file of another app inherits from, or conforms to, the type of a name.
  func isInherited(_ name: ExactString, outside app: App) -> Bool {
    guard let conforming = conformingApps[Self.lastName(name)] else { return false }
    return conforming.contains { $0 != apps[app] }
  }
}
