extension Attempt {
  static let all: [Attempt] = names + storyboards + sources + tables
}
