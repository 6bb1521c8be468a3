import CodeReader
import Routes

/// The segues, removals and settings in the code of classes, by class.
package struct ScreenCode {
  private let code: ProjectCode
  private var known: [App: [ExactString: Own]] = [:]
  private var merged: [NameInApp: Own] = [:]
  private var typedMoves: [App: TypedMoves] = [:]

  /// The code of one class.
  package struct Own {
    /// The methods that perform segues, by their identifiers.
    var performers: [ExactString: Set<ExactString>] = [:]
    /// Whether it performs a segue whose identifier is unknown.
    var performsUnknown = false
    /// Its removals, in the order of the files.
    package var removals: [RemovalFact] = []
    /// Its settings, and settings of other code for its instances.
    package var settings: [SettingFact] = []
    /// The segues that its overrides of `shouldPerformSegue` may refuse.
    var refusals = Refusals.none
  }

  /// The segues that overrides may refuse.
  enum Refusals {
    /// No override was read.
    case none
    case identifiers(Set<ExactString>)
    case any
  }

  package init(_ code: ProjectCode) { self.code = code }

  /// The code of a class and of its superclasses; `nil` if there are too many.
  ///
  /// - Complexity: Linear in the facts of the app for the first request, and in the number of classes
  ///   above the class for others.
  package mutating func code(of name: ExactString, in app: App) -> Own? {
    let key = NameInApp(name, in: app)
    if let found = merged[key] { return found }
    if known[app] == nil { known[app] = find(app) }
    guard let names = code.index.ancestors(of: name, in: app), let classes = known[app] else {
      return nil
    }
    let all = names.compactMap { classes[$0] }.reduce(into: Own()) { $0.add($1) }
    merged[key] = all
    return all
  }

  /// The typed moves of an app.
  package mutating func moves(in app: App) -> TypedMoves {
    if let known = typedMoves[app] { return known }
    let moves = TypedMoves(code, in: app)
    typedMoves[app] = moves
    return moves
  }

  private mutating func find(_ app: App) -> [ExactString: Own] {
    var found: [ExactString: Own] = [:]
    let moves = moves(in: app)
    for file in code.index.apps.files(seenFrom: app) {
      let facts = code.index.files[file].facts
      for use in facts.segueUses
      where use.kind != .compare && use.kind != .make && use.kind != .relayed {
        let name = SourceIndex.lastName(use.performer)
        switch code.identifier(of: use, in: file) {
        case .known(let identifier): found[name, default: Own()].perform(identifier, in: use.method)
        case .generated, .unknown: found[name, default: Own()].performsUnknown = true
        }
      }
      for use in facts.routeUses {
        guard let identifier = moves.identifier(of: use, in: file) else { continue }
        found[SourceIndex.lastName(use.type), default: Own()].perform(identifier, in: use.method)
      }
      for method in facts.methods
      where method.selector.string == SystemMember.shouldPerformSegue.rawValue {
        let refusals = refusals(of: method.type, in: file)
        found[SourceIndex.lastName(method.type), default: Own()].refusals.add(refusals)
      }
      for removal in facts.removals {
        found[SourceIndex.lastName(removal.type), default: Own()].removals.append(removal)
      }
      for setting in facts.settings {
        found[SourceIndex.lastName(setting.type), default: Own()].settings.append(setting)
        if case .instance(let type) = setting.receiver {
          found[SourceIndex.lastName(type), default: Own()].settings.append(setting)
        }
      }
    }
    return found
  }

  /// The segues that the override of a type may refuse.
  private func refusals(of type: ExactString, in file: Int) -> Refusals {
    let answers = code.index.files[file].facts.segueAnswers.filter { $0.type == type }
    if answers.isEmpty { return .any }
    var refused: Set<ExactString> = []
    for answer in answers {
      guard let identifiers = answer.refused else { return .any }
      for identifier in identifiers {
        guard case .known(let text) = code.index.resolve(identifier, in: type, of: file) else {
          return .any
        }
        refused.insert(text)
      }
    }
    return .identifiers(refused)
  }
}

extension ScreenCode.Refusals {
  fileprivate mutating func add(_ other: Self) {
    switch (self, other) {
    case (.any, _), (_, .any): self = .any
    case (.none, _): self = other
    case (_, .none): break
    case (.identifiers(let own), .identifiers(let others)): self = .identifiers(own.union(others))
    }
  }
}

extension ScreenCode {
  /// Whether a method is one of those by which a table or a collection asks about its cells.
  package static func isForCells(_ method: ExactString) -> Bool {
    method == "tableView" || method == "collectionView"
  }
}

extension ScreenCode.Own {
  fileprivate mutating func perform(_ identifier: ExactString, in method: ExactString) {
    performers[identifier, default: []].insert(method)
  }

  fileprivate mutating func add(_ other: Self) {
    performers.merge(other.performers) { $0.union($1) }
    performsUnknown = performsUnknown || other.performsUnknown
    removals += other.removals
    settings += other.settings
    refusals.add(other.refusals)
  }
}
