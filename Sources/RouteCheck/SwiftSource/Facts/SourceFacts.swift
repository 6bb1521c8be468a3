/// What one source file says that routes depend on.
///
/// It is small and holds none of the file's bytes, so the facts of 20,000 files fit in memory
/// side by side. Nothing in it is resolved: a name stands as it was written, and what it means is
/// decided where all files are known.
struct SourceFacts: Hashable, Sendable {
  /// The classes, structs, enums and protocols that the file declares, and those it extends.
  var types: [TypeFact] = []
  /// The type aliases.
  var aliases: [AliasFact] = []
  /// The constants that hold text: `static let`, global `let`, cases with a raw value.
  var constants: [ConstantFact] = []
  /// The methods that a storyboard can name, and those that intercept segues.
  var methods: [MethodFact] = []
  /// The cases of enums that are no raw values, with what they carry.
  var cases: [CaseFact] = []
  /// The segues that are performed, triggered or compared by identifier.
  var segueUses: [SegueUse] = []
  /// The scenes that are instantiated.
  var sceneUses: [SceneUse] = []
  /// The storyboards that are opened by name.
  var storyboardUses: [StoryboardUse] = []
  /// The members that are storyboards.
  var storyboardConstants: [StoryboardConstant] = []
  /// What the destination of a segue is cast to.
  var casts: [CastFact] = []
  /// The declarations of typed segues.
  var segues: [SegueFact] = []
  /// The mappings of destination cases to segues.
  var routes: [RouteFact] = []
  /// The `default:` labels in mappings of destinations.
  var defaults: [DefaultFact] = []
  /// The typed segues and destinations that are performed or registered.
  var routeUses: [RouteUse] = []
  /// Whether a program starts here.
  var isMain = false
  /// Where findings are switched off.
  var suppressions: [SourceSuppression] = []

  /// Whether the file uses segues, scenes or storyboards.
  var usesAny: Bool {
    !(segueUses.isEmpty && sceneUses.isEmpty && storyboardUses.isEmpty && casts.isEmpty
      && defaults.isEmpty)
  }

  /// Whether the file says nothing at all.
  var isEmpty: Bool { self == SourceFacts() }

  /// Drops what a test says about routes: they are those of its own registries, and the app's
  /// storyboards have no part in them.
  mutating func dropRoutes() {
    segues = []
    routes = []
    defaults = []
    routeUses = []
  }
}

extension SourceFacts {
  /// How many segues, scenes, storyboards and casts are used up to a place of the file, and how many
  /// members are storyboards.
  struct Uses {
    fileprivate var storyboardConstants: Int
    fileprivate var segues: Int
    fileprivate var scenes: Int
    fileprivate var storyboards: Int
    fileprivate var casts: Int
  }

  var uses: Uses {
    Uses(
      storyboardConstants: storyboardConstants.count,
      segues: segueUses.count,
      scenes: sceneUses.count,
      storyboards: storyboardUses.count,
      casts: casts.count
    )
  }

  /// Forgets what was used after a place.
  mutating func forget(after place: Uses) {
    storyboardConstants.removeSubrange(place.storyboardConstants...)
    segueUses.removeSubrange(place.segues...)
    sceneUses.removeSubrange(place.scenes...)
    storyboardUses.removeSubrange(place.storyboards...)
    casts.removeSubrange(place.casts...)
  }
}

/// A type that a file declares or extends.
struct TypeFact: Hashable, Sendable {
  /// What declares it.
  enum Kind: Hashable, Sendable { case `class`, `struct`, `enum`, `protocol`, actor, `extension` }
  var kind: Kind
  /// The name with those of the types around it: `Feed.Row`.
  var name: String
  /// The class, protocols and raw type that stand after the colon, as written, without arguments.
  var supertypes: [String] = []
  /// The names of its generic parameters.
  var genericParameters: [String] = []
  /// The name that `@objc(Name)` gives it.
  var objectiveCName: String?
  var place: SourcePlace
}

/// Another name for a type.
struct AliasFact: Hashable, Sendable {
  /// The name with those of the types around it.
  var name: String
  /// The type that it stands for, as written, without arguments.
  var target: String
}

/// A constant that holds text.
struct ConstantFact: Hashable, Sendable {
  /// The type around it, or nothing for a global constant.
  var type: String
  var name: String
  var value: TextExpression
  /// Whether a class below may have another one.
  var isOverridable = false
  /// Whether it stands in code that no phone runs, so that another one may be meant.
  var isElsewhere = false
  var place: SourcePlace
}

/// A method that a storyboard can name, or that changes what performing a segue means.
struct MethodFact: Hashable, Sendable {
  /// What the method's attributes and name make of it.
  enum Role: Hashable, Sendable { case action, segueAction, exposed, interception }
  var role: Role
  var type: String
  var name: String
  /// The Objective-C selector: `unwindToFeed:`.
  var selector: String
  /// The types of its parameters, as written.
  var parameterTypes: [String] = []
  /// The type that it returns, as written.
  var result: String?
  var place: SourcePlace

  /// Whether a control or an unwind may call it with a segue.
  var takesSegue: Bool {
    role == .action && parameterTypes.count == 1 && parameterTypes[0].hasSuffix("StoryboardSegue")
  }
}

/// A case of an enum, with what it carries.
struct CaseFact: Hashable, Sendable {
  /// Something that a case carries.
  struct Payload: Hashable, Sendable {
    var label: String?
    var type: String
  }
  var type: String
  var name: String
  var payload: [Payload] = []
  var place: SourcePlace
}

/// A comment that switches findings off.
struct SourceSuppression: Hashable, Sendable {
  /// What it covers.
  enum Reach: Hashable, Sendable {
    case line(UInt32)
    case file
    /// Nothing: there is no such command.
    case unknown(String)
    /// Nothing: it is a sentence, or a command behind a blank that is misspelled.
    case sentence(String)
  }
  var reach: Reach
  /// The rules that it names; none means all of them.
  var rules: [String]
  var place: SourcePlace
}
