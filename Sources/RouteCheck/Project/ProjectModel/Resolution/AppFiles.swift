import SourceText

/// The app of each source file, and the files that each app sees.
package struct AppFiles: Sendable {
  private let owners: [App]
  private let apps: Apps
  /// The number of each file's app.
  private let numbers: [Int]
  /// The files of each app, by the app's number.
  private let files: [[Int]]

  /// - Parameter owners: The app of each file, in the order of the files.
  init(_ owners: [App]) {
    self.owners = owners
    let apps = Apps(Set(owners))
    let numbers = owners.map { apps[$0] ?? 0 }
    let grouped = Dictionary(grouping: numbers.indices) { numbers[$0] }
    self.apps = apps
    self.numbers = numbers
    files = grouped.keys.sorted().map { grouped[$0] ?? [] }
  }

  /// The app of the file at a position.
  package subscript(file: Int) -> App { owners[file] }

  /// The number of an app; `nil` for an app without source files.
  func number(of app: App) -> Int? { apps[app] }

  /// The number of the app of the file at a position.
  func number(ofFile file: Int) -> Int { numbers[file] }

  /// The numbers of the apps that an app sees.
  func seen(from app: App) -> [Int] { apps.seen(from: app) }

  /// The positions of all files, app by app.
  var filesByApp: some Sequence<Int> { files.joined() }

  /// The positions of the files that an app sees.
  package func files(seenFrom app: App) -> [Int] { apps.seen(from: app).flatMap { files[$0] } }

  /// The references that an app sees, in the order of the files.
  ///
  /// - Parameter references: References in the order of ``filesByApp``.
  /// - Complexity: Logarithmic in the number of references for each app that is seen.
  func seen(
    _ references: [SourceIndex.Reference]?,
    from app: App
  ) -> [SourceIndex.Reference] {
    guard let references else { return [] }
    let apps = apps.seen(from: app)
    let found = apps.flatMap { references[range(of: $0, in: references)] }
    return apps.count <= 1 ? found : found.sorted { ($0.file, $0.fact) < ($1.file, $1.fact) }
  }

  /// The first reference that an app sees, in the order of the files.
  func first(
    _ references: [SourceIndex.Reference]?,
    from app: App
  ) -> SourceIndex.Reference? {
    guard let references else { return nil }
    let firsts = apps.seen(from: app).lazy.compactMap {
      references[range(of: $0, in: references)].first
    }
    return firsts.min { ($0.file, $0.fact) < ($1.file, $1.fact) }
  }

  /// The references that an app sees, or all of them if it sees none; `nil` if there are more than a
  /// limit.
  func preferred(
    _ references: [SourceIndex.Reference]?,
    from app: App,
    atMost limit: Int
  ) -> [SourceIndex.Reference]? {
    guard let references, !references.isEmpty else { return [] }
    let ranges = apps.seen(from: app).map { range(of: $0, in: references) }.filter { !$0.isEmpty }
    if ranges.isEmpty { return references.count > limit ? nil : references }
    if ranges.reduce(0, { $0 + $1.count }) > limit { return nil }
    return seen(references, from: app)
  }

  private func range(of app: Int, in references: [SourceIndex.Reference]) -> Range<Int> {
    func start(of app: Int) -> Int {
      references.partitioningIndex { numbers[$0.file] >= app }
    }
    return start(of: app)..<start(of: app + 1)
  }
}
