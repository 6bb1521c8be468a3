import Foundation

/// Prints a row of the table: the benchmark, its size, the figure, no baseline and no ratio.
func printRow(_ what: String, _ size: Int, _ figure: String) {
  let name = what.padding(toLength: max(46, what.count), withPad: " ", startingAt: 0)
  let cells = [("\(size)", 9), (figure, 14), ("-", 14), ("-", 8)].map { text, width in
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  print(name, cells.joined(separator: "  "), separator: "  ")
}
