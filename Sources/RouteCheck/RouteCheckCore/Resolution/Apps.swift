import SwiftScanner

/// The apps of a checkout, each by its folder, and which of them see each other: those where one's
/// folder is the other's or above it.
struct Apps: Sendable {
  /// The number of each folder, in the order of the folders.
  private let numbers: [String: Int]
  /// The apps in each folder, at any depth.
  private var inside: [String: [Int]] = [:]
  /// The apps that each app sees.
  private var seen: [[Int]] = []

  /// - Complexity: Linear in the number of folders, in their depth, and in the pairs of apps that
  ///   see each other.
  init(folders: Set<String>) {
    let folders = folders.sorted()
    numbers = Dictionary(uniqueKeysWithValues: zip(folders, 0...))
    for (app, folder) in folders.enumerated() {
      for outer in Self.around(folder) { inside[outer, default: []].append(app) }
    }
    seen = folders.map(find)
  }

  /// The number of the app with a folder.
  subscript(folder: String) -> Int? { numbers[folder] }

  /// The apps that a folder sees, in order.
  func seen(from folder: String) -> [Int] { numbers[folder].map { seen[$0] } ?? find(folder) }

  private func find(_ folder: String) -> [Int] {
    Set(inside[folder] ?? []).union(Self.around(folder).lazy.compactMap { numbers[$0] }).sorted()
  }

  /// The folder, all folders above it, and the one of no name, which sees everything.
  private static func around(_ folder: String) -> Set<String> {
    Set(Path.ancestors(of: folder)).union([""])
  }

  /// Whether files of two apps see each other: where one's folder is the other's or above it.
  static func see(_ one: String, _ other: String) -> Bool {
    if one == other || one.isEmpty || other.isEmpty { return true }
    return one.hasPrefix(other + "/") || other.hasPrefix(one + "/")
  }
}
