#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A screen that notes the calls of UIKit, or of a graph in memory.
  class RunScreen: UIViewController, @MainActor LifecycleController {
    let name: String
    private let log: RunLog

    init(_ name: String, _ log: RunLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      willAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      didAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      willDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      didDisappear()
    }

    func willAppear() { note("willAppear") }
    func didAppear() { note("didAppear") }
    func willDisappear() { note("willDisappear") }
    func didDisappear() { note("didDisappear") }

    private func note(_ call: String) { log.calls.append("\(name) \(call)") }
  }

  /// A screen with a result.
  final class RunResultScreen: RunScreen, @MainActor ResultController {
    typealias Output = String
  }

  /// The calls to the screens of one world, in order.
  @MainActor final class RunLog {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// Random numbers that are the same for a seed on every system (SplitMix64).
  struct RunNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = state
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((number ^ (number >> 31)) % UInt64(bound))
    }
  }
#endif
