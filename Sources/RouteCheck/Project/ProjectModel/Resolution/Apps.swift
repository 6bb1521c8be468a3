import Routes
import SourceText

/// The apps of a checkout, numbered in the order of their folders.
struct Apps: Sendable {
  private let numbers: [App: Int]
  /// The apps at or below each folder.
  private var below: [ExactString: [Int]] = [:]
  /// The apps that each app sees.
  private var seen: [[Int]] = []

  /// - Complexity: Linear in the number of apps, in the depth of their folders, and in the pairs of
  ///   apps that see each other.
  init(_ apps: Set<App>) {
    let apps = apps.sorted { $0.folder < $1.folder }
    numbers = Dictionary(uniqueKeysWithValues: zip(apps, 0...))
    for (number, app) in apps.enumerated() {
      for folder in Self.folders(around: app) { below[folder, default: []].append(number) }
    }
    seen = apps.map(find)
  }

  /// The number of an app; `nil` for an app that is not in the checkout.
  subscript(app: App) -> Int? { numbers[app] }

  /// The numbers of the apps that an app sees, in ascending order.
  func seen(from app: App) -> [Int] { numbers[app].map { seen[$0] } ?? find(app) }

  private func find(_ app: App) -> [Int] {
    let above = Self.folders(around: app).lazy.compactMap { numbers[App(folder: $0)] }
    return Set(below[app.folder] ?? []).union(above).sorted()
  }

  /// The folder of an app and all folders above it. The empty one is always included, because it
  /// sees every app.
  private static func folders(around app: App) -> Set<ExactString> {
    Set(Path.ancestors(of: app.folder.string).map { ExactString($0) }).union([""])
  }
}
