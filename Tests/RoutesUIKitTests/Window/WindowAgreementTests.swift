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
      let window = UIWindow.visible(seed % 3 == 0 ? .regular : .compact)
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

  @Test func `a window without lost completions gets no further requests`() throws {
    func settles(_ areReliable: Bool?) throws -> Int {
      try UIKitRecord.run { record in
        let window = UIWindow.visible()
        var count = 0
        let runs = ConformanceRuns(window) {
          record.settle()
          count += 1
        }
        let found =
          try areReliable.map { try runs.differences(seed: 2, completionsAreReliable: $0) }
          ?? runs.differences(seed: 2)
        #expect(found == [])
        return count
      }
    }
    let count = try settles(nil)
    try #expect(settles(true) == count && settles(false) == 4 * (count - 1) + 1)
  }

  @Test(arguments: [0, 1] as [UInt64])
  func `every second run is animated`(first: UInt64) throws {
    var count = 0
    for seed in stride(from: first, to: 20, by: 2) {
      try UIKitRecord.run { record in
        // Since iOS 18 a change of the tab is animated, whoever makes it.
        record.version = 17
        let window = UIWindow.visible()
        let runs = ConformanceRuns(window) {
          let root = window.rootViewController
          if root?.transitionCoordinator?.isAnimated == true { count += 1 }
          record.settle()
        }
        try #expect(runs.differences(seed: seed) == [])
      }
    }
    #expect((count > 0) == (first == 0))
  }

  private static let seeds = 0..<UInt64(Effort.times(40))

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
