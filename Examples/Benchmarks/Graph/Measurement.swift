#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The processor time of one piece of work, in nanoseconds.
struct Measurement {
  let nanoseconds: Double

  /// Measures the processor time of one operation: the minimum of several rounds, divided by their operations.
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
    var least = Double.infinity
    for _ in 0..<rounds {
      let state = try setUp()
      let start = processorTime()
      try work(state)
      least = min(least, processorTime() - start)
    }
    return Measurement(nanoseconds: least / Double(operations))
  }

  /// The processor time of the program so far, in nanoseconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Rows of the table. Each benchmark prints some of them.
struct Report {
  /// The largest size of a row: the number after `--size` on the command line, or else any.
  private static let largest =
    CommandLine.arguments.firstIndex(of: "--size").flatMap {
      CommandLine.arguments.dropFirst($0 + 1).first.flatMap { Int($0) }
    } ?? .max

  /// Sizes that the table has rows for.
  static func sizes(_ sizes: Int...) -> [Int] { sizes.filter { $0 <= largest } }

  private static let widths = [46, 9, 14, 14, 8]

  /// Prints one row, with two or more spaces between its columns.
  static func row(
    _ what: String,
    _ size: Int,
    _ ours: Measurement,
    _ baseline: Measurement? = nil
  ) {
    let ratio = baseline.map { decimal(ours.nanoseconds / $0.nanoseconds) }
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
      ? "\(Int(nanoseconds.rounded())) ns" : "\(Int((nanoseconds / 1_000).rounded())) us"
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let fraction = "\(hundredths % 100)"
    return "\(hundredths / 100).\(fraction.count < 2 ? "0" + fraction : fraction)"
  }
}
