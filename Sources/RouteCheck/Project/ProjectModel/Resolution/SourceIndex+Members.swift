import CodeFacts
import Routes

extension SourceIndex {
  /// The constants of a name in types of a last name, or global constants if that name is empty;
  /// `nil` if there are too many.
  func constants(
    named name: ExactString,
    of type: ExactString,
    in app: App
  ) -> [ConstantFact]? {
    facts(constants[MemberName(name, of: Self.lastName(type))], from: app)
  }

  /// The constants of a name in a type, or in types inside of others that end with its name; `nil` if
  /// there are too many.
  func constants(
    named name: ExactString,
    ofMember type: ExactString,
    in app: App
  ) -> [ConstantFact]? {
    let alike = constants[MemberName(name, of: Self.lastName(type))]
    // If the app sees any of them, the declarations of other apps do not count.
    let isSeen = apps.first(alike, from: app) != nil
    let own = constantsOfTypes[MemberName(name, of: type)] ?? []
    let seen = isSeen ? apps.seen(own, from: app) : own
    if !seen.isEmpty || hasType(named: type, in: app) {
      return seen.count > Limits.meanings ? nil : seen.map(constant)
    }
    return facts(alike, from: app)?.filter { $0.type.hasSuffix(".\(type)") }
  }

  /// The constants of a name in types with `Segue` in their name; `nil` if there are too many.
  func segueConstants(named name: ExactString, in app: App) -> [ConstantFact]? {
    facts(segueConstants[name], from: app)
  }

  /// The constants of a name in extensions of text, such as `extension String`; `nil` if there are too
  /// many.
  func textConstants(named name: ExactString, in app: App) -> [ConstantFact]? {
    var found: [ConstantFact] = []
    for type in Self.textTypes {
      guard let own = facts(constantsOfTypes[MemberName(name, of: type)], from: app) else {
        return nil
      }
      found += own
    }
    return found
  }

  private static let textTypes: [ExactString] = [
    "String", "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier",
  ]

  /// The global constants of a name, only its own if a file has any; `nil` if there are too many. Files
  /// may have private constants and macros of the same name.
  func globalConstants(named name: ExactString, of file: Int) -> [ConstantFact]? {
    let references = constants[MemberName(name, of: "")]
    let own = (references ?? []).prefix(Limits.meanings).filter { $0.file == file }
    return own.isEmpty ? facts(references, from: apps[file]) : own.map(constant)
  }

  private func facts(_ references: [Reference]?, from app: App) -> [ConstantFact]? {
    apps.preferred(references, from: app, atMost: Limits.meanings)?.map(constant)
  }

  private func constant(_ reference: Reference) -> ConstantFact {
    files[reference.file].facts.constants[reference.fact]
  }

  /// The members of a name that are storyboards, in a type that an app sees, or in types inside of
  /// others that end with its name, each with the position of its file; `nil` if there are too many.
  func storyboards(
    named name: ExactString,
    of type: ExactString,
    in app: App
  ) -> [(constant: StoryboardConstant, file: Int)]? {
    let references = storyboards[MemberName(name, of: Self.lastName(type))] ?? []
    guard references.count <= Limits.meanings else { return nil }
    let alike = apps.seen(references, from: app).map {
      (constant: files[$0.file].facts.storyboardConstants[$0.fact], file: $0.file)
    }
    let own = alike.filter { $0.constant.type == type }
    if !own.isEmpty || hasType(named: type, in: app) { return own }
    return alike.filter { $0.constant.type.hasSuffix(".\(type)") }
  }
}

extension SourceIndex {
  /// The last names of the types with a method of a selector, in all apps.
  package func implementers(of selector: ExactString) -> Set<ExactString> {
    implementers[selector] ?? []
  }

  /// Whether a class, or one below it, may have an unwind action.
  package func mayHave(_ action: ExactString, _ target: ExactString, in app: App) -> Bool {
    implementers(of: action).union(otherImplementers[action] ?? []).contains { name in
      inherits(name, from: target, in: app) != false
        || inherits(target, from: name, in: app) != false
    }
  }

  /// Whether an app has a method that the selector of an unwind action may mean.
  package func hasUnwindMethod(_ selector: ExactString, in app: App) -> Bool {
    !implementers(of: selector).isEmpty || apps.first(unwindActions[selector], from: app) != nil
  }

  /// The segue actions of a selector that an app sees in a type of a last name.
  func segueActions(_ selector: ExactString, of type: ExactString, in app: App) -> [MethodFact] {
    apps.seen(segueActions[MemberName(selector, of: Self.lastName(type))], from: app).map {
      files[$0.file].facts.methods[$0.fact]
    }
  }

  /// The first typed segue of a name that an app sees, with the position of its file. One that may
  /// start anywhere comes before the others.
  package func segue(named name: ExactString, in app: App) -> (segue: SegueFact, file: Int)? {
    let found =
      apps.first(seguesFromAnywhere[name], from: app) ?? apps.first(segues[name], from: app)
    return found.map { (files[$0.file].facts.segues[$0.fact], $0.file) }
  }

  /// All typed segues of a name that an app sees, with the positions of their files.
  package func segues(named name: ExactString, in app: App) -> [(segue: SegueFact, file: Int)] {
    apps.seen(segues[name], from: app).map { (files[$0.file].facts.segues[$0.fact], $0.file) }
  }

  func mapsSegue(named name: ExactString, in app: App) -> Bool {
    apps.first(mappedSegues[name], from: app) != nil
  }

  /// Whether an app or its tests register the typed segue of a name.
  func registers(segue name: ExactString, in app: App) -> Bool {
    apps.first(registrations[name], from: app) != nil
  }

  /// The call that registers the typed segue of a name in an app.
  func registration(ofSegue name: ExactString, in app: App) -> RouteUse? {
    apps.seen(registrations[name], from: app).first { !files[$0.file].facts.isTest }
      .map { files[$0.file].facts.routeUses[$0.fact] }
  }

  func enumCase(_ name: ExactString, of type: ExactString, in app: App) -> CaseFact? {
    apps.first(cases[MemberName(name, of: type)], from: app).map {
      files[$0.file].facts.cases[$0.fact]
    }
  }
}
