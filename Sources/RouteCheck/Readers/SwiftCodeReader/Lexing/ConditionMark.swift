import SourceText

/// The start or end of a branch of conditional code, or of a side of a merge conflict.
enum ConditionMark {
  case start, middle, end

  /// Creates a mark from a directive or a conflict marker; `nil` for any other token.
  init?(_ token: SwiftToken, _ bytes: SourceBytes) {
    switch (token.kind, token.word) {
    case (.directive, .poundIf): self = .start
    case (.directive, .poundElse), (.directive, .poundElseIf): self = .middle
    case (.directive, .poundEnd): self = .end
    case (.conflictMarker, _):
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "<"): self = .start
      case UInt8(ascii: ">"): self = .end
      default: self = .middle
      }
    default: return nil
    }
  }
}
