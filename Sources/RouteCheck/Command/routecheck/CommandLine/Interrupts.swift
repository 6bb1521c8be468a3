import Dispatch
import Foundation

/// The interrupts of the program, for example by Control-C.
enum Interrupts {
  /// Does something short that an interrupt, a closed terminal or `kill` would leave half done.
  static func ignored<Problem: Error>(_ body: () throws(Problem) -> Void) throws(Problem) {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let old = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, old) { signal(number, handler) } }
    try body()
  }

  /// Calls a closure at the next interrupt, instead of ending the program. The one after it ends the
  /// program.
  static func handleNext(_ action: @escaping @Sendable () -> Void) {
    // The thread owns the source, which is not Sendable. It is no task, because a long search can
    // occupy all threads of tasks.
    Thread.detachNewThread {
      let interrupt = DispatchSemaphore(value: 0)
      signal(SIGINT, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
      source.setEventHandler { interrupt.signal() }
      source.resume()
      interrupt.wait()
      source.cancel()
      signal(SIGINT, SIG_DFL)
      action()
    }
  }
}
