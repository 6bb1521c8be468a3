/// What one source file says that routes depend on.
///
/// It is small and holds none of the file's bytes, so the facts of 20,000 files fit in memory
/// side by side. Nothing in it is resolved: a name stands as it was written, and what it means is
/// decided where all files are known.
package struct SourceFacts: Hashable, Sendable {
  /// The classes, structs, enums and protocols that the file declares, and those it extends.
  package var types: [TypeFact] = []
  /// The type aliases.
  package var aliases: [AliasFact] = []
  /// The constants that hold text: `static let`, global `let`, cases with a raw value.
  package var constants: [ConstantFact] = []
  /// The methods that a storyboard can name, and those that intercept segues.
  package var methods: [MethodFact] = []
  /// The cases of enums that are no raw values, with what they carry.
  package var cases: [CaseFact] = []
  /// The segues that are performed, triggered or compared by identifier.
  package var segueUses: [SegueUse] = []
  /// The scenes that are instantiated.
  package var sceneUses: [SceneUse] = []
  /// The storyboards that are opened by name.
  package var storyboardUses: [StoryboardUse] = []
  /// The members that are storyboards.
  package var storyboardConstants: [StoryboardConstant] = []
  /// What the destination of a segue is cast to.
  package var casts: [CastFact] = []
  /// The declarations of typed segues.
  package var segues: [SegueFact] = []
  /// The mappings of destination cases to segues.
  package var routes: [RouteFact] = []
  /// The `default:` labels in mappings of destinations.
  package var defaults: [DefaultFact] = []
  /// The typed segues and destinations that are performed or registered.
  package var routeUses: [RouteUse] = []
  /// Whether a program starts here.
  package var isMain = false
  /// Where findings are switched off.
  package var suppressions: [SourceSuppression] = []

  package init() {}

  /// Whether the file uses segues, scenes or storyboards.
  package var usesAny: Bool {
    !(segueUses.isEmpty && sceneUses.isEmpty && storyboardUses.isEmpty && casts.isEmpty
      && defaults.isEmpty)
  }

  /// Whether the file says nothing at all.
  package var isEmpty: Bool { self == SourceFacts() }

  /// Drops what a test says about routes: they are those of its own registries, and the app's
  /// storyboards have no part in them.
  package mutating func dropRoutes() {
    segues = []
    routes = []
    defaults = []
    routeUses = []
  }
}

extension SourceFacts {
  /// How many segues, scenes, storyboards and casts are used up to a place of the file, and how many
  /// members are storyboards.
  package struct Uses {
    fileprivate var storyboardConstants: Int
    fileprivate var segues: Int
    fileprivate var scenes: Int
    fileprivate var storyboards: Int
    fileprivate var casts: Int
  }

  package var uses: Uses {
    Uses(
      storyboardConstants: storyboardConstants.count,
      segues: segueUses.count,
      scenes: sceneUses.count,
      storyboards: storyboardUses.count,
      casts: casts.count
    )
  }

  /// Forgets what was used after a place.
  package mutating func forget(after location: Uses) {
    storyboardConstants.removeSubrange(location.storyboardConstants...)
    segueUses.removeSubrange(location.segues...)
    sceneUses.removeSubrange(location.scenes...)
    storyboardUses.removeSubrange(location.storyboards...)
    casts.removeSubrange(location.casts...)
  }
}

/// A type that a file declares or extends.
package struct TypeFact: Hashable, Sendable {
  /// What declares it.
  package enum Kind: Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }
  package var kind: Kind
  /// The name with those of the types around it: `Feed.Row`.
  package var name: String
  /// The class, protocols and raw type that stand after the colon, as written, without arguments.
  package var supertypes: [String] = []
  /// The names of its generic parameters.
  package var genericParameters: [String] = []
  /// The name that `@objc(Name)` gives it.
  package var objectiveCName: String?
  package var location: TextLocation
}

/// Another name for a type.
package struct AliasFact: Hashable, Sendable {
  /// The name with those of the types around it.
  package var name: String
  /// The type that it stands for, as written, without arguments.
  package var target: String
}

/// A constant that holds text.
package struct ConstantFact: Hashable, Sendable {
  /// The type around it, or nothing for a global constant.
  package var type: String
  package var name: String
  package var value: TextExpression
  /// Whether a class below may have another one.
  package var isOverridable = false
  /// Whether it stands in code that no phone runs, so that another one may be meant.
  package var isElsewhere = false
  package var location: TextLocation
}

/// A method that a storyboard can name, or that changes what performing a segue means.
package struct MethodFact: Hashable, Sendable {
  /// What the method's attributes and name make of it.
  package enum Role: Hashable, Sendable { case action, segueAction, exposed, interception }
  package var role: Role
  package var type: String
  package var name: String
  /// The Objective-C selector: `unwindToFeed:`.
  package var selector: String
  /// The types of its parameters, as written.
  package var parameterTypes: [String] = []
  /// The type that it returns, as written.
  package var result: String?
  package var location: TextLocation

  /// Whether a control or an unwind may call it with a segue.
  package var takesSegue: Bool {
    role == .action && parameterTypes.count == 1 && parameterTypes[0].hasSuffix("StoryboardSegue")
  }
}

/// A case of an enum, with what it carries.
package struct CaseFact: Hashable, Sendable {
  /// Something that a case carries.
  package struct Payload: Hashable, Sendable {
    package var label: String?
    package var type: String
  }
  package var type: String
  package var name: String
  package var payload: [Payload] = []
  package var location: TextLocation
}

/// A comment that switches findings off.
package struct SourceSuppression: Hashable, Sendable {
  /// What it covers.
  package enum Reach: Hashable, Sendable {
    case line(UInt32)
    case file
    /// Nothing: there is no such command.
    case unknown(String)
    /// Nothing: it is a sentence, or a command behind a blank that is misspelled.
    case sentence(String)
  }
  package var reach: Reach
  /// The rules that it names; none means all of them.
  package var rules: [String]
  package var location: TextLocation
}
