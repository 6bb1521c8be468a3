import Routes
import RoutesExploration
import Testing

/// What a search leaves out, and what it then does not claim.
@Suite struct SearchLimitTests {
  private let shop: AppSketch = """
    s1: login presentation shop presentationStyle=fullScreen
    s2: shop presentation cart presentationStyle=fullScreen
    s3: shop presentation help presentationStyle=fullScreen
    s4: cart presentation payment
    s5: cart presentation help presentationStyle=fullScreen
    """

  @Test func `gates are on every path, and not only on the shortest`() throws {
    let exploration = try Exploration.of(shop)
    let names = exploration.screens.map(\.name)
    let gates = exploration.gates().map { $0.map { names[$0] } }
    #expect(
      Dictionary(uniqueKeysWithValues: zip(names, gates)) == [
        "Login": [], "Shop": [], "Cart": ["Shop"], "Help": ["Shop"], "Payment": ["Shop", "Cart"],
      ]
    )
  }

  @Test func `a cancelled search ends with what it has found, and proves nothing`() async throws {
    let exploration = try await Task { [shop] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try Exploration.of(shop)
    }.value
    #expect(exploration.stateNames == ["Login"])
    #expect(exploration.cuts == [.cancelled])
    #expect(try exploration.answer(to: "never Payment").hasPrefix("undecided, cancelled"))
  }

  @Test func `a doubt names the first state whose moves were not made`() throws {
    let exploration = try Exploration.of(shop, within: .init(taps: 2))
    #expect(exploration.stateNames.suffix(2).map { $0.suffix(4) } == ["Cart", "Help"])
    #expect(try exploration.answer(to: "never Payment") == "undecided, taps: s1 s2")
  }

  @Test func `a way that only code takes leads around a gate, as another start does`() throws {
    func gates(_ facts: Exploration.Facts) throws -> [String] {
      let exploration = try Exploration.of(shop, facts)
      let names = exploration.screens.map(\.name.string)
      return zip(names, exploration.gates()).map { name, gates in
        "\(name): \(gates.map { names[$0] }.joined(separator: " "))"
      }
    }
    let code = Exploration.Facts(scenes: [
      .main("login"): .init(codeMoves: [.root(.main("cart"), isInStack: false)])
    ])
    #expect(try gates(code).contains("Cart: "))
    #expect(
      try gates(.init(openScenes: [.main("shop")])) == [
        "Login: ", "Shop: ", "Cart: ", "Help: ", "Payment: Cart",
      ]
    )
  }

  @Test func `a screen that only unread code shows has no gates`() throws {
    var app = shop
    app.storyboard.scenes.append(.init(id: "link", kind: .viewController, customClass: "Link"))
    var facts = Exploration.Facts()
    facts.unread[.main("link")] = "App.swift:7"
    let exploration = try Exploration.of(app, facts)
    let link = exploration.screens.firstIndex { $0.name == "Link" }
    #expect(link.map { exploration.gates()[$0] } == [])
  }

  @Test func `a search in another width starts there`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(split.storyboard))
    let wide = try graph.explore(within: .init(width: .regular))
    #expect(wide.stateNames.first == "regular: split(List, Empty)")
    #expect(graph.width == .compact)
  }

  @Test func `moves that only code may make can be left out, which is said`() throws {
    var facts = Exploration.Facts()
    facts.scenes[.main("cart")] = .init(codeMoves: [.dismiss])
    facts.segues[.main("shop", "s2")] = .init(.possible)
    let all = try Exploration.of(shop, facts)
    let sure = try Exploration.of(shop, within: .init(onlyCertain: true), facts)
    #expect(all.screens.map(\.name).contains("Cart") && all.cuts.isEmpty)
    #expect(sure.screens.map(\.name) == ["Login", "Shop", "Help"])
    #expect(sure.cuts == [.possible])
    #expect(try Exploration.of(shop, within: .init(onlyCertain: true)).isComplete)
  }

  /// The only segue of the last scene, and whether the scene is a dead end.
  @Test(arguments: [
    ("presentation shop", false), ("unwind x unwindAction=unknown:", false),
    ("push login", true), ("presentation end", false),
  ])
  func `a screen is a dead end only if the result of each move is known`(
    segue: String,
    isEnd: Bool
  ) throws {
    let exploration = try Exploration.of(
      """
      s1: login presentation end presentationStyle=fullScreen
      s2: end \(segue)
      scene id=shop customClass=ShopController
      """
    )
    let ends = exploration.certainDeadEnds()
    #expect(ends.map(\.scenes.last?.id).contains("end") == isEnd)
  }

  @Test(arguments: [("", true), ("presentationStyle=fullScreen", false)])
  func `a sheet that only a swipe leaves is no dead end, and is found`(
    style: String,
    isSheet: Bool
  ) throws {
    let exploration = try Exploration.of("s1: login presentation end \(style)")
    #expect(exploration.certainDeadEnds().isEmpty == isSheet)
  }

  /// A split controller whose list replaces the detail.
  private let split: AppSketch = """
    split = split(list, empty)
    s1: list showDetail post identifier=Post
    s2: list showDetail list identifier=List
    """

  @Test func `a move that also removes is bounded by what is left`() throws {
    let one = try Exploration.of(split, within: .init(width: .regular))
    #expect(
      one.stateNames == [
        "regular: split(List, Empty)", "regular: split(List, Post)",
      ]
    )
    #expect(one.cuts == [.copies])
    let repeated = try #require(one.certainRepeats.first)
    #expect(one.certainRepeats.count == 1 && repeated.move.segue?.id == "s2")
    #expect("\(one.path(making: repeated).end)" == "regular: split(List, List)")
    let two = try Exploration.of(split, within: .init(copies: 2, width: .regular))
    #expect(two.stateNames.contains("regular: split(List, List)"))
    #expect(two.isComplete)
  }
}
