/// A row of the table: the benchmark, its size, the figure, no baseline and no ratio.
struct Row {
  let what: String
  let size: Int
  let figure: String

  init(_ what: String, _ size: Int, _ figure: String) {
    self.what = what
    self.size = size
    self.figure = figure
  }

  func print() {
    let name = what + String(repeating: " ", count: max(0, 46 - what.count))
    let size = String(repeating: " ", count: max(0, 9 - "\(size)".count)) + "\(size)"
    let cell = String(repeating: " ", count: max(0, 14 - figure.count)) + figure
    Swift.print("\(name)  \(size)  \(cell)               -         -")
  }
}
