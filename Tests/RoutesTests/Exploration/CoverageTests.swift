import Routes
import RoutesExploration
import Testing

/// Journals are compared with what a user can do.
@Suite struct CoverageTests {
  private let main: AppSketch = """
    nav = nav(feed)
    s1: feed show post identifier=ShowPost
    s2: feed presentation login presentationStyle=fullScreen
    s5: feed push nav identifier=Refused
    s3: post presentation share identifier=Share
    s4: login presentation terms
    """

  @Test func `coverage counts segues, also without identifiers, and covers the rest`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(main.storyboard))
    let exploration = try graph.explore()
    graph.startRecording()
    let unnamed = try #require(graph.moves.first { $0.segue?.id == "s2" })
    try graph.make(unnamed)
    let journal = try #require(graph.journal)
    let coverage = exploration.coverage(of: [journal])
    #expect(coverage.covered.map(\.id) == ["s2"])
    #expect(coverage.missing.map(\.id) == ["s1", "s3", "s4"])
    #expect(coverage.ratio == 0.25)
    #expect(
      coverage.paths.map { $0.steps.map { "\($0.move)" } } == [
        [
          "perform 'ShowPost'", "perform 'Share'", "swipe down", "go back",
          "tap the control of segue s2 in Feed", "tap the control of segue s4 in Login",
        ]
      ]
    )
    for path in coverage.paths {
      let graph = try ControllerGraph(of: SegueRegistry(main.storyboard))
      try graph.follow(path)
      #expect(graph.snapshot == path.end)
    }
    #expect(exploration.coverage(of: []).covered.isEmpty)
  }

  @Test func `segues count as performed by any journal, once, and only those of certain moves`()
    throws
  {
    let graph = try ControllerGraph(of: SegueRegistry(main.storyboard))
    graph.startRecording()
    for id in ["s1", "s3"] {
      let move = try #require(graph.moves.first { $0.segue?.id.string == id })
      try graph.make(move)
    }
    let one = try #require(graph.journal)
    let other = try ControllerGraph(of: SegueRegistry(main.storyboard))
    other.startRecording()
    let login = try #require(other.moves.first { $0.segue?.id == "s2" })
    try other.make(login)
    let two = try #require(other.journal)
    let exploration = try Exploration.of(main)
    let coverage = exploration.coverage(of: [one, two, two])
    #expect(coverage.covered.map(\.id) == ["s1", "s2", "s3"])
    #expect(coverage.missing.map(\.id) == ["s4"])
    #expect(coverage.ratio == 0.75)
    #expect(
      coverage.paths.map { $0.steps.compactMap(\.move.segue?.id) } == [["s2", "s4"]]
    )
  }

  @Test func `a segue that only code performs, or leads to, is not to be covered`() throws {
    let facts = Exploration.Facts(segues: [.main("feed", "s2"): .possible])
    let exploration = try Exploration.of(main, facts)
    let coverage = exploration.coverage(of: [])
    #expect(coverage.missing.map(\.id) == ["s1", "s3"])
    #expect(coverage.paths.allSatisfy { $0.isCertain })
  }

  @Test func `segues behind what only a restart leaves get paths of their own`() throws {
    let app: AppSketch = """
      s1: feed presentation post presentationStyle=fullScreen
      s2: feed presentation share presentationStyle=fullScreen
      s3: lone presentation share presentationStyle=fullScreen
      """
    let exploration = try Exploration.of(app, .init(openScenes: [.main("lone")]))
    let coverage = exploration.coverage(of: [])
    #expect(
      coverage.paths.map { $0.steps.compactMap(\.move.segue?.id) } == [["s1"], ["s2"], ["s3"]]
    )
    #expect(coverage.paths.map { "\($0.start)" } == ["Feed", "Feed", "Lone"])
  }

  @Test func `a path to a missing segue needs no move that only code makes`() throws {
    let app: AppSketch = """
      s1: feed presentation a
      s9: feed presentation b
      s2: a presentation b
      s3: b presentation c
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard))
    let facts = Exploration.Facts(segues: [.main("feed", "s9"): .possible])
    let exploration = try graph.explore(facts: facts)
    graph.startRecording()
    try graph.make(.segue("s1", of: "feed", in: "Main"), from: "Feed")
    try graph.make(.segue("s2", of: "a", in: "Main"), from: "A")
    let journal = try #require(graph.journal)
    let coverage = exploration.coverage(of: [journal])
    #expect(coverage.missing.map(\.id) == ["s3"])
    #expect(
      coverage.paths.map { $0.steps.compactMap(\.move.segue?.id) } == [["s1", "s2", "s3"]]
    )
  }
}
