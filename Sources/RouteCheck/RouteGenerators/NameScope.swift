import CodeReader
import Routes

/// Names that are declared side by side, and the meaning of each.
///
/// Two things of the same name collide, and neither gets it. So no edit of a storyboard changes the
/// meaning of a name.
struct NameScope<Scope: Hashable, Meaning: Hashable> {
  private var meanings: [Key: Set<Meaning>] = [:]

  /// A name and the scope of its declaration.
  struct Key: Hashable {
    var scope: Scope
    var name: ExactString
  }

  /// A thing with its names.
  struct Claim<Thing> {
    var thing: Thing
    var keys: [Key]
    /// The meaning of the name.
    var meaning: Meaning
  }

  private init<Thing>(_ claims: [Claim<Thing>]) {
    for claim in claims {
      for key in claim.keys { meanings[key, default: []].insert(claim.meaning) }
    }
  }

  /// Whether the name has several meanings.
  private func isAmbiguous(_ key: Key) -> Bool { (meanings[key]?.count ?? 0) > 1 }

  /// Gives each thing its names, unless another thing has one of them.
  ///
  /// - Returns: The things whose names are unique; and for each name that several things share, each
  ///   of them with the first one. A meaning is reported once.
  static func settle<Thing>(
    _ claims: [Claim<Thing>]
  ) -> (unique: [Thing], collisions: [(name: ExactString, first: Thing, second: Thing)]) {
    let scope = NameScope(claims)
    var first: [Key: Claim<Thing>] = [:]
    var reported: Set<Meaning> = []
    var unique: [Thing] = []
    var collisions: [(name: ExactString, first: Thing, second: Thing)] = []
    for claim in claims {
      let ambiguous = claim.keys.filter(scope.isAmbiguous)
      if ambiguous.isEmpty { unique.append(claim.thing) }
      for key in ambiguous {
        guard let other = first[key] else {
          first[key] = claim
          continue
        }
        if other.meaning != claim.meaning, reported.insert(claim.meaning).inserted {
          collisions.append((key.name, other.thing, claim.thing))
        }
      }
    }
    return (unique, collisions)
  }
}
