#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A screen that notes the calls of UIKit, or of a graph in memory.
  package class RunScreen: RecordingViewController, @MainActor LifecycleController {
    package init(_ name: String, _ log: RunLog) {
      super.init(name) { log.note("\(name) \($0.rawValue)") }
    }

    package required init?(coder: NSCoder) { nil }

    package func didLoad() { note(.didLoad) }
    package func willAppear() { note(.willAppear) }
    package func didAppear() { note(.didAppear) }
    package func willDisappear() { note(.willDisappear) }
    package func didDisappear() { note(.didDisappear) }
  }

  final class RunResultScreen: RunScreen, @MainActor ResultController {
    typealias Output = String
  }

  /// The calls to the screens of one world, in order.
  package typealias RunLog = CallLog<String>

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
