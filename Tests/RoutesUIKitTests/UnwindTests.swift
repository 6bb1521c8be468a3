import Routes
import RoutesUIKit
import Testing
import UIKit

/// Typed unwinds of view controllers.
@MainActor @Suite struct UnwindTests {
  enum InboxUnwind: ExactString {
    case discard = "discardWithSegue:"
  }

  final class InboxViewController: UIViewController, @MainActor TypedUnwindReceiver {
    var log: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      forward(segue, sender: sender)
    }

    func unwind(_ action: InboxUnwind, from source: any Controller) {
      switch action {
      case .discard: log.append("discarded \(type(of: source))")
      }
    }

    func discard(segue: UIStoryboardSegue) { forward(segue, as: .discard) }
  }

  final class DraftViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      forward(segue, sender: sender)
    }
  }

  private static let storyboard: Storyboard = """
    storyboard name=Mail
    scene id=draft identifier=Draft customClass=DraftViewController
    exit id=exit
    segue id=discard kind=unwind identifier=Discard destination=exit unwindAction=discardWithSegue:
    """

  /// Shows a draft above the inbox, and calls a closure.
  private func run(
    _ test: (InboxViewController, DraftViewController, UIKitRecord) throws -> Void
  ) throws {
    try UIKitRecord.run { record in
      record.contents = UIStoryboard.Contents(
        [Self.storyboard],
        classes: [DraftViewController.self]
      )
      record.contents.add("discardWithSegue:") { (inbox: InboxViewController, segue) in
        inbox.discard(segue: segue)
      }
      let inbox = InboxViewController(nibName: nil, bundle: nil)
      let window = UIWindow()
      let stack = UINavigationController(nibName: nil, bundle: nil)
      stack.setViewControllers([inbox], animated: false)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let draft = UIStoryboard(name: "Mail", bundle: nil)
        .instantiateViewController(withIdentifier: "Draft")
      stack.pushViewController(draft, animated: false)
      record.settle()
      try test(inbox, try #require(draft as? DraftViewController), record)
      #expect(stack.topViewController === inbox)
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  @Test func anActionOfUIKitReachesItsCase() throws {
    try run { inbox, draft, record in
      draft.userTouches(segue: "discard")
      record.settle()
      #expect(inbox.log == ["discarded DraftViewController"])
    }
  }

  @Test func aPerformedUnwindPreparesItsTarget() throws {
    try run { inbox, draft, record in
      try draft.perform(Segue<InboxViewController>("Discard")) { $0.log.append("prepared") }
      record.settle()
      #expect(inbox.log == ["prepared", "discarded DraftViewController"])
    }
  }

  @Test func aTypedUnwindSegueIsPerformedByItsClass() throws {
    try run { inbox, draft, record in
      let target = try draft.perform(unwind: .discard) { $0.log.append("prepared") }
      #expect(target === inbox)
      record.settle()
      #expect(inbox.log == ["prepared", "discarded DraftViewController"])
    }
  }

  @Test func `an unwind segue is performed without a try`() throws {
    try run { inbox, draft, record in
      draft.go(unwind: .discard) { $0.log.append("prepared") }
      record.settle()
      #expect(inbox.log == ["prepared", "discarded DraftViewController"])
    }
  }

  @Test func `an unwind that no controller takes is refused with that reason`() throws {
    try UIKitRecord.run { record in
      record.contents = UIStoryboard.Contents(
        [Self.storyboard],
        classes: [DraftViewController.self]
      )
      let draft = try #require(
        UIStoryboard(name: "Mail", bundle: nil)
          .instantiateViewController(withIdentifier: "Draft") as? DraftViewController
      )
      expectReason(.segue(.unwindNotTaken(identifier: "Discard", source: "DraftViewController"))) {
        try draft.perform(unwind: .discard)
      }
    }
  }
}

extension Segue<UnwindTests.InboxViewController>.Unwinding<UnwindTests.DraftViewController> {
  fileprivate static var discard: Self { .init("Discard") }
}
