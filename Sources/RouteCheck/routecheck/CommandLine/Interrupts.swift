import Dispatch
import Foundation

/// The interrupts of the program, such as those of Control-C.
enum Interrupts {
  /// Calls a closure at the next interrupt, instead of ending the program. The one after it ends the
  /// program.
  static func handleNext(_ action: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    // The source lives as long as its handler.
    source.setEventHandler {
      source.cancel()
      signal(SIGINT, SIG_DFL)
      action()
    }
    source.resume()
  }
}
