import Routes
import TestSupport

extension Snapshot {
  /// A random snapshot of a few screens.
  ///
  /// - Parameter isValid: Whether a graph may have this snapshot.
  static func random(
    isValid: Bool,
    using random: inout SplitMix
  ) -> Snapshot {
    var snapshot = Snapshot(width: Bool.random(using: &random) ? .compact : .regular)
    if isValid {
      snapshot.grow(at: .root, depth: 0, using: &random)
      return snapshot
    }
    for position in 0..<Int.random(in: 1...5, using: &random) {
      let owner = Int.random(in: -1...position, using: &random)
      let placements: [Placement] = [
        .root, .child(of: owner), .child(of: owner), .embedded(in: owner),
        .column(
          SplitViewController.Column.allCases.randomElement(using: &random) ?? .primary,
          of: owner
        ),
        .presented(
          by: owner,
          style: PresentationStyle.allCases.randomElement(using: &random) ?? .custom
        ),
      ]
      let placement = position == 0 ? .root : placements.randomElement(using: &random) ?? .root
      snapshot.append(at: placement, Bool.random(using: &random), using: &random)
    }
    return snapshot
  }

  private static let kinds: [Kind] = [
    .screen, .screen, .navigation, .tab, .split, .page, .search, .container,
  ]

  @discardableResult
  private mutating func append(
    at placement: Placement,
    _ isSelected: Bool,
    of kinds: [Kind] = Self.kinds,
    using random: inout SplitMix
  ) -> Kind {
    let kind = kinds.randomElement(using: &random) ?? .screen
    let names =
      kind == .screen || kind == .container ? ["Feed", "a b", "nav", "_", ""] : ["", "Main"]
    let name = names.randomElement(using: &random) ?? ""
    screens.append(
      Screen(name: ExactString(name), kind: kind, placement: placement, isSelected: isSelected)
    )
    return kind
  }

  private mutating func grow(
    at placement: Placement,
    isSelected: Bool = false,
    of kinds: [Kind] = Self.kinds,
    depth: Int,
    using random: inout SplitMix
  ) {
    let index = screens.count
    let kind = append(at: placement, isSelected, of: kinds, using: &random)
    guard depth < 4 else { return }
    let count = Int.random(
      in: 0...(kind == .search ? 1 : kind == .page ? 2 : 3),
      using: &random
    )
    let isStack = kind == .navigation
    switch kind {
    case .screen: break
    case .split:
      for column in SplitViewController.Column.allCases where Bool.random(using: &random) {
        grow(at: .column(column, of: index), depth: depth + 1, using: &random)
      }
    default:
      let selected: Int? =
        switch kind {
        case .tab where count > 0: Int.random(in: 0..<count, using: &random)
        case .container: Int.random(in: 0...count, using: &random)
        default: nil
        }
      for child in 0..<count {
        let placement = Placement.child(of: index)
        grow(
          at: placement,
          isSelected: child == selected,
          of: isStack ? Self.kinds.filter { $0 != .navigation && $0 != .split } : Self.kinds,
          depth: depth + 1,
          using: &random
        )
      }
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      grow(at: .embedded(in: index), depth: depth + 1, using: &random)
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      grow(
        at: .presented(by: index, style: .pageSheet),
        depth: depth + 1,
        using: &random
      )
    }
  }
}
