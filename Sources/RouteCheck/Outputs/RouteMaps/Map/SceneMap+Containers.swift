import Routes

extension SceneMap {
  /// Finds the container that is drawn around each scene: the first that holds it, in its storyboard.
  mutating func nest() {
    let canvasOf = canvasOf
    var holders: [Int?] = Array(repeating: nil, count: nodes.count)
    for edge in edges where edge.kind.role == .relationship && edge.source != edge.destination {
      if canvasOf[edge.source] == canvasOf[edge.destination], holders[edge.destination] == nil,
        !edge.isCode
      {
        holders[edge.destination] = edge.source
      }
    }
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    for (node, holder) in holders.enumerated() {
      if let holder { children[holder].append(node) }
    }
    // Containers that hold each other have no outermost one, so that the first of them begins.
    var isDone = Array(repeating: false, count: nodes.count)
    let starts = nodes.indices.filter { holders[$0] == nil } + Array(nodes.indices)
    for start in starts where !isDone[start] {
      isDone[start] = true
      var level = [start]
      var depth = 0
      while !level.isEmpty {
        var next: [Int] = []
        for container in level {
          for child in children[container] where !isDone[child] {
            isDone[child] = true
            if depth < Self.nesting { nodes[child].container = container }
            next.append(child)
          }
        }
        level = next
        depth = depth < Self.nesting ? depth + 1 : 0
      }
    }
  }

  /// The number of containers inside of each other that are drawn.
  static let nesting = 6

  /// The scenes that are drawn inside of each container, in the order of its segues, which is the
  /// order of the tabs of a tab bar.
  var children: [[Int]] {
    var firstEdges = Array(repeating: edges.count, count: nodes.count)
    for (index, edge) in edges.enumerated().reversed()
    where edge.kind.role == .relationship && !edge.isCode
      && nodes[edge.destination].container == edge.source
    {
      firstEdges[edge.destination] = index
    }
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    for node in nodes.indices.sorted(by: { (firstEdges[$0], $0) < (firstEdges[$1], $1) }) {
      if let container = nodes[node].container { children[container].append(node) }
    }
    return children
  }

  /// Adds the bars to screens that the containers around them show.
  mutating func addBars() {
    let children = children
    for index in nodes.indices where nodes[index].screen != nil {
      var inner = index
      while let container = nodes[inner].container {
        if nodes[container].kind == "navigationController" {
          nodes[index].screen?.hasNavigationBar = true
        }
        if nodes[container].kind == "tabBarController" {
          let tabs = children[container]
          let titles = tabs.prefix(5).map { tabTitle(of: $0, children) }
          nodes[index].screen?.tabs = titles
          nodes[index].screen?.selectedTab = tabs.firstIndex(of: inner) ?? 0
        }
        inner = container
      }
    }
  }

  /// The title of a tab: the title of its item, or else of its first screen.
  private func tabTitle(of tab: Int, _ children: [[Int]]) -> String {
    var node = tab
    while nodes[node].tabItem == nil, let child = children[node].first { node = child }
    return nodes[node].tabItem ?? nodes[node].title
  }
}
