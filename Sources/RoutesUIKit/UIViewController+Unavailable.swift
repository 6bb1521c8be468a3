#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  // Overloads that do not compile, for mistakes that the compiler would describe in other terms. The
  // message of each says what to write instead.

  extension Controller where Self: UIViewController {
    /// Refuses: `perform` takes a segue and not its identifier.
    ///
    /// An unavailable method would lose to `NSObject.perform(_:)`, because a literal can be a selector.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - sender: The sender, which nothing receives.
    /// - Throws: `Refusal.SegueReason.untyped(identifier:)`.
    @available(
      *,
      deprecated,
      message: """
        declare the segue, as in 'extension Segue<NoteController> { static var showNote: Self { \
        .init("ShowNote") } }', and write 'perform(.showNote)'
        """
    )
    @MainActor public func perform(_ identifier: String, sender: Any? = nil) throws {
      throw refusal(identifier, .segue(.untyped(identifier: ExactString(identifier))))
    }

    /// Unavailable: a segue names the class of its screen.
    @available(
      *,
      unavailable,
      message:
        "the segue names no class; write 'extension Segue<NoteController>' instead of 'extension Segue'"
    )
    @discardableResult
    public func perform(
      _ segue: Segue<any Controller>,
      sender: Any? = nil,
      prepare: (any Controller) throws -> Void = { _ in }
    ) throws -> any Controller { preconditionFailure() }

    /// Unavailable: a view controller performs the segues of its own scene.
    @available(
      *,
      unavailable,
      message: """
        the segue starts from another class, and a view controller performs the segues of its own; \
        perform it there, or declare it without 'From' if several classes have it
        """
    )
    @discardableResult
    public func perform<Destination, Source>(
      _ segue: Segue<Destination>.From<Source>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) throws -> Destination { preconditionFailure() }

    /// Unavailable: code cannot perform a segue without an identifier.
    @available(
      *,
      unavailable,
      message: """
        only its control can start a segue without an identifier; give it one in the storyboard
        """
    )
    @discardableResult
    public func perform<Destination, Source>(
      _ segue: Segue<Destination>.Unnamed<Source>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) throws -> Destination { preconditionFailure() }

    /// Unavailable: an embed segue runs when its source loads.
    @available(
      *,
      unavailable,
      message: "an embed segue runs when its source loads; 'prepare(for:)' prepares its controller"
    )
    @discardableResult
    public func perform<Destination, Source>(
      _ segue: Segue<Destination>.Embedding<Source>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) throws -> Destination { preconditionFailure() }

    /// Unavailable: an unwind segue goes back.
    @available(
      *,
      unavailable,
      message: "an unwind segue makes no controller; write 'perform(unwind: .discard)'"
    )
    @discardableResult
    public func perform<Target, Source>(
      _ segue: Segue<Target>.Unwinding<Source>,
      sender: Any? = nil,
      prepare: (Target) throws -> Void = { _ in }
    ) throws -> Target { preconditionFailure() }
  }

  extension Controller where Self: UIViewController {
    /// Unavailable: a view controller performs the segues of its own scene.
    @available(
      *,
      unavailable,
      message: """
        the segue starts from another class, and a view controller performs the segues of its own; \
        perform it there, or declare it without 'From' if several classes have it
        """
    )
    public func go<Destination, Source>(
      by segue: Segue<Destination>.From<Source>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) {}
  }
#endif
