import Foundation
import Routes
import RoutesSwiftUI
import RoutesTesting
import SwiftUI
import TestSupport
import Testing

/// The views of graphs.
@MainActor @Suite struct GraphViewTests {
  private final class ModalController: DismissalResponder { let isModalInPresentation = true }

  private static func alert(_ title: String?, _ style: AlertController.Style) -> AlertController {
    AlertController(
      title: title,
      message: title.map { "\($0) a message" },
      style: style,
      textFields: style == .alert
        ? [.init(placeholder: "Name", text: "Ada"), .init(text: "secret", isSecure: true)] : [],
      actions: [
        .init("Delete", style: .destructive, isEnabled: title != nil), .init("Copy"),
        .init("Cancel", style: .cancel),
      ]
    )
  }

  private static let graphs: [(name: String, notation: String, presented: (any Controller)?)] = [
    ("a stack", "nav(Feed, Post)", nil),
    ("tabs below a sheet", "tab(*nav(Feed), Settings) > sheet nav(Share)", nil),
    ("a full screen", "Feed > fullScreen Login > sheet Help", nil),
    ("a modal sheet", "Feed", ModalController()),
    ("an alert", "Feed", alert("Delete?", .alert)),
    ("an action sheet", "Feed", alert("Share", .actionSheet)),
    ("an action sheet without a title", "Feed", alert(nil, .actionSheet)),
    ("a split controller", "regular: split(Feed, Post)", nil),
  ]

  /// A line for each view and modifier, with those inside below it.
  @Test func `graphs are shown as recorded`() throws {
    var text = ""
    for (name, notation, presented) in Self.graphs {
      let graph = try ControllerGraph(restoring: Snapshot(notation))
      let view = GraphView(graph) { Text("the view of \(ControllerName.described($0))") }
      if let presented { try graph.present(presented) }
      text += "\(name): \(graph.snapshot)\n\(description(of: view, depth: 1))"
    }
    let tabs = try ControllerGraph(restoring: Snapshot("tab(*Feed, Settings)"))
    let items = GraphView(tabs) { _ in
      EmptyView()
    } tabItem: {
      Button("tab of \(ControllerName.described($0))") {}
    }
    text += "own tab items:\n\(description(of: items, depth: 1))"
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/Views.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record the views again")
  }
}
