import Foundation

/// Reads files, does something to each, and prints the megabytes a second of processor time.
///
/// The files are in memory before the clock starts. What counts is the best of several rounds.
enum Measure {
  /// - Parameter body: What is measured; gives a number, so that nobody leaves it out.
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
