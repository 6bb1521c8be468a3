/// Names that are declared side by side, and what each of them stands for.
///
/// Two things of the same name collide, whatever their order: the name is never given to the first
/// and changed for the second. So no edit of a storyboard makes a name mean something else.
struct NameScope<Scope: Hashable, Meaning: Hashable> {
  private var meanings: [Key: Set<Meaning>] = [:]

  /// A name and the scope in which it is declared.
  struct Key: Hashable {
    var scope: Scope
    var name: SwiftName
  }

  mutating func add(_ key: Key, for meaning: Meaning) {
    meanings[key, default: []].insert(meaning)
  }

  /// Whether the name stands for several things.
  func isAmbiguous(_ key: Key) -> Bool { (meanings[key]?.count ?? 0) > 1 }

  /// The names that several things share: each thing with the first one of the same name.
  ///
  /// - Parameters:
  ///   - things: The things, in the order in which they are reported.
  ///   - keys: The names of a thing.
  ///   - meaning: What a thing stands for. Each meaning is reported once.
  func collisions<Thing>(
    among things: [Thing],
    _ keys: (Thing) -> [Key],
    _ meaning: (Thing) -> Meaning
  ) -> [(name: SwiftName, first: Thing, second: Thing)] {
    var first: [Key: Thing] = [:]
    var reported: Set<Meaning> = []
    var found: [(name: SwiftName, first: Thing, second: Thing)] = []
    for thing in things {
      for key in keys(thing) where isAmbiguous(key) {
        guard let other = first[key] else {
          first[key] = thing
          continue
        }
        if meaning(other) != meaning(thing), reported.insert(meaning(thing)).inserted {
          found.append((key.name, other, thing))
        }
      }
    }
    return found
  }
}
