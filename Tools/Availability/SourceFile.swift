import Foundation

/// What the text of a file says about platforms.
struct SourceFile {
  private(set) var branches: [Branch] = []
  private(set) var guards: [Guard] = []

  /// Reads a file. Most have neither `#if` nor `available`, and are not split into tokens.
  init(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("#if") || text.contains("available(") else { return }
    let tokens = SwiftTokens(bytes).tokens
    do {
      branches = try Self.branches(tokens)
    } catch {
      throw Failure("\(path): \(error)")
    }
    guards = Self.guards(tokens)
  }

  /// The platforms on which a line may be compiled.
  func platforms(at line: Int, of platforms: some Sequence<String>) -> Set<String> {
    let conditions = branches.filter { $0.lines.contains(line) }.map(\.condition)
    return Set(platforms.filter { Condition.all(conditions).holds(on: $0) != false })
  }

  /// The oldest version of a platform on which a line runs.
  func version(of platform: String, at line: Int, least: Version) -> Version {
    guards.filter { $0.lines.contains(line) }.compactMap { $0.versions[platform] }
      .reduce(least, max)
  }

  /// The outermost branches that are compiled on one of Apple's platforms, and not on Linux.
  func branchesOfApple(_ platforms: some Sequence<String>) -> [Branch] {
    var found: [Branch] = []
    for branch in branches {
      let line = branch.lines.lowerBound
      guard !found.contains(where: { $0.lines.contains(line) }),
        self.platforms(at: line, of: ["Linux"]).isEmpty,
        !self.platforms(at: line, of: platforms).isEmpty
      else { continue }
      found.append(branch)
    }
    return found
  }
}
