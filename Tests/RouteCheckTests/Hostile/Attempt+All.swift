extension Attempt {
  /// Every attempt, by kind.
  static let all: [Attempt] =
    names + storyboards + sources + tables + configurations + projects + paths + commandLines
    + outputs + explorations + maps
}
