import Routes
import TestSupport
import Testing

@testable import RoutesLinks

@Suite struct LinkTreeTests {
  private static func segments(_ text: String) -> [LinkPattern.Segment] {
    text.split(separator: "/").map {
      switch $0 {
      case "*": .placeholder("x")
      case "**": .rest("x")
      default: .literal(ExactString(String($0)))
      }
    }
  }

  private static func matches(_ pattern: [LinkPattern.Segment], _ path: [ExactString]) -> Bool {
    let rest = pattern.last == .rest("x") ? path.dropFirst(pattern.count - 1) : []
    let parts = pattern.filter { $0 != .rest("x") }
    return parts.count + rest.count == path.count && !rest.contains("")
      && zip(parts, path).allSatisfy { segment, part in
        if case .literal(let text) = segment { text == part } else { !part.isEmpty }
      }
  }

  /// Patterns and paths of few parts, so that many of them match.
  @Test func `the tree matches the same pattern as a search in order`() {
    var random = SplitMix(seed: 17)
    for _ in 0..<300 {
      let patterns = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Self.segments(
          (0..<Int.random(in: 0...4, using: &random))
            .map { _ in ["a", "b", "*"].randomElement(using: &random)! }.joined(separator: "/")
            + (Int.random(in: 0...3, using: &random) == 0 ? "/**" : "")
        )
      }
      var tree = LinkTree()
      for (number, pattern) in patterns.enumerated() { tree.add(pattern, number: number) }
      for _ in 0..<40 {
        let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          ["a", "b", "c", ""].randomElement(using: &random)! as ExactString
        }
        let expected = patterns.indices.filter { Self.matches(patterns[$0], path) }
        #expect(tree.matches(path).sorted() == expected)
        #expect(tree.nearest(to: path).map(patterns.indices.contains) ?? true)
      }
      checkAmbiguities(of: tree, patterns)
    }
  }

  /// A pattern is in a pair exactly if an earlier or later one matches one of its paths.
  private func checkAmbiguities(of tree: LinkTree, _ patterns: [[LinkPattern.Segment]]) {
    func collide(_ a: Int, _ b: Int) -> Bool {
      patterns[a].count == patterns[b].count
        && zip(patterns[a], patterns[b]).allSatisfy {
          switch ($0, $1) {
          case (.literal(let a), .literal(let b)): a == b
          case (.rest, .rest): true
          case (.rest, _), (_, .rest): false
          default: true
          }
        }
    }
    let found = tree.ambiguities { _, _, _ in true }
    for pair in found { #expect(collide(pair.first, pair.second)) }
    let seconds = patterns.indices.filter { second in (0..<second).contains { collide($0, second) }
    }
    #expect(found.map(\.second) == seconds)
  }

  @Test(arguments: ["b", "*", "b/**"])
  func `a pattern is ambiguous with the first of several`(text: String) {
    var tree = LinkTree()
    for number in 0..<3 { tree.add(Self.segments(text), number: number) }
    #expect(tree.ambiguities { _, _, _ in true }.map(\.first) == [0, 0])
  }

  @Test func aLiteralComesBeforeAPlaceholder() {
    var tree = LinkTree()
    for (number, text) in ["*/a", "b/*", "*/*", "b/a"].enumerated() {
      tree.add(Self.segments(text), number: number)
    }
    #expect(tree.matches(["b", "a"]) == [3, 1, 0, 2])
  }

  @Test func `the nearest pattern is the first of several`() {
    var tree = LinkTree()
    for (number, text) in ["b/c", "b/a", "b/a", "c/**", "c/**"].enumerated() {
      tree.add(Self.segments(text), number: number)
    }
    #expect(tree.nearest(to: ["b", "a", "x"]) == 1)
    #expect(tree.nearest(to: ["b", "unlike", "a"]) == 0)
    #expect(tree.nearest(to: ["c", "x"]) == 3)
  }

  @Test func theShortestRestOfAPathComesFirst() {
    var tree = LinkTree()
    for (number, text) in ["**", "b/**", "b/*", "b/a/**"].enumerated() {
      tree.add(Self.segments(text), number: number)
    }
    #expect(tree.matches(["b", "a"]) == [2, 3, 1, 0])
    #expect(tree.matches(["b", "c", ""]) == [])
    #expect(tree.matches([]) == [0])
  }

  /// Takes hours if each path is compared with each pattern, or each pattern with the others.
  @Test func manyPatternsAreMatchedByTheLengthOfThePath() {
    var tree = LinkTree()
    for number in 0..<40_000 {
      tree.add([.literal("a\(number)"), .placeholder("x"), .literal("b")], number: number)
    }
    #expect(tree.ambiguities { _, _, _ in true }.isEmpty)
    for number in stride(from: 0, to: 40_000, by: 7) {
      #expect(tree.matches(["a\(number)", "1", "b"]) == [number])
      _ = tree.nearest(to: ["c\(number)", "1"])
    }
  }

  /// Takes minutes if each of the ambiguous patterns is compared with each other one.
  @Test(arguments: [false, true])
  func manyAmbiguousPatternsAreComparedOnce(isMixed: Bool) {
    var tree = LinkTree()
    let count = 20_000
    for number in 0..<2 * count {
      let isFirst = isMixed ? number.isMultiple(of: 2) : number < count
      tree.add(Self.segments(isFirst ? "a\(number)/*" : "*/b\(number)"), number: number)
    }
    let found = tree.ambiguities { _, _, _ in true }
    #expect(found.count == (isMixed ? 2 * count - 1 : count))
    #expect(found.allSatisfy { $0.first < $0.second })
  }
}
