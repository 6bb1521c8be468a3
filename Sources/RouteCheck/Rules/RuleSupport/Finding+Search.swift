import AppExploration
import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

extension Finding {
  /// A finding about a screen after some taps; `nil` if code may leave it.
  ///
  /// Code that shows a screen may also take it away, for example when its data has arrived.
  package init?(
    _ end: Exploration.DeadEnd,
    _ message: (ExactString) -> String,
    in search: ExplorationResult
  ) {
    let path = search.exploration.path(toState: end.state)
    guard let object = end.scenes.last, let view = search.app.view(of: object),
      end.scenes.allSatisfy({ search.app.facts.scenes[$0]?.mayLeave == false }),
      path.steps.last?.move.segue.flatMap(search.app.segue)?.segue.trigger != nil
    else { return nil }
    self.init(
      view,
      at: view.locations.customClass,
      message(search.app.label(of: view)),
      witness: search.witness(path)
    )
  }

  /// A finding about a line of a file of properties.
  package init(
    _ checked: ExplorationResult.CheckedProperty,
    _ message: String,
    _ path: Exploration.Path? = nil,
    in search: ExplorationResult
  ) {
    self.init(
      file: checked.file,
      location: TextLocation(
        line: UInt32(clamping: checked.property.line),
        column: 1,
        length: UInt32(clamping: checked.property.text.utf8.count)
      ),
      message,
      witness: search.witness(path ?? .init(start: search.exploration.start))
    )
  }
}

extension ExplorationResult {
  /// A finding for each certainly refused segue, with the first taps before the refusal. Code that hides or
  /// disables the control, refuses the segue, or performs it under a condition may prevent the failure.
  ///
  /// - Parameters:
  ///   - segues: The unconditional segues between scenes.
  ///   - isReported: Whether to report a reason.
  ///   - message: The message for the segue in words, and the reason.
  package func findings(
    in segues: UnconditionalSegues,
    ofRefusals isReported: (Refusal.Reason, Storyboard.Segue) -> Bool,
    _ message: (_ subject: String, _ reason: Refusal.Reason) -> String
  ) -> [Finding] {
    var reported: Set<Storyboard.SegueObject> = []
    return outcomes.compactMap { outcome in
      guard outcome.isCertain, case .refused(let reason) = outcome.kind,
        let object = outcome.move.segue, let segue = app.segue(object),
        isReported(reason, segue.segue), reported.insert(object).inserted,
        let scene = segues.scenes.firstIndex(where: { $0.reference == segue.view.reference }),
        let own = segues.code[scene], !own.mayRefuse(segue.segue), own.alwaysPerforms(segue.segue),
        !own.sets([.hiddenOutlet, .disabledOutlet], of: segue.locations, in: segue.view.file)
      else { return nil }
      return Finding(
        segue,
        at: segue.locations.place,
        message(segue.segue.subject, reason),
        witness: witness(making: outcome)
      )
    }
  }
}
