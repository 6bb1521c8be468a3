import Routes
import SourceText

/// The facts of one source file about routes.
///
/// Facts hold no bytes of the file, so the facts of 20,000 files fit in memory. They hold names as
/// the code spells them; the names are resolved with all files.
package struct SourceFacts: Equatable, Sendable {
  /// The types that the file declares or extends.
  package private(set) var types: [TypeFact] = []
  package private(set) var aliases: [AliasFact] = []
  /// The constants with text: `static let`, global `let`, cases with a raw value.
  package private(set) var constants: [ConstantFact] = []
  /// The methods that a storyboard can refer to, and methods that intercept segues.
  package private(set) var methods: [MethodFact] = []
  /// The properties that a storyboard can set.
  package private(set) var properties: [PropertyFact] = []
  /// The outlets that code uses without a check.
  package private(set) var usedOutlets: [UsedOutletFact] = []
  /// The cases of enums that have no raw value.
  package private(set) var cases: [CaseFact] = []
  /// The segues that are performed, triggered, compared or made by identifier.
  package private(set) var segueUses: [SegueUse] = []
  package private(set) var passedTexts: [PassedText] = []
  /// The answers of overrides that may refuse segues.
  package private(set) var segueAnswers: [SegueAnswerFact] = []
  /// The scenes that are instantiated.
  package private(set) var sceneUses: [SceneUse] = []
  /// The storyboards that are opened by name.
  package private(set) var storyboardUses: [StoryboardUse] = []
  /// The nibs that are loaded by name.
  package private(set) var nibUses: [NibUse] = []
  /// The members whose value is a storyboard.
  package private(set) var storyboardConstants: [StoryboardConstant] = []
  /// The casts of the destinations of segues.
  package private(set) var casts: [CastFact] = []
  /// The cells that are made by their identifier.
  package private(set) var cellUses: [CellUse] = []
  /// The casts of cells that are made by their identifier.
  package private(set) var cellCasts: [CellCastFact] = []
  /// The cells that code registers.
  package private(set) var cellRegistrations: [CellRegistrationFact] = []
  /// The functions that make or register cells, or instantiate scenes, by their class.
  package private(set) var helpers: [HelperFact] = []
  /// The calls that may be calls of them.
  package private(set) var helperCalls: [HelperCall] = []
  /// The segues and classes that code registers in a local table.
  package private(set) var registrations: [RegistrationFact] = []
  /// The registries of storyboards with local classes.
  package private(set) var registries: [RegistryFact] = []
  /// The controllers that code makes and shows.
  package private(set) var transitions: [TransitionFact] = []
  /// The calls and assignments that take screens away.
  package private(set) var removals: [RemovalFact] = []
  /// The results of functions that code shows.
  package private(set) var resultShowings: [ResultShowing] = []
  /// The functions with the names in them, if they are read.
  package private(set) var functions: [FunctionFact] = []
  /// The settings that code gives to screens.
  package private(set) var settings: [SettingFact] = []
  /// The declarations of typed segues.
  package private(set) var segues: [SegueFact] = []
  /// The mappings of destination cases to segues.
  package private(set) var routes: [RouteFact] = []
  /// The `default:` labels in mappings of destinations.
  package private(set) var defaults: [CodePlace] = []
  /// The typed segues and destinations that are performed or registered.
  package private(set) var routeUses: [RouteUse] = []
  /// The unwinds that code makes of their actions.
  package private(set) var unwinds: [UnwindFact] = []
  /// The links, paths and destinations of views of SwiftUI.
  package private(set) var views: [ViewFact] = []
  /// The modules that the file imports; empty for a file without other facts.
  package private(set) var imports: Set<ExactString> = []
  /// Whether the file contains tests.
  package private(set) var isTest: Bool
  /// Whether the entry point of a program is in the file.
  package private(set) var isMain: Bool
  /// Whether the file has names of Swift 2.
  package private(set) var showsSwift2: Bool
  /// The comments that suppress findings.
  package private(set) var suppressions: [SourceSuppression] = []

  /// Creates the facts of a file without any.
  package init() { self.init([], suppressions: []) }

  /// Creates the facts of a file from the facts of a reader, in their order.
  package init(
    _ facts: [Fact],
    isTest: Bool = false,
    isMain: Bool = false,
    imports: Set<ExactString> = [],
    showsSwift2: Bool = false,
    suppressions: [SourceSuppression]
  ) {
    // A file of tests without facts is like any other one.
    self.isTest = isTest && !facts.isEmpty
    self.isMain = isMain
    self.imports = facts.isEmpty ? [] : imports
    self.showsSwift2 = showsSwift2 && !facts.isEmpty
    self.suppressions = suppressions
    for fact in facts {
      switch fact {
      case .type(let fact): types.append(fact)
      case .alias(let fact): aliases.append(fact)
      case .constant(let fact): constants.append(fact)
      case .method(let fact): methods.append(fact)
      case .property(let fact): properties.append(fact)
      case .usedOutlet(let fact): usedOutlets.append(fact)
      case .enumCase(let fact): cases.append(fact)
      case .segueUse(let fact): segueUses.append(fact)
      case .passedText(let fact): passedTexts.append(fact)
      case .segueAnswer(let fact): segueAnswers.append(fact)
      case .sceneUse(let fact): sceneUses.append(fact)
      case .storyboardUse(let fact): storyboardUses.append(fact)
      case .nibUse(let fact): nibUses.append(fact)
      case .storyboardConstant(let fact): storyboardConstants.append(fact)
      case .cast(let fact): casts.append(fact)
      case .cellUse(let fact): cellUses.append(fact)
      case .cellCast(let fact): cellCasts.append(fact)
      case .cellRegistration(let fact): cellRegistrations.append(fact)
      case .helper(let fact): helpers.append(fact)
      case .helperCall(let fact): helperCalls.append(fact)
      case .registration(let fact): registrations.append(fact)
      case .registry(let fact): registries.append(fact)
      case .transition(let fact): transitions.append(fact)
      case .removal(let fact): removals.append(fact)
      case .resultShowing(let fact): resultShowings.append(fact)
      case .function(let fact): functions.append(fact)
      case .setting(let fact): settings.append(fact)
      case .segue(let fact): segues.append(fact)
      case .route(let fact): routes.append(fact)
      case .defaultLabel(let fact): defaults.append(fact)
      case .routeUse(let fact): routeUses.append(fact)
      case .unwind(let fact): unwinds.append(fact)
      case .view(let fact): views.append(fact)
      }
    }
  }

  /// The facts of the same file, if it is compiled as Swift 2.
  package var inSwift2: SourceFacts {
    var facts = self
    for position in methods.indices {
      guard let selector = methods[position].selectorOfSwift2 else { continue }
      facts.methods[position].selector = selector
    }
    return facts
  }

  /// Whether the file has no facts.
  package var isEmpty: Bool { self == SourceFacts() }
}

