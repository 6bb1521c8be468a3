import Foundation

/// The mutations of all sources, spread over their folders.
enum Sampling {
  /// Every mutation once, in a seeded order: first two of each folder, then as many of each as it has
  /// lines that can be changed. Within a folder, the kinds of mutations take turns.
  static func order(of mutations: [Mutation], seed: UInt64) -> [Mutation] {
    var generator = SplitMix(seed: seed)
    let folders = Dictionary(grouping: mutations) {
      ($0.path as NSString).deletingLastPathComponent
    }.sorted { $0.key < $1.key }.map { shuffledByKind($0.value, &generator) }
    let ranked = folders.flatMap { folder -> [(rank: Double, mutation: Mutation)] in
      let size = Set(folder.map { "\($0.path):\($0.line)" }).count
      return folder.enumerated().map { index, mutation in
        (rank: index < 2 ? 0 : Double(index) / Double(size), mutation: mutation)
      }
    }
    return ranked.shuffled(using: &generator).sorted { $0.rank < $1.rank }.map(\.mutation)
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
