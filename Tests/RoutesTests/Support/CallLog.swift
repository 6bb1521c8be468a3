import Routes
import Testing

/// The calls to several controllers, in order, one line each.
final class CallLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The four appearance calls since the last time.
  func takeAppearances() -> [String] {
    take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
  }

  /// Expects the calls since the last time.
  func expect(_ calls: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(take() == calls, sourceLocation: sourceLocation)
  }

  /// Expects the appearance calls since the last time.
  func expectAppearances(_ calls: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(takeAppearances() == calls, sourceLocation: sourceLocation)
  }
}

/// A screen that logs its calls.
class LoggedController: LifecycleController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func didLoad() { log.add("\(name) didLoad") }
  func willAppear() { log.add("\(name) willAppear") }
  func isAppearing() { log.add("\(name) isAppearing") }
  func didAppear() { log.add("\(name) didAppear") }
  func willDisappear() { log.add("\(name) willDisappear") }
  func didDisappear() { log.add("\(name) didDisappear") }
  func willMove(toParent parent: (any Controller)?) { log.add("\(name) willMove\(suffix(parent))") }
  func didMove(toParent parent: (any Controller)?) { log.add("\(name) didMove\(suffix(parent))") }

  private func suffix(_ parent: (any Controller)?) -> String { parent == nil ? "(nil)" : "" }
}

/// A stack that logs its appearance calls.
final class LoggedNavigationController: NavigationController, LifecycleController {
  let log: CallLog

  init(root: any Controller, _ log: CallLog) {
    self.log = log
    super.init(stack: [root])
  }

  func willAppear() { log.add("nav willAppear") }
  func didAppear() { log.add("nav didAppear") }
  func willDisappear() { log.add("nav willDisappear") }
  func didDisappear() { log.add("nav didDisappear") }
}
