#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes

  extension SegueRegistry {
    /// Runs the preparations of a segue that another framework performs.
    ///
    /// A segue that is not registered has none.
    ///
    /// - Throws: `UnwrappingError`, `Refusal.Reason` when several registered segues fit the source, or
    ///   the error of a preparation.
    func prepare(_ segue: PerformedSegue) throws {
      guard let group = groups[segue.identifier],
        let registration = try choice(in: group, for: segue.source, of: nil)
      else { return }
      for preparation in registration.preparations { try preparation.run(on: segue.destination) }
    }
  }

  extension Preparation {
    /// Prepares the controller inside a destination that the preparation is meant for.
    ///
    /// - Throws: `UnwrappingError`, or the error of the preparation.
    func run(on destination: any Controller) throws {
      do {
        _ = try prepare(destination)
      } catch let mismatch as Mismatch {
        throw mismatch.error
      }
    }
  }
#endif
