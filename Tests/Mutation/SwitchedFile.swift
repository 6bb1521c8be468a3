/// A file that contains several mutations at once, one of which is chosen while it runs.
///
/// Each body with mutations becomes `if activeMutation == 1 { … } else if … else { … }`, whose last
/// branch is the body as it was.
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
  private let bodies: [(range: Range<Int>, mutations: [Numbered])]

  /// - Parameter mutations: Mutations of this file, each of which is in a body.
  init(_ bytes: [UInt8], bodies: FunctionBodies, mutations: [Numbered]) {
    self.bytes = bytes
    let groups = Dictionary(grouping: mutations) { bodies.body(around: $0.mutation.range) ?? 0..<0 }
    self.bodies = groups.map { (range: $0.key, mutations: $0.value) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    write(bytes.indices)
  }

  /// What is wrong when the compiler reports an error in a line, counted from 1.
  func culprit(inLine line: Int) -> Culprit? { culprits[line - 1] }

  /// Writes a part of the file with its switched bodies.
  private mutating func write(_ range: Range<Int>) {
    var start = range.lowerBound
    for body in bodies
    where body.range.lowerBound >= start && body.range.upperBound <= range.upperBound
      && body.range != range
    {
      append(bytes[start..<body.range.lowerBound])
      write(body)
      start = body.range.upperBound
    }
    append(bytes[start..<range.upperBound])
  }

  private mutating func write(_ body: (range: Range<Int>, mutations: [Numbered])) {
    let outer = culprit
    culprit = .switching(body.mutations.map(\.number))
    for (number, mutation) in body.mutations.map({ ($0.number, $0.mutation) }) {
      append("\nif activeMutation == \(number) {".utf8)
      let inner = culprit
      culprit = .mutation(number)
      append("\n".utf8)
      append(bytes[body.range.lowerBound..<mutation.range.lowerBound])
      append(mutation.replacement.utf8)
      append(bytes[mutation.range.upperBound..<body.range.upperBound])
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
