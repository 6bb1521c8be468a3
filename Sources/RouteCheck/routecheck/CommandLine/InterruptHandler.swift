import Dispatch
import Foundation

/// Calls a closure when the user interrupts the program, instead of ending it.
final class InterruptHandler: Sendable {
  private let source: any DispatchSourceSignal & Sendable

  init(_ action: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler(handler: action)
    source.resume()
    self.source = source
  }

  deinit {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
