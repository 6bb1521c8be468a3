/// Checks the order of each controller's appearance calls, without the model.
struct AppearanceChecker {
  private var states: [Int: State] = [:]

  private enum State { case appearing, appeared, disappearing }

  /// Adds calls, and throws if one cannot follow the ones before it.
  mutating func add(_ calls: [Call]) throws {
    for call in calls {
      let state = states[call.number]
      switch (call.what, state) {
      case (.willAppear, nil), (.willAppear, .disappearing): states[call.number] = .appearing
      case (.isAppearing, .appearing): break
      case (.didAppear, .appearing): states[call.number] = .appeared
      case (.willDisappear, .appeared), (.willDisappear, .appearing):
        states[call.number] = .disappearing
      case (.didDisappear, .disappearing): states[call.number] = nil
      case (.didLoad, nil): break
      case (.didLoad, _), (.willAppear, _), (.isAppearing, _), (.didAppear, _),
        (.willDisappear, _), (.didDisappear, _):
        let was = state.map { "\($0)" } ?? "off screen"
        throw WalkRun.Failure(description: "calls: \(call) came to one that was \(was)")
      default: break
      }
    }
  }

  /// Checks, at rest, that exactly the controllers on screen have appeared.
  func check(shown: [ModelController]) throws {
    let expected = Set(shown.filter(\.observes).map(\.number))
    let found = Set(states.filter { $0.value == .appeared }.keys)
    guard expected == found, found.count == states.count else {
      throw WalkRun.Failure(
        description: "appeared are \(found.sorted()), on screen are \(expected.sorted())"
      )
    }
  }
}