/// A fact that a reader found.
///
/// Readers keep facts of all kinds in one list. At the end of a branch of conditional code, they
/// can remove all facts of the branch.
package enum Fact {
  case type(TypeFact)
  case alias(AliasFact)
  case constant(ConstantFact)
  case method(MethodFact)
  case property(PropertyFact)
  case usedOutlet(UsedOutletFact)
  case enumCase(CaseFact)
  case segueUse(SegueUse)
  case passedText(PassedText)
  case segueAnswer(SegueAnswerFact)
  case sceneUse(SceneUse)
  case storyboardUse(StoryboardUse)
  case nibUse(NibUse)
  case storyboardConstant(StoryboardConstant)
  case cast(CastFact)
  case cellUse(CellUse)
  case cellCast(CellCastFact)
  case cellRegistration(CellRegistrationFact)
  case helper(HelperFact)
  case helperCall(HelperCall)
  case registration(RegistrationFact)
  case registry(RegistryFact)
  case transition(TransitionFact)
  case removal(RemovalFact)
  case resultShowing(ResultShowing)
  case function(FunctionFact)
  case setting(SettingFact)
  case segue(SegueFact)
  case route(RouteFact)
  case defaultLabel(CodePlace)
  case routeUse(RouteUse)
  case unwind(UnwindFact)
  case view(ViewFact)

  /// Whether the fact counts in code that is not compiled for iOS.
  ///
  /// Declarations count, so no name is reported as unknown. Uses do not count, because the code may
  /// use other storyboards. Removals and settings count, because they only make rules report less.
  package var countsInInactiveCode: Bool {
    switch self {
    case .type, .alias, .constant, .method, .property, .enumCase, .segue, .route, .defaultLabel,
      .routeUse, .unwind, .removal, .setting, .cellRegistration, .helper,
      .segueAnswer, .view:
      true
    case .helperCall(let call): call.kind == .registration
    case .segueUse, .passedText, .sceneUse, .usedOutlet, .storyboardUse, .nibUse,
      .storyboardConstant, .cast, .cellUse, .cellCast, .registration, .registry, .transition,
      .resultShowing, .function:
      false
    }
  }

  /// Whether the fact counts in a file of tests, whose routes are not part of the app.
  package var countsInTests: Bool {
    switch self {
    case .type, .alias, .constant, .method, .property, .enumCase, .segueUse, .segueAnswer,
      .passedText, .sceneUse,
      .storyboardUse, .storyboardConstant, .cast, .cellUse, .cellCast,
      .cellRegistration, .helper, .helperCall, .registration, .registry:
      true
    case .routeUse(let use): use.isRegistration
    case .usedOutlet, .nibUse, .transition,
      .removal, .resultShowing, .function, .setting, .segue, .route, .defaultLabel, .unwind,
      .view:
      false
    }
  }
}

extension [Fact] {
  /// Changes the fact of an instantiated scene.
  package mutating func changeScene(_ index: Int, _ change: (inout SceneUse) -> Void) {
    guard indices.contains(index), case .sceneUse(var use) = self[index] else { return }
    change(&use)
    self[index] = .sceneUse(use)
  }

  /// Notes whether the code makes the own controller the delegate of the destination that a cast is about.
  package mutating func changeCast(_ index: Int, makesDelegate: Bool) {
    guard indices.contains(index), case .cast(var cast) = self[index] else { return }
    cast.makesDelegate = makesDelegate
    self[index] = .cast(cast)
  }
}

/// A controller that code makes and shows: `present(DetailController(), animated: true)`.
package struct TransitionFact: PlacedFact, Equatable, Sendable {
  /// How the controller is shown.
  package enum Kind: Sendable { case push, present }
  package var kind: Kind
  /// The class of the controller, as written, without arguments.
  package var controller: ExactString
  /// The place of the controller.
  package var place: CodePlace

  package init(kind: Kind, controller: ExactString, place: CodePlace) {
    self.kind = kind
    self.controller = controller
    self.place = place
  }
}
