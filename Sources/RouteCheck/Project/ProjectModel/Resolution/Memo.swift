/// The results of a function, each made once.
package final class Memo<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]
  private let make: (Key) -> Value

  package init(_ make: @escaping (Key) -> Value) { self.make = make }

  package subscript(key: Key) -> Value {
    if let found = known[key] { return found }
    let made = make(key)
    known[key] = made
    return made
  }
}
