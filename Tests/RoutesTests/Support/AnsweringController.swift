import Routes

/// A screen, and a delegate of tabs and presentations, that answers every question by a closure.
final class AnsweringController: SegueSource, DismissalResponder, PopResponder, DismissalDelegate {
  /// The questions and the calls so far.
  var calls: [String] = []
  var isModalInPresentation = false
  var isSwipeBackEnabled = true
  /// Answers a question. By default the answer is yes.
  var answer: (String) -> Bool = { _ in true }

  private func ask(_ question: String) -> Bool {
    calls.append(question)
    return answer(question)
  }

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool { ask("shouldPerform") }
  func shouldPop() -> Bool { ask("shouldPop") }
  func shouldDismiss() -> Bool { ask("shouldDismiss") }
  func willDismiss() { calls.append("willDismiss") }
  func didDismiss() { calls.append("didDismiss") }
  func didAttemptToDismiss() { _ = ask("didAttemptToDismiss") }
  func shouldDismiss(_ presented: any Controller) -> Bool { ask("delegate shouldDismiss") }
  func willDismiss(_ presented: any Controller) { calls.append("delegate willDismiss") }
  func didDismiss(_ presented: any Controller) { calls.append("delegate didDismiss") }
  func didAttemptToDismiss(_ presented: any Controller) {
    _ = ask("delegate didAttemptToDismiss")
  }
}

extension AnsweringController: TabBarController.Delegate {
  func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool {
    ask("shouldSelect")
  }
  func didSelect(_ index: Int, in tabBarController: TabBarController) {
    calls.append("didSelect")
  }
}
