import Testing

@testable import SwiftCodeReader

@Suite struct SwiftReaderTransitionTests {
  /// Code in a method of `Feed`, and the transitions in it.
  static let transitions: [(code: String, description: String)] = [
    ("navigationController?.pushViewController(|Detail(), animated: true)", "push Detail"),
    ("self.navigationController!.pushViewController(|Detail(item: a), animated: b)", "push Detail"),
    ("present(|Login.Controller(), animated: true, completion: nil)", "present Login.Controller"),
    ("run { [weak self] in self?.present(|Detail<Item>(), animated: true) }", "present Detail"),
    ("let x = Detail(a)\nx.item = a\npresent(|x, animated: true)", "present Detail"),
    ("var x = Detail(a)\npresent(|x, animated: true)", "present Detail"),
    ("let x: Base = Detail()\npresent(x, animated: true)", ""),
    ("let x = make()\npresent(x, animated: true)", ""),
    ("let x = make() as! Detail\npresent(x, animated: true)", ""),
    ("present(item, animated: true)", ""),
    ("present(parameter, animated: true)", ""),
    ("present(a ? Detail() : Other(), animated: true)", ""),
    ("present(Detail() ?? other, animated: true)", ""),
    ("present(Detail().content, animated: true)", ""),
    ("present(Detail())", ""),
    ("present(.detail)", ""),
    ("#if os(macOS)\npresent(Detail(), animated: true)\n#endif", ""),
    ("#if os(macOS)\n#else\npresent(|Detail(), animated: true)\n#endif", "present Detail"),
  ]

  @Test(arguments: transitions)
  func `shown controllers are read`(code: String, description: String) {
    let source = MarkedSource(
      "class Feed: UIViewController {\n  func é(parameter: Detail) {\n\(code)\n  }\n}"
    )
    let transition = source.facts.transitions.first
    #expect(transition.map { "\($0.kind) \($0.controller)" } ?? "" == description)
    #expect(source.facts.transitions.count <= 1)
    guard let transition else { return }
    #expect(transition.type == "Feed")
    #expect(transition.method == "é")
    #expect(transition.location.line == source.location?.line)
    #expect(transition.location.column == source.location?.column)
  }

  @Test func aTransitionIsAFactInAFileWithNothingElse() {
    let facts = SwiftSourceReader().read(
      """
      extension Coordinator {
        func start() { window.pushViewController(Feed(), animated: false) }
      }
      """
    )
    #expect(facts.transitions.map(\.controller) == ["Feed"])
    #expect(facts.transitions.map(\.type) == ["Coordinator"])
  }

  @Test func `transitions in tests are not read`() {
    let facts = SwiftSourceReader().read(
      """
      import XCTest
      class Tests: XCTestCase { func test() { root.present(Detail(), animated: false) } }
      """
    )
    #expect(facts.types.map(\.name) == ["Tests"])
    #expect(facts.transitions.isEmpty)
  }
}
