import ProjectFiles

extension Console {
  /// Reads standard input if an argument is `-`, which becomes its path.
  ///
  /// - Throws: ``UsageError`` for several such arguments, and ``FileProblem`` if it is empty, as
  ///   after a failed command before a pipe.
  mutating func readInput(
    for arguments: inout Arguments,
    of operands: Operands
  ) throws {
    let places = arguments.operands.indices.filter {
      arguments.operands[$0] == Operands.standardInput
    }
    if places.isEmpty { return }
    guard places.count == 1 else {
      throw UsageError.invalidValue(
        Operands.standardInput,
        name: operands.name(at: places[1]),
        near: nil,
        expected: "a file, because standard input can be read only once"
      )
    }
    let bytes = try readInput()
    if bytes.isEmpty { throw FileProblem(reason: "standard input is empty") }
    files = files.adding(standardInput: bytes)
    readInput = { () throws(FileProblem) in
      throw FileProblem(reason: "standard input can be read only once")
    }
    arguments.replaceOperand(at: places[0], with: StandardInput.path)
  }
}
