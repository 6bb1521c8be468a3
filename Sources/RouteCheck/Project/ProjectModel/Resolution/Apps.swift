import Routes
import SourceText

/// The apps of a checkout, numbered in the order of their folders, with the source files of each.
package struct Apps: Sendable {
  private let numbers: [App: Int]
  /// The apps at or below each folder.
  private var below: [ExactString: [Int]] = [:]
  private var seen: [[Int]] = []
  private let owners: [App]
  private let numbersOfFiles: [Int]
  private var files: [[Int]]

  /// - Parameter others: More apps, which may have no source files.
  /// - Complexity: Linear in the number of files and apps, in the depth of their folders, and in the
  ///   pairs of apps that see each other.
  init(ofFiles owners: [App], _ others: Set<App> = []) {
    let apps = others.union(owners).sorted { $0.folder < $1.folder }
    let numbers = Dictionary(uniqueKeysWithValues: zip(apps, 0...))
    self.numbers = numbers
    self.owners = owners
    numbersOfFiles = owners.map { numbers[$0] ?? 0 }
    files = Array(repeating: [], count: apps.count)
    for (file, number) in numbersOfFiles.enumerated() { files[number].append(file) }
    for (number, app) in apps.enumerated() {
      for folder in Self.folders(around: app) { below[folder, default: []].append(number) }
    }
    seen = apps.map(find)
  }

  /// The app of the file at a position.
  package subscript(file: Int) -> App { owners[file] }

  /// The number of an app; `nil` for an app that is not in the checkout.
  subscript(app: App) -> Int? { numbers[app] }

  /// The number of the app of the file at a position.
  func number(ofFile file: Int) -> Int { numbersOfFiles[file] }

  /// The numbers of the apps that an app sees, in ascending order.
  func seen(from app: App) -> [Int] { numbers[app].map { seen[$0] } ?? find(app) }

  /// The positions of all files, app by app.
  var filesByApp: some Sequence<Int> { files.joined() }

  package func files(seenFrom app: App) -> [Int] { seen(from: app).flatMap { files[$0] } }

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

extension Apps {
  /// The references that an app sees, in the order of the files.
  ///
  /// - Parameter references: References in the order of ``filesByApp``.
  /// - Complexity: Logarithmic in the number of references for each app that is seen.
  func seen(_ references: [SourceIndex.Reference]?, from app: App) -> [SourceIndex.Reference] {
    guard let references else { return [] }
    let apps = seen(from: app)
    let found = apps.flatMap { references[range(of: $0, in: references)] }
    return apps.count <= 1 ? found : found.sorted { ($0.file, $0.fact) < ($1.file, $1.fact) }
  }

  /// The first reference that an app sees, in the order of the files.
  func first(_ references: [SourceIndex.Reference]?, from app: App) -> SourceIndex.Reference? {
    guard let references else { return nil }
    let firsts = seen(from: app).lazy.compactMap { references[range(of: $0, in: references)].first }
    return firsts.min { ($0.file, $0.fact) < ($1.file, $1.fact) }
  }

  /// The references that an app sees, or all of them if it sees none; `nil` if there are more than a
  /// limit.
  func preferred(
    _ references: [SourceIndex.Reference]?,
    from app: App,
    atMost limit: Int
  ) -> [SourceIndex.Reference]? {
    guard let references else { return [] }
    let count = seen(from: app).reduce(0) { $0 + range(of: $1, in: references).count }
    if count == 0 { return references.count > limit ? nil : references }
    return count > limit ? nil : seen(references, from: app)
  }

  private func range(of app: Int, in references: [SourceIndex.Reference]) -> Range<Int> {
    func start(of app: Int) -> Int {
      references.partitioningIndex { numbersOfFiles[$0.file] >= app }
    }
    return start(of: app)..<start(of: app + 1)
  }
}
