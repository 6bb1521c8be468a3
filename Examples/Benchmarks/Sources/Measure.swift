import Foundation

/// Measures the megabytes of files that a function processes in a second of processor time.
///
/// The files are read into memory first. The result is the best of several rounds.
enum Measure {
  /// - Parameter body: The measured function. Its result is printed, so that no work is optimized
  ///   away.
  static func run(rounds: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Int) throws {
    let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    let files = try list.split(separator: "\n").map { path in
      Array(try Data(contentsOf: URL(fileURLWithPath: String(path))))
    }
    let size = files.map(\.count).reduce(0, +)
    var best = clock_t.max
    var result = 0
    for _ in 0..<rounds {
      let start = clock()
      for file in files { result &+= file.withUnsafeBufferPointer(body) }
      best = min(best, clock() - start)
    }
    print(Double(size) / (Double(best) / Double(CLOCKS_PER_SEC)) / 1e6, result)
  }
}
