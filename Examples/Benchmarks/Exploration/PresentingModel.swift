import Routes

/// Twelve screens that present others by 39 segues: four that all present each other, and eight that
/// these four present.
enum PresentingModel {
  /// The destinations of each screen's segues.
  static let segues: [[Int]] = (0..<12).map { screen in
    guard screen < 4 else { return [] }
    let others = (0..<4).filter { $0 != screen }
    let last = (0..<(screen == 3 ? 6 : 7)).map { 4 + (2 * screen + $0) % 8 }
    return others + last
  }

  static var storyboard: Storyboard {
    Storyboard(
      name: "Main",
      initialScene: "s0",
      scenes: segues.enumerated().map { screen, destinations in
        Storyboard.Scene(
          id: "s\(screen)",
          customClass: "Screen\(screen)Controller",
          segues: destinations.enumerated().map { number, destination in
            .init(id: "g\(screen).\(number)", kind: .presentation, destination: "s\(destination)")
          }
        )
      }
    )
  }
}
