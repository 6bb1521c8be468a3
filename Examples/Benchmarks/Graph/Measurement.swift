/// Times of one piece of work, in nanoseconds.
struct Measurement {
  let nanoseconds: Double

  /// Measures the time of one operation: the minimum of several rounds, divided by their operations.
  ///
  /// The minimum is the cost of the work. Anything above it is other load of the machine.
  ///
  /// - Parameters:
  ///   - rounds: How many times to measure.
  ///   - operations: How many operations one round does.
  ///   - setUp: Makes the input of a round; it is not measured.
  ///   - work: Performs a round's operations.
  static func perOperation<State>(
    rounds: Int = 15,
    operations: Int,
    setUp: () throws -> State,
    work: (State) throws -> Void
  ) rethrows -> Measurement {
    let clock = ContinuousClock()
    var least = Duration.seconds(1_000_000)
    for _ in 0..<rounds {
      let state = try setUp()
      let time = try clock.measure { try work(state) }
      least = min(least, time)
    }
    let (seconds, attoseconds) = least.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    return Measurement(nanoseconds: nanoseconds / Double(operations))
  }
}

/// Rows of the table of which every benchmark prints a part.
struct Report {
  private static let widths = [46, 9, 14, 14, 8]

  /// Prints one row, with two or more spaces between its columns.
  static func row(
    _ what: String,
    _ size: Int,
    _ ours: Measurement,
    _ baseline: Measurement? = nil
  ) {
    let ratio = baseline.map { decimal(ours.nanoseconds / $0.nanoseconds, 2) }
    let cells = [what, "\(size)", time(ours), baseline.map(time) ?? "-", ratio ?? "-"]
    let padded = zip(cells, widths).enumerated().map { index, cell in
      let (text, width) = cell
      let space = String(repeating: " ", count: max(0, width - text.count))
      return index == 0 ? text + space : space + text
    }
    print(padded.joined(separator: "  "))
  }

  private static func time(_ measurement: Measurement) -> String {
    let nanoseconds = measurement.nanoseconds
    return nanoseconds < 10_000
      ? "\(decimal(nanoseconds, 0)) ns" : "\(decimal(nanoseconds / 1_000, 0)) us"
  }

  private static func decimal(_ value: Double, _ digits: Int) -> String {
    guard digits > 0 else { return "\(Int(value + 0.5))" }
    let hundredths = Int(value * 100 + 0.5)
    let fraction = "\(hundredths % 100)"
    return "\(hundredths / 100).\(fraction.count < 2 ? "0" + fraction : fraction)"
  }
}
