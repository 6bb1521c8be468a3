import Routes

/// Uses the app as a user would and prints the state after each step.
@main
struct Program {
  static func main() throws {
    var registry = SegueRegistry()
    try registry.register(.showConversation, from: FeedController.self, kind: .show) {
      ConversationController()
    }
    try registry.register(.shareStatus, kind: .presentation, in: .navigation) {
      ShareController()
    }

    let feed = FeedController()
    let graph = try ControllerGraph(root: NavigationController(root: feed), registry: registry)

    func show(_ action: String) {
      print("\(action): \(graph.snapshot)")
    }

    show("start")

    let conversation = try graph.perform(.showConversation, from: feed) {
      $0.status = feed.statuses[0]
    }
    show("tap a status")
    print("  the conversation is about '\(conversation.status?.text ?? "nothing")'")

    // The segue leads to a navigation controller. The closure gets its root.
    let share = try graph.perform(.shareStatus) { $0.status = conversation.status }
    show("tap share")
    print("  what is shared is '\(share.status?.text ?? "nothing")'")

    do {
      try graph.perform(.shareStatus, at: conversation) { $0.status = conversation.status }
    } catch let refusal as Refusal {
      print("  refused: \(refusal.reason)")
    }

    try graph.dismiss()
    show("close the share sheet")
  }
}
