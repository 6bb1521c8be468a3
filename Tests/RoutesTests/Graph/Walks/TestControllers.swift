import Routes

/// The calls to the controllers of a walk, in order.
final class WalkLog {
  var calls: [Call] = []
  /// The number of calls so far.
  private var count = 0
  /// The requests to make inside calls, by the numbers of these.
  var requests: [Int: Request] = [:]
  private(set) var answers: [Int: Answer] = [:]
  var perform: (Request) -> Answer = { _ in .refused(.unexpected) }
  /// How a controller moves: 1 for being presented, 2 for being dismissed, 4 and 8 for moving to and
  /// from a parent, and 16 with a coordinator.
  var movement: (any Controller) -> Int = { _ in 0 }

  /// Informs a controller of the end of an animated transition.
  var coordinate: (any Logged) -> Void = { _ in }

  func add(_ call: Call) {
    calls.append(call)
    count += 1
    let number = count
    guard let request = requests.removeValue(forKey: number) else { return }
    answers[number] = perform(request)
  }

  /// Returns the answers since the last time.
  func takeAnswers() -> [Int: Answer] {
    defer { answers = [:] }
    return answers
  }
}

/// A controller of a walk.
protocol Numbered: Controller {
  var number: Int { get }
}

/// A controller of a walk that logs its calls.
protocol Logged: Numbered, LifecycleController {
  var log: WalkLog { get }
}

extension Logged {
  func note(_ what: Call.What, _ other: Int = 0) {
    log.add(Call(what: what, number: number, other: other))
  }

  func didLoad() { note(.didLoad) }
  func willAppear() {
    log.coordinate(self)
    note(.willAppear, log.movement(self))
  }
  func isAppearing() { note(.isAppearing, log.movement(self)) }
  func didAppear() { note(.didAppear, log.movement(self)) }
  func willDisappear() { note(.willDisappear, log.movement(self)) }
  func didDisappear() { note(.didDisappear, log.movement(self)) }
  func willMove(toParent parent: (any Controller)?) { note(.willMove, walkNumber(of: parent)) }
  func didMove(toParent parent: (any Controller)?) { note(.didMove, walkNumber(of: parent)) }
}

func walkNumber(of controller: (any Controller)?) -> Int {
  (controller as? any Numbered)?.number
    ?? (controller as? AlertController)?.title.flatMap(Int.init) ?? 0
}

/// The classes of the walks' controllers. Their names are those of ``ModelController/Kind``.
enum TestControllers {
  class PlainController: Logged, SegueSource, DismissalResponder, PopResponder {
    let number: Int
    let log: WalkLog
    required init(_ number: Int, _ log: WalkLog) {
      self.number = number
      self.log = log
    }

    var isModalInPresentation: Bool { false }
    var isWilling: Bool { true }

    func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
      note(.shouldPerform)
      return isWilling
    }
    func prepare(for segue: PerformedSegue) { note(.prepare) }
    func shouldDismiss() -> Bool {
      note(.shouldDismiss)
      return isWilling
    }
    func willDismiss() { note(.willDismiss) }
    func didDismiss() { note(.didDismiss) }
    func didAttemptToDismiss() { note(.didAttemptToDismiss) }
    var isSwipeBackEnabled: Bool { !isModalInPresentation }
    func shouldPop() -> Bool {
      note(.shouldPop)
      return isWilling
    }
  }

  /// The target of the walks' unwinds.
  final class HomeController: PlainController, UnwindReceiver {
    func unwind(_ action: String, from source: any Controller) {
      note(.unwind, walkNumber(of: source))
    }
  }

  final class ContextController: PlainController, PresentationContextController {
    var definesPresentationContext: Bool { true }
  }

  final class ModalController: PlainController {
    override var isModalInPresentation: Bool { true }
  }

  final class UnwillingController: PlainController {
    override var isWilling: Bool { false }
  }

  final class FloatingController: PlainController, PresentableController {
    var isUndimmed: Bool { true }
  }

  final class BareController: PlainController, NavigationController.BarHiding {
    var hidesBottomBarWhenPushed: Bool { true }
    var hidesBackButton: Bool { true }
  }

  /// The delegate of its own presentation, which makes it full screen in compact width, with even numbers in a stack.
  final class AdaptiveController: PlainController, PresentableController, DismissalDelegate {
    private let wrap: (any Controller) -> any Controller

    init(_ number: Int, _ log: WalkLog, wrap: @escaping (any Controller) -> any Controller) {
      self.wrap = wrap
      super.init(number, log)
    }

    required init(_ number: Int, _ log: WalkLog) {
      wrap = { $0 }
      super.init(number, log)
    }

    var dismissalDelegate: (any DismissalDelegate)? { self }

    func adaptiveStyle(
      of controller: any Controller,
      style: PresentationStyle
    ) -> PresentationStyle {
      note(.adapts)
      return .fullScreen
    }
    func adaptiveController(
      for controller: any Controller,
      style: PresentationStyle
    ) -> any Controller { number % 2 == 0 ? wrap(controller) : controller }
    func shouldDismiss(_ presented: any Controller) -> Bool { shouldDismiss() }
    func willDismiss(_ presented: any Controller) { willDismiss() }
    func didDismiss(_ presented: any Controller) { didDismiss() }
    func didAttemptToDismiss(_ presented: any Controller) { didAttemptToDismiss() }
  }

  final class SilentController: Numbered {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
}
