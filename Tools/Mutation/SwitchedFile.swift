/// A file that contains several mutations at once, one of which is chosen while it runs.
///
/// Each body with mutations becomes `if isMutated(1) { … } else if … else { … }`, whose last
/// branch is the body as it was. A literal outside of bodies becomes
/// `(isMutated(1) ? true : false)`.
struct SwitchedFile {
  /// A mutation and the number that chooses it.
  struct Numbered {
    var number: Int
    var mutation: Mutation
  }

  /// What is wrong when the compiler reports an error in a line.
  enum Culprit: Equatable {
    /// The mutation with this number does not compile.
    case mutation(Int)
    /// Mutations with these numbers cannot be chosen while the file runs.
    case switching([Int])
  }

  private(set) var text: [UInt8] = []
  private var culprits: [Culprit?] = [nil]
  private var culprit: Culprit?
  private let bytes: [UInt8]
  private var parts: [Part] = []

  /// A part of the file that is there in several forms.
  private struct Part {
    var range: Range<Int>
    var isBody: Bool
    var mutations: [Numbered]
  }

  /// - Parameter mutations: Mutations of this file that can be chosen while it runs.
  init(_ bytes: [UInt8], bodies: FunctionBodies, mutations: [Numbered]) {
    self.bytes = bytes
    let groups = Dictionary(grouping: mutations) { one in
      bodies.body(around: one.mutation.range) ?? one.mutation.range
    }
    parts = groups.map { range, mutations in
      Part(range: range, isBody: bodies.ranges.contains(range), mutations: mutations)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    write(bytes.indices)
  }

  /// Whether a mutation can be chosen while the file runs.
  static func canSwitch(_ mutation: Mutation, of bytes: [UInt8], bodies: FunctionBodies) -> Bool {
    mutation.replacesValue(in: bytes) || bodies.body(around: mutation.range) != nil
  }

  /// What is wrong when the compiler reports an error in a line, counted from 1.
  func culprit(inLine line: Int) -> Culprit? { culprits[line - 1] }

  /// Writes a part of the file with its switched bodies.
  private mutating func write(_ range: Range<Int>) {
    var start = range.lowerBound
    for part in parts
    where part.range.lowerBound >= start && part.range.upperBound <= range.upperBound
      && part.range != range
    {
      append(bytes[start..<part.range.lowerBound])
      if part.isBody { writeBody(part) } else { writeLiteral(part) }
      start = part.range.upperBound
    }
    append(bytes[start..<range.upperBound])
  }

  private mutating func writeLiteral(_ part: Part) {
    let outer = culprit
    for one in part.mutations {
      culprit = .mutation(one.number)
      append("\n(isMutated(\(one.number)) ? \(one.mutation.replacement) : ".utf8)
    }
    append(bytes[part.range])
    append(String(repeating: ")", count: part.mutations.count).utf8)
    culprit = outer
    append("\n".utf8)
  }

  private mutating func writeBody(_ body: Part) {
    let outer = culprit
    culprit = .switching(body.mutations.map(\.number))
    for one in body.mutations {
      append("\nif isMutated(\(one.number)) {".utf8)
      let inner = culprit
      culprit = .mutation(one.number)
      append("\n".utf8)
      append(bytes[body.range.lowerBound..<one.mutation.range.lowerBound])
      append(one.mutation.replacement.utf8)
      append(bytes[one.mutation.range.upperBound..<body.range.upperBound])
      culprit = inner
      append("\n} else".utf8)
    }
    append(" {\n".utf8)
    write(body.range)
    append("\n}\n".utf8)
    culprit = outer
  }

  private mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      text.append(byte)
      if byte == UInt8(ascii: "\n") { culprits.append(culprit) }
    }
    culprits[culprits.count - 1] = culprit ?? culprits[culprits.count - 1]
  }
}
