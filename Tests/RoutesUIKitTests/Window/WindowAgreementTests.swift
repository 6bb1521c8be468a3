import RoutesUIKitTesting
import TestSupport
import Testing
import UIKit

/// Random requests, in memory and in a window: the answers, the states, the results and the calls are the
/// same.
@MainActor @Suite struct WindowAgreementTests {
  /// The difference of a run, and what UIKit complained of.
  private func differences(
    seed: UInt64,
    version: Int = 26,
    completion: (() -> UIKitCompletion)? = nil
  ) throws -> [String] {
    try UIKitRecord.run { record in
      record.version = version
      if let completion { record.completion = completion }
      let window = UIWindow()
      window.horizontalSizeClass = seed % 3 == 0 ? .regular : .compact
      window.makeKeyAndVisible()
      var time = ContinuousClock.now
      let runs = ConformanceRuns(
        window,
        gesture: { window.user(makes: $0) },
        now: { time }
      ) {
        record.settle()
        time += .seconds(3)
      }
      let found = try runs.differences(seed: seed, completionsAreReliable: completion == nil)
      return found.map(\.description) + record.warnings + record.exceptions
    }
  }

  private static let seeds = 0..<UInt64(Effort.times(100))

  @Test(arguments: 0..<20) func `both worlds agree`(part: UInt64) throws {
    for seed in Self.seeds where seed % 20 == part {
      #expect(try differences(seed: seed) == [], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<20) func `both worlds agree before iOS 18`(part: UInt64) throws {
    for seed in Self.seeds where seed % 20 == part {
      #expect(try differences(seed: seed, version: 17) == [], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<20) func `both worlds agree although completions are lost`(part: UInt64)
    throws
  {
    for seed in Self.seeds where seed % 20 == part {
      var random = SplitMix(seed: seed)
      let found = try differences(seed: seed) { UIKitCompletion.allCases[random.below(3)] }
      #expect(found == [], "seed \(seed)")
    }
  }
}

extension UIWindow {
  /// Makes a gesture of a user in the window.
  fileprivate func user(makes gesture: ConformanceGesture) {
    var front = rootViewController
    while let next = front?.presentedViewController ?? front?.contentOutsideGraph {
      front = next as? UIViewController
    }
    switch gesture {
    case .swipeDown, .cancelledSwipeDown:
      while let parent = front?.parent { front = parent }
      front?.userSwipesDown(isCancelled: gesture == .cancelledSwipeDown)
    case .back: front?.navigationController?.userTapsBack()
    case .cancelledSwipeBack: front?.navigationController?.userCancelsSwipeBack()
    }
  }
}
