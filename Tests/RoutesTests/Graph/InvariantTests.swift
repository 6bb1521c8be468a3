import Testing

@testable import Routes

/// Proves that the check of a graph's invariants finds each contradiction that it looks for.
@Suite struct InvariantTests {
  private static let notation = "tab(*nav(Feed, Post)[Map], Settings) > sheet Login"

  /// A name for the contradiction, and how to plant it.
  struct Damage: Sendable, CustomTestStringConvertible {
    let finding: String
    let plant: @Sendable (ControllerGraph) throws -> Void

    init(_ finding: String, _ plant: @escaping @Sendable (ControllerGraph) throws -> Void) {
      self.finding = finding
      self.plant = plant
    }

    var testDescription: String { finding }
  }

  private static let damages: [Damage] = [
    Damage("there are nodes, but no root") { $0.rootNode = nil },
    Damage("the root has a parent or a presenter") { graph in
      graph.rootNode?.attach(at: .child(of: try graph.require(graph["Post"])))
    },
    Damage("the root is not in the graph") { graph in
      graph.rootNode = graph.rootNode.map {
        Node($0.controller, $0.traits, TransitionOrigin(), serial: 99)
      }
    },
    Damage("the parent of Post does not list it once") { graph in
      try graph.require(graph["Post"]).attach(at: .child(of: #require(graph.rootNode)))
    },
    Damage("Post does not have exactly one parent or presenter") { graph in
      try graph.require(graph["Post"]).detach()
    },
    Damage("the presenter of Login does not present it") { graph in
      try graph.require(graph["Login"]).leavePresenter()
    },
    Damage("Login is in no chain") { try $0.require($0["Login"]).detach() },
    Damage("Login is the last in its chain, but not its top") { graph in
      try graph.require(graph["Login"]).leavePresenter()
    },
    Damage("Login is not in the chain of its presenter") { $0.rootNode?.attach(at: .root) },
    Damage("TabBar presents a controller with another presenter") { graph in
      let login = try graph.require(graph["Login"])
      try login.attach(at: .presented(by: graph.require(graph["Settings"]), style: .pageSheet))
    },
    Damage("Navigation contains Stray, but is not its parent") { graph in
      let stack = try graph.parent(of: graph["Post"]) as? NavigationController
      stack?.stack.append(screen("Stray"))
    },
    Damage("TabBar does not belong to the graph") { graph in
      (graph.root as? TabBarController)?.holder = nil
    },
    Damage("Settings embeds Map, but is not its parent") { graph in
      try graph.require(graph["Settings"]).embedded.append(graph["Map"])
    },
    Damage("two nodes have the same serial number") { graph in
      try graph.require(graph["Post"]).serial = graph.require(graph["Feed"]).serial
    },
    Damage("a serial number will be used again") { graph in
      graph.nextSerial = graph.nodes.values.map(\.serial).max() ?? 0
    },
    Damage("Stray is stored under another identity") { graph in
      let stray = Node(screen("Stray"), [], TransitionOrigin(), serial: 0)
      graph.nodes[ObjectIdentifier(try graph["Post"])] = stray
    },
    Damage("the root reaches 7 of 9 nodes") { graph in
      let (first, second) = (screen("First"), screen("Second"))
      let root = try #require(graph.rootNode)
      let nodes = [first, second].map {
        graph.addNode(for: $0, at: .child(of: root), TransitionOrigin())
      }
      for (node, other) in zip(nodes, nodes.reversed()) {
        node.attach(at: .presented(by: other, style: .pageSheet))
      }
    },
    Damage("Post is removed and in the graph") { graph in
      let node = try graph.require(graph["Post"])
      graph.transition.departed[node.id] = node
    },
    Damage("a removed controller is not released") { graph in
      let node = Node(screen("Gone"), [], TransitionOrigin(), serial: 0)
      graph.transition.departed[node.id] = node
    },
    Damage("a 'will' call has no answer") { graph in
      graph.transition.appearances[ObjectIdentifier(try graph["Post"])] = .willAppear
    },
  ]

  @Test func `a sound graph has no contradiction`() throws {
    #expect(try ControllerGraph(Self.notation).contradictions.isEmpty)
    #expect(try ControllerGraph().contradictions.isEmpty)
  }

  @Test(arguments: damages)
  func `a contradiction is found`(_ damage: Damage) throws {
    let graph = try ControllerGraph(Self.notation)
    try damage.plant(graph)
    #expect(graph.contradictions.contains(damage.finding))
  }
}
