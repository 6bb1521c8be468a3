import Routes

enum ChainModel {
  /// A storyboard of screens that push each other in a stack of a tab, or present each other.
  static func storyboard(_ count: Int, pushes: Bool) -> Storyboard {
    var scenes = (0..<count).map { number in
      let next = Storyboard.Segue(
        id: "g\(number)",
        kind: pushes ? .show : .presentation,
        destination: "s\(number + 1)"
      )
      return Storyboard.Scene(
        id: "s\(number)",
        customClass: "Screen\(number)Controller",
        segues: number + 1 < count ? [next] : []
      )
    }
    guard pushes else { return Storyboard(name: "Main", initialScene: "s0", scenes: scenes) }
    scenes += [
      container("stack", .navigationController, "rootViewController", of: "s0"),
      container("tabs", .tabBarController, "viewControllers", of: "stack"),
    ]
    return Storyboard(name: "Main", initialScene: "tabs", scenes: scenes)
  }

  private static func container(
    _ id: ExactString,
    _ kind: Storyboard.Scene.Kind,
    _ relationship: ExactString,
    of child: ExactString
  ) -> Storyboard.Scene {
    Storyboard.Scene(
      id: id,
      kind: kind,
      segues: [
        .init(id: "r-\(id)", kind: .relationship, destination: child, relationship: relationship)
      ]
    )
  }
}
