import CodeFacts
import Routes
import StoryboardReader

/// The segues, removals and settings in the code of classes, by class.
package struct ScreenCode {
  private let classes: Memo<NameInApp, Own?>
  private let typedMoves: Memo<App, TypedMoves>

  package struct Own {
    /// The methods that perform segues, by their identifiers.
    var performers: [ExactString: Set<ExactString>] = [:]
    /// The identifiers of those that a typed move performs.
    package var typed: Set<ExactString> = []
    /// The identifiers of those that it performs in code that another object runs.
    package var indirect: Set<ExactString> = []
    /// The identifiers of those that it performs in code that may run later.
    package var later: Set<ExactString> = []
    /// The identifiers of those that it performs in blocks of Objective-C.
    package var inBlocks: Set<ExactString> = []
    /// The methods that perform segues without a condition, by their identifiers.
    package var unconditional: [ExactString: Set<ExactString>] = [:]
    /// Whether it performs a segue whose identifier is unknown.
    var performsUnknown = false
    /// The methods that are actions.
    package var actions: Set<ExactString> = []
    /// Its removals, in the order of the files.
    package var removals: [RemovalFact] = []
    /// Its settings, and settings of other code for its instances.
    package var settings: [SettingFact] = []
    /// What its overrides of `shouldPerformSegue` answer; empty if it has none.
    var answers: [SegueAnswers] = []
  }

  /// What an override of `shouldPerformSegue` answers.
  struct SegueAnswers {
    /// The answers for some segues only.
    var own: [ExactString: Set<SegueAnswerFact.Answer>] = [:]
    /// The answers for all other segues.
    var others: Set<SegueAnswerFact.Answer> = []
    /// Whether an answer was not read.
    var isUnknown = false
  }

  package init(_ code: ProjectCode) {
    let moves = Memo { TypedMoves(code, in: $0) }
    let own = Memo { (app: App) in code.screenCode(in: app, moves[app]) }
    typedMoves = moves
    classes = Memo { type in
      code.index.ancestors(of: type.name, in: type.app).map { names in
        names.compactMap { own[type.app][$0] }.reduce(into: Own()) { $0.add($1) }
      }
    }
  }

  /// The code of a class and of its superclasses; `nil` if there are too many.
  ///
  /// - Complexity: Linear in the facts of the app for the first request, and in the number of classes
  ///   above the class for others.
  package func code(of name: ExactString, in app: App) -> Own? {
    classes[NameInApp(name, in: app)]
  }

  package func moves(in app: App) -> TypedMoves { typedMoves[app] }
}

extension ProjectCode {
  private typealias Own = ScreenCode.Own

