import Foundation

/// The mutations of all sources, spread over their folders.
enum Sampling {
  /// Every mutation once, in a seeded order: first two of each folder, then as many of each as it has
  /// lines that can be changed. Within a folder, the kinds of mutations take turns.
  ///
  /// The place of a mutation depends on its own text, so that a change elsewhere hardly moves it.
  static func order(of mutations: [Mutation], seed: UInt64) -> [Mutation] {
    let folders = Dictionary(grouping: mutations) {
      ($0.path as NSString).deletingLastPathComponent
    }.sorted { $0.key < $1.key }
    let ranked = folders.flatMap {
      _,
      folder -> [(rank: Double, place: UInt64, mutation: Mutation)] in
      let size = Set(folder.map { "\($0.path):\($0.line)" }).count
      return spreadByKind(folder, seed: seed).enumerated().map { index, next in
        (index < 2 ? 0 : Double(index) / Double(size), next.place, next.mutation)
      }
    }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.mutation)
  }

  private typealias Placed = (place: UInt64, mutation: Mutation)

  private static func spreadByKind(_ mutations: [Mutation], seed: UInt64) -> [Placed] {
    var occurrences: [String: Int] = [:]
    let placed = mutations.map { mutation -> Placed in
      let occurrence = occurrences[mutation.key, default: 0]
      occurrences[mutation.key] = occurrence + 1
      return (place("\(occurrence)|\(mutation.key)", seed: seed), mutation)
    }
    let kinds = Dictionary(grouping: placed, by: \.mutation.kind).values
      .map { $0.sorted { $0.place < $1.place } }
      .sorted { $0[0].place < $1[0].place }
    let longest = kinds.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in kinds.filter { index < $0.count }.map { $0[index] } }
  }

  /// A number that looks random, from a text and a seed.
  private static func place(_ text: String, seed: UInt64) -> UInt64 {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var generator = SplitMix(seed: hash ^ seed &* 0x9E37_79B9_7F4A_7C15)
    return generator.next()
  }
}
