import Foundation

/// The mutations of all sources, spread evenly over their folders.
enum Sampling {
  /// Every mutation once, in a seeded order that takes one of each folder in turn, and of each kind
  /// within a folder.
  static func order(of mutations: [Mutation], seed: UInt64) -> [Mutation] {
    var generator = SplitMix(seed: seed)
    var folders = Dictionary(grouping: mutations) {
      ($0.path as NSString).deletingLastPathComponent
    }.sorted { $0.key < $1.key }.map { shuffledByKind($0.value, &generator) }
    folders.shuffle(using: &generator)
    return interleaved(folders)
  }

  private static func shuffledByKind(
    _ mutations: [Mutation],
    _ generator: inout SplitMix
  ) -> [Mutation] {
    var kinds = Dictionary(grouping: mutations, by: \.kind.rawValue).sorted { $0.key < $1.key }
      .map { $0.value.shuffled(using: &generator) }
    kinds.shuffle(using: &generator)
    return interleaved(kinds)
  }

  private static func interleaved(_ lists: [[Mutation]]) -> [Mutation] {
    let longest = lists.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in
      lists.compactMap { index < $0.count ? $0[index] : nil }
    }
  }
}
