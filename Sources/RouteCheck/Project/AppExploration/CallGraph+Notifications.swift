import CodeFacts
import ProjectModel
import Routes

extension CallGraph {
  /// The methods that screens run for notifications which only taps on views in their rows post. Each is an action of the
  /// code that adds the observer.
  ///
  /// - Parameter isView: Whether a type is a view.
  func notifications(fromViews isView: (ExactString) -> Bool) -> [Mention] {
    let tapped = actions.connected.union(actionsInCode).filter { isView($0.type) }
    // The types of the views in the rows of each type.
    var views: [ExactString: Set<ExactString>] = [:]
    for use in mentions.values.joined() where ScreenCode.isForCells(use.function.name) {
      if case .instance(let view) = use.receiver {
        views[use.function.type, default: []].insert(view)
      }
    }
    return mentions.flatMap { name, uses in
      uses.compactMap { use in
        let type = use.function.type
        guard use.sender == .observer, let notification = use.message,
          use.function.name == "viewDidLoad", !use.isConditional, mayBeDelegate(type),
          !overloaded.contains(Function(type, name)), !removesObservers(type)
        else { return nil }
        let posts = (mentions["post"] ?? []).filter { $0.message == notification }
        // Nothing else names the notification.
        guard mentions[notification]?.count == posts.count + 1, !posts.isEmpty,
          posts.allSatisfy({ post in
            tapped.contains(post.function) && post.receiver == .instance("NotificationCenter")
              && post.moment == .call && !post.isDoubtful
              && views[type]?.contains(post.function.type) == true
          })
        else { return nil }
        var action = use
        action.receiver = .own
        action.sender = .control
        return action
      }
    }
  }

  /// Whether a type may stop observing while its object is there.
  private func removesObservers(_ type: ExactString) -> Bool {
    mentions["removeObserver"]?.contains {
      $0.function.type == type && $0.function.name != "deinit"
    } == true
  }
}