  /// The code of the classes of an app, without their superclasses.
  fileprivate func screenCode(
    in app: App,
    _ moves: TypedMoves
  ) -> [ExactString: ScreenCode.Own] {
    var found: [ExactString: Own] = [:]
    for file in index.apps.files(seenFrom: app) {
      let facts = index.files[file].facts
      for use in facts.segueUses
      where ![.compare, .make, .relayed].contains(use.kind) {
        let name = SourceIndex.lastName(use.performer)
        // Another class may decide when its object performs the segue.
        let isByOther = use.framework == .uiKit && name != SourceIndex.lastName(use.type)
        let segue = identifier(of: use, in: file)
        if let known = segue.known, !use.place.isConditional, !isByOther,
          !use.isIndirect || !use.isLater
        {
          found[name, default: Own()].unconditional[known, default: []].insert(use.method)
        }
        if use.isIndirect || isByOther {
          if let known = segue.known { found[name, default: Own()].indirect.insert(known) }
          continue
        }
        switch segue {
        case .known(let identifier):
          found[name, default: Own()].perform(identifier, in: use.method)
          if use.isLater { found[name]?.later.insert(identifier) }
          if use.place.isInBlock { found[name]?.inBlocks.insert(identifier) }
        case .generated, .unknown: found[name, default: Own()].performsUnknown = true
        }
      }
      for use in facts.routeUses {
        guard let identifier = moves.identifier(of: use, in: file) else { continue }
        found[SourceIndex.lastName(use.type), default: Own()].perform(identifier, in: use.method)
        found[SourceIndex.lastName(use.type)]?.typed.insert(identifier)
      }
      for method in facts.methods where method.role == .action {
        found[SourceIndex.lastName(method.type), default: Own()].actions.insert(method.name)
      }
      for method in facts.methods
      where method.selector.string == SystemMember.shouldPerformSegue.rawValue {
        let answers = answers(of: method.type, in: file)
        found[SourceIndex.lastName(method.type), default: Own()].answers.append(answers)
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

  private func answers(of type: ExactString, in file: Int) -> ScreenCode.SegueAnswers {
    let facts = index.files[file].facts.segueAnswers.filter { $0.type == type }
    var answers = ScreenCode.SegueAnswers(isUnknown: facts.isEmpty)
    for fact in facts {
      guard let identifiers = fact.identifiers else {
        answers.others.insert(fact.answer)
        continue
      }
      for identifier in identifiers {
        if let text = index.resolve(identifier, in: type, of: file).known {
          answers.own[text, default: []].insert(fact.answer)
        } else {
          answers.isUnknown = true
        }
      }
    }
    return answers
  }
}

extension SettingFact {
  /// Whether an object that is no screen decides how the destination of a segue is presented.
  package func presentsDestination(outsideOf screens: Set<ExactString>) -> Bool {
    isOfDestination && kind.isOfPresentation && !screens.contains(SourceIndex.lastName(type))
  }
}

extension ScreenCode.SegueAnswers {
  func mayRefuse(_ identifier: ExactString?) -> Bool {
    isUnknown || !others.isSubset(of: [.yes])
      || identifier.flatMap { own[$0] }?.isSubset(of: [.yes]) == false
  }

  /// Whether it allows a segue in some state of the app.
  func mayAllow(_ identifier: ExactString?) -> Bool {
    let answers = identifier.flatMap { own[$0] } ?? others
    return !isUnknown && !answers.isSubset(of: [.no, .compares])
  }
}

extension ScreenCode {
  /// The names of the methods by which a table or a collection asks about its cells.
  package static let methodsForCells: Set<ExactString> = ["tableView", "collectionView"]

  /// The names of the methods that run before a view is in a window, so that UIKit presents nothing.
  package static let methodsBeforeWindow: Set<ExactString> = [
    "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear",
  ]

  /// Whether a method is one of those by which a table or a collection asks about its cells.
  package static func isForCells(_ method: ExactString) -> Bool { methodsForCells.contains(method) }
}

extension ScreenCode.Own {
  /// Whether a method may take a screen away in place of what it shows: itself, in a method that is no
  /// action, or in one that runs it.
  package func mayTakeAway(in method: ExactString) -> Bool {
    removals.contains { removal in
      removal.takesAway
        && (removal.method == method || !actions.contains(removal.method)
          || !actions.contains(method))
    }
  }

  /// Whether the class may refuse a segue of a control.
  package func mayRefuse(_ segue: Storyboard.Segue) -> Bool {
    segue.trigger != nil && answers.contains { $0.mayRefuse(segue.identifier) }
  }

  /// Whether each method that performs a segue does so without a condition, whenever a control sends its action or a row
  /// is selected.
  package func alwaysPerforms(_ segue: Storyboard.Segue) -> Bool {
    guard segue.trigger == nil, let identifier = segue.identifier else { return true }
    return performers[identifier, default: []].allSatisfy {
      unconditional[identifier]?.contains($0) == true
        && (actions.contains($0) || ScreenCode.isForCells($0))
    }
  }

  /// Whether code does something to the control of a segue by its outlet, perhaps where the segue fails.
  package func sets(
    _ kinds: Set<SettingFact.Kind>,
    of segue: StoryboardFile.SegueLocations,
    in file: StoryboardFile
  ) -> Bool {
    let outlets = settings.filter { kinds.contains($0.kind) }.compactMap(\.value)
    return file.connections.contains { connection in
      connection.kind == .outlet && connection.value != nil && connection.value == segue.owner
        && outlets.contains(connection.name)
    }
  }

  fileprivate mutating func perform(_ identifier: ExactString, in method: ExactString) {
    performers[identifier, default: []].insert(method)
  }

  fileprivate mutating func add(_ other: Self) {
    performers.merge(other.performers) { $0.union($1) }
    unconditional.merge(other.unconditional) { $0.union($1) }
    for set in [\Self.typed, \.indirect, \.later, \.inBlocks, \.actions] {
      self[keyPath: set].formUnion(other[keyPath: set])
    }
    performsUnknown = performsUnknown || other.performsUnknown
    removals += other.removals
    settings += other.settings
    answers += other.answers
  }
}
