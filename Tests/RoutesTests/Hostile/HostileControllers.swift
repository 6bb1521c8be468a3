import Routes

/// A screen with a name that messages show by its class alone.
class HostileScreen: Controller {}

/// A screen that does something in one of its lifecycle calls, once.
final class HostileLifecycle: LifecycleController {
  private let call: ControllerGraph.LifecycleCall
  private var action: (() -> Void)?

  init(_ call: ControllerGraph.LifecycleCall, _ action: @escaping () -> Void) {
    self.call = call
    self.action = action
  }

  private func receive(_ call: ControllerGraph.LifecycleCall) {
    guard call == self.call, let action else { return }
    self.action = nil
    action()
  }

  func didLoad() { receive(.didLoad) }
  func willAppear() { receive(.willAppear) }
  func isAppearing() { receive(.isAppearing) }
  func didAppear() { receive(.didAppear) }
  func willDisappear() { receive(.willDisappear) }
  func didDisappear() { receive(.didDisappear) }
  func willMove(toParent parent: (any Controller)?) {
    receive(parent == nil ? .willMoveFromParent : .willMoveToParent)
  }
  func didMove(toParent parent: (any Controller)?) {
    receive(parent == nil ? .didMoveFromParent : .didMoveToParent)
  }
}

/// A container that says what it likes about what is inside it.
final class LyingContainer: ArrangeableContainer {
  var childControllers: [any Controller] { answers(self).children }
  var content: (any Controller)? { answers(self).content }
  var answers: (LyingContainer) -> (children: [any Controller], content: (any Controller)?)
  var onArrange: () -> Void = {}
  weak var graph: ControllerGraph?
  /// What was arranged last, for answers that tell the truth.
  var arranged: (children: [any Controller], content: (any Controller)?) = ([], nil)

  init(
    _ answers:
      @escaping (LyingContainer) -> (children: [any Controller], content: (any Controller)?) = {
        $0.arranged
      }
  ) {
    self.answers = answers
  }

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    arranged = (children, content)
    onArrange()
  }
}

/// What a closure throws.
struct HostileError: Error {}

/// Texts for every reader of text.
enum HostileNotation {
  static let texts: [String] = [
    "", " ", "\0", "\n", "(", ")", "[", "]", "*", "_", ">", ":", ",", "\"", "\\", "'", "nav",
    "nav(",
    "nav)", "nav()", "nav(,)", "nav(A,)", "nav(*A, *B)", "tab(*A, *B)", "tab(**A)", "A B", "A > ",
    "> A", "A > sheet", "A > sheet sheet", "A > shet B", "A > sheet B > ", "A[", "A[B", "A[]",
    "A[B]]",
    "A(B)(C)", "nav:(A)", "nav::A(B)", ":A", "regular:", "regular: regular: A", "rgular: A",
    "split(A, B, C, D)", "split(_, _, _)", "split(*_)", "page(*A, B)", "\"A", "\"A\\", "\"\\u{\"",
    "\"\\u{110000}\"", "\"\\u{D800}\"", "\"\\u{FFFFFFFFFFFFFFFF}\"", "\"\\q\"", "A\u{301}(B)",
    "\u{600}(A)", "nav\u{301}(A)", "nav(A\u{600}, B)", "\u{202E}A", "A\r\nB", "\u{FEFF}nav(A)",
    "\u{1F469}\u{200D}\u{1F680}", "nav(\u{0}A)", "A;B", "A//B", "A/*", "1", "-1", "*",
    "NAV(A)", "tab(*A) > fullScreen > sheet B", "A > sheet (B)", "(A)", "((A))", "*A",
  ]

  static let storyboards: [String] = [
    "storyboard", "storyboard name=", "storyboard name=\"", "storyboard name=A scene id=b",
    "storyboard name=A\nscene", "storyboard name=A\nscene id=",
    "storyboard name=A\nscene id=a id=a",
    "storyboard name=A\nscene id=a\nscene id=a", "storyboard name=A\nsegue id=a kind=show",
    "storyboard name=A\nscene id=a\nsegue id=b kind=show",
    "storyboard name=A\nscene id=a\nsegue kind=show destination=a",
    "storyboard name=A\nscene id=a x=nan y=inf", "storyboard name=A\nscene id=a x=1e999 y=1",
    "storyboard name=A\nscene id=a x=1", "storyboard name=A\nexit id=a",
    "storyboard name=A\nreference",
    "storyboard name=A\nscene id=a\nreference\nreference", "storyboard name=A name=A",
    "storyboard name=A platform=iOS platform=iOS", "storyboard name=A isLaunchScreen=yes",
    "storyboard name\u{301}=A", "storyboard name=\u{600}", "storyboard\u{301} name=A",
    "storyboard name=\"\\u{110000}\"", "storyboard name=\"\\u{D800}\"", "storyboard name=\"\\u{",
    "storyboard name=\"A\"B", "storyboard  name=A\r\n\r\nscene\tid=a", "storyboard name=A\u{2028}",
    "scene id=a", "\u{FEFF}storyboard name=A", "storyboard name==A", "storyboard =", "=\n=",
  ]
}
