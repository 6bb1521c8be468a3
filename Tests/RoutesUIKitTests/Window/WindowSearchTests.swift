import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Searches in a window.
@MainActor @Suite struct WindowSearchTests {
  private final class Delegate: NSObject, UISearchControllerDelegate, SearchController.Delegate {
    private(set) var calls: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("1") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("2") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("3") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("4") }
    nonisolated func willPresent(_ searchController: SearchController) { add("1") }
    nonisolated func didPresent(_ searchController: SearchController) { add("2") }
    nonisolated func willDismiss(_ searchController: SearchController) { add("3") }
    nonisolated func didDismiss(_ searchController: SearchController) { add("4") }
    nonisolated private func add(_ call: String) { MainActor.assumeIsolated { calls.append(call) } }
  }

  @Test(arguments: [true, false])
  func `the graph sees the search that a user begins`(_ definesContext: Bool) throws {
    try TestWorld.inWindow { world, home in
      home.definesPresentationContext = definesContext
      let delegate = Delegate()
      let search = UISearchController(searchResultsController: world.screen("results"))
      search.delegate = delegate
      home.navigationItem.searchController = search
      search.userTapsBar()
      world.settle()
      #expect(search.isActive && delegate.calls == ["1", "2"])
      try world.graph.expect(
        definesContext
          ? "nav(TestScreen > overCurrentContext search(TestScreen))"
          : "nav(TestScreen) > overCurrentContext search(TestScreen)"
      )
      try world.move { try $0.push(world.screen("city"), from: home) }
      try world.move { try $0.pop(from: home) }
      search.userTapsCancel()
      world.settle()
      #expect(!search.isActive && delegate.calls == ["1", "2", "3", "4"])
      try world.graph.expect("nav(TestScreen)")
    }
  }

  @Test func `the graph presents a search controller and dismisses it`() throws {
    try TestWorld.inWindow { world, home in
      home.definesPresentationContext = true
      let search = UISearchController(searchResultsController: nil)
      expectReason(.presentation(.searchStyle(.fullScreen))) {
        try world.graph.present(search, style: .fullScreen)
      }
      try world.move { try $0.present(search) }
      #expect(search.isActive && search.modalPresentationStyle == .custom)
      try world.graph.expect("nav(TestScreen > overCurrentContext search())")
      try world.move { try $0.dismiss(home) }
      try world.graph.expect("nav(TestScreen)")
    }
  }

  @Test(arguments: TestWorld.Kind.allCases)
  func `a search of the library is the same in memory and in a window`(
    _ kind: TestWorld.Kind
  ) throws {
    try TestWorld.run(kind) { world in
      let home = world.screen("home")
      home.definesPresentationContext = true
      try world.graph.setRoot(NavigationController(root: home))
      let delegate = Delegate()
      let search = SearchController(results: world.screen("results"))
      search.delegate = delegate
      try world.move { try $0.beginSearch(search, from: home) }
      #expect(world.graph.isActive(search))
      try world.graph.expect("nav(TestScreen > overCurrentContext search(TestScreen))")
      try world.move { try $0.endSearch(search) }
      #expect(!world.graph.isActive(search))
      #expect(delegate.calls == ["1", "2", "3", "4"])
      try world.graph.expect("nav(TestScreen)")
    }
  }
}
