import AppExploration
import Foundation
import ProjectLoading
import ProjectModel
import Routes
import RoutesExploration
import RuleRunning

/// How long the search of one app takes, with its rules, beyond loading its files.
enum Apps {
  /// Searches every app in a folder, each storyboard and each folder in it as an app of its own.
  ///
  /// - Returns: The fastest of five searches of each app, in microseconds, in order.
  static func times(in folder: String) async throws -> [Int] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var times: [Int] = []
    for name in names {
      let project = await ProjectLoader(files: .disk, concurrency: 1).load(["\(folder)/\(name)"])
      if let time = try time(of: project) { times.append(time) }
    }
    return times.sorted()
  }

  private static func time(of project: Project) throws -> Int? {
    guard (try? project.exploredApps(from: nil)) != nil else { return nil }
    let runner = RuleRunner(for: .exploring)
    let times = try (0..<5).map { _ in
      try ContinuousClock().measure {
        let results = try project.exploredApps(from: nil).apps.compactMap { app in
          // An app whose storyboards contradict themselves has nothing to search.
          try? ExplorationResult(app, within: .init())
        }
        _ = runner.run(on: project, results)
      }
    }
    return times.min().map { Int($0 / .microseconds(1)) }
  }

  /// Prints the median and the 99th percentile; `false` if one exceeds its limit, 5 and 100 milliseconds.
  static func report(_ folder: String) async throws -> Bool {
    let times = try await times(in: folder)
    guard !times.isEmpty else { return true }
    func time(_ part: Double) -> Int {
      times[min(times.count - 1, Int(Double(times.count) * part))]
    }
    printRow("explore an app beyond loading: median", times.count, "\(time(0.5)) us")
    printRow("explore an app beyond loading: p99", times.count, "\(time(0.99)) us")
    return time(0.5) <= 5_000 && time(0.99) <= 100_000
  }
}
