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

  private var types: [String: [Reference]] = [:]
  /// Those of ``types`` that are no extensions.
  private var declared: [String: [Reference]] = [:]
  private var aliases: [String: [Reference]] = [:]
  private var constants: [String: [Reference]] = [:]
  private var methods: [String: [Reference]] = [:]
  private var segues: [String: [Reference]] = [:]
  private var mapped: [String: [Reference]] = [:]
  private var registrations: [String: [Reference]] = [:]
  private var cases: [String: [Reference]] = [:]
  /// The names of all types that others inherit from.
  private(set) var inherited: Set<String> = []

  /// Indexes the facts of all files by name.
  ///
  /// - Complexity: Linear in the number of facts.
  init(_ files: [SourceFile]) {
    self.files = files
    for (position, file) in files.enumerated() {
      func add<Fact>(
        _ facts: [Fact],
        to index: inout [String: [Reference]],
        by name: (Fact) -> String
      ) {
        for (fact, value) in facts.enumerated() {
          index[name(value), default: []].append(Reference(file: position, fact: fact))
        }
      }
      add(file.facts.types, to: &types) { Self.lastName($0.name) }
      for (fact, type) in file.facts.types.enumerated() {
        let reference = Reference(file: position, fact: fact)
        if type.kind != .extension {
          declared[Self.lastName(type.name), default: []].append(reference)
        }
        inherited.formUnion(type.supertypes.lazy.map(Self.lastName))
        guard let name = type.objectiveCName else { continue }
        types[name, default: []].append(reference)
        declared[name, default: []].append(reference)
      }
      add(file.facts.aliases, to: &aliases) { Self.lastName($0.name) }
      add(file.facts.constants, to: &constants, by: \.name)
      add(file.facts.methods, to: &methods, by: \.selector)
      add(file.facts.segues, to: &segues, by: \.name)
      add(file.facts.cases, to: &cases, by: \.name)
      for (fact, route) in file.facts.routes.enumerated() where !route.cases.isEmpty {
        guard let name = route.segue.lastName else { continue }
        mapped[name, default: []].append(Reference(file: position, fact: fact))
      }
      for (fact, use) in file.facts.routeUses.enumerated() where use.isRegistration {
        guard let name = use.target.lastName else { continue }
        registrations[name, default: []].append(Reference(file: position, fact: fact))
      }
    }
  }

  /// The type at a place of the index.
  func type(_ reference: Reference) -> TypeFact {
    files[reference.file].facts.types[reference.fact]
  }

  /// The last part of a dotted name.
  static func lastName(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
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

  /// The constants of a name, seen from a project.
  func constants(named name: String, from root: String) -> [ConstantFact] {
    own(constants[name] ?? [], root).map { files[$0.file].facts.constants[$0.fact] }
  }

  /// The methods of a selector in all projects.
  func methods(selector: String) -> [MethodFact] {
    (methods[selector] ?? []).map { files[$0.file].facts.methods[$0.fact] }
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

  private func seen(_ references: [Reference]?, from root: String) -> [Reference] {
    (references ?? []).filter { AppFolders.see(files[$0.file].root, root) }
  }

  /// Those that an app sees, or all of them where it sees none.
  private func own(_ references: [Reference], _ root: String) -> [Reference] {
    let own = references.filter { AppFolders.see(files[$0.file].root, root) }
    return own.isEmpty ? references : own
  }

  /// The declarations of a class that a file means: the nearest of those that it sees.
  ///
  /// A name without dots means a type in no other one, where there is such a type. Files of the
  /// same targets come first, then those of the same app.
  ///
  /// - Parameter targets: The targets of the asking file; empty where none is known.
  func declarations(
    of name: String,
    nearest path: String,
    root: String,
    targets: Set<String> = []
  ) -> [Reference] {
    let name = target(of: name, from: root)
    let seen = seen(declared[Self.lastName(name)], from: root)
      .preferring { type($0).name == name || type($0).objectiveCName == name }
      .preferring { files[$0.file].mayShareTarget(with: targets) }
      .preferring { files[$0.file].root == root }
    var best = -1
    var nearest: [Reference] = []
    for reference in seen {
      let depth = AppFolders.sharedDepth(files[reference.file].path, path)
      if depth > best {
        best = depth
        nearest = [reference]
      } else if depth == best {
        nearest.append(reference)
      }
    }
    return nearest
  }
}

extension Array {
  /// The elements that satisfy a condition, or all where none does.
  fileprivate func preferring(_ condition: (Element) -> Bool) -> [Element] {
    if count <= 1 { return self }
    let preferred = filter(condition)
    return preferred.isEmpty ? self : preferred
  }
}
