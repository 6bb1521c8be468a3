import Routes
import TestSupport
import Testing

@testable import StoryboardReader

@Suite struct WireframeLayoutTests {
  private static let size = Wireframe.Size(width: 300, height: 600)

  private func layout(_ content: String, top: Double = 0) throws -> [Wireframe.Rect] {
    let text = """
      <document type='x.Storyboard'><scenes><scene><objects><viewController id='a'>
      <view key='view' id='root'>\(content)</view></viewController></objects></scene></scenes>
      </document>
      """
    let wireframe = try #require(WireframeTests.wireframes(Array(text.utf8)).first)
    return WireframeLayout(wireframe, size: Self.size, top: top).places.dropFirst().map(\.visible)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Wireframe.Rect {
    .init(x: x, y: y, width: width, height: height)
  }

  /// Checksums of the places of random views, with and without frames; `ROUTES_RECORD=1` writes them.
  @Test func `random views are laid out as recorded`() throws {
    let lines = (0..<80 as Range<UInt64>).map { seed in
      var random = SplitMix(seed: seed)
      func number() -> Double { [0, 0.5, 1, 8, 20, 44, 100, 300][random.below(8)] }
      func chance(_ share: Int) -> Bool { random.below(share) == 0 }
      func span() -> Wireframe.Span {
        .init(
          start: chance(2) ? number() : nil,
          end: chance(3) ? number() : nil,
          size: chance(3) ? number() : nil,
          isCentered: chance(2)
        )
      }
      var wireframe = Wireframe()
      for position in 0..<24 {
        let kinds = Wireframe.Kind.allCases
        let parent = position == 0 ? nil : random.below(min(position, 9))
        var view = Wireframe.View(kinds[random.below(kinds.count)], in: parent)
        if chance(4) { view.frame = .init(x: number(), y: -number(), width: 300, height: number()) }
        if chance(3) {
          view.stack = .init(isVertical: chance(2), spacing: number(), isEqual: chance(2))
        }
        (view.horizontal, view.vertical, view.isHidden) = (span(), span(), chance(16))
        view.text = chance(2) ? "A text" : nil
        wireframe.views.append(view)
      }
      let layout = WireframeLayout(wireframe, size: Self.size, top: number())
      let places = layout.places.map { place in
        [place.frame, place.visible].map { "\($0.x) \($0.y) \($0.width) \($0.height)" }
          .joined(separator: ", ") + " \(place.view)\n"
      }
      return "\(seed): \(places.count), \(String(checksum(places.joined()), radix: 16))\n"
    }
    let file = Repository.root
      .appending(path: "Tests/StoryboardReaderTests/Wireframes/Recorded/Layouts.txt")
    #expect(try isRecorded(lines.joined(), in: file), "set ROUTES_RECORD=1 to lay out again")
  }

  @Test func framesAreThoseOfTheViewsAround() throws {
    let places = try layout(
      """
      <view><rect key='frame' x='10' y='20' width='100' height='100'/>
      <view><rect key='frame' x='5' y='6' width='50' height='50'/></view></view>
      """
    )
    #expect(places == [rect(10, 20, 100, 100), rect(15, 26, 50, 50)])
  }

  @Test func aListCutsOffWhatIsInsideAndAViewDoesNot() throws {
    let inside = "<view><rect key='frame' x='0' y='40' width='200' height='100'/></view>"
    let frame = "<rect key='frame' x='0' y='0' width='100' height='100'/>"
    #expect(
      try layout("<scrollView>\(frame)\(inside)</scrollView>")
        == [rect(0, 0, 100, 100), rect(0, 40, 100, 60)]
    )
    #expect(
      try layout("<view>\(frame)\(inside)</view>") == [rect(0, 0, 100, 100), rect(0, 40, 200, 100)]
    )
  }

  @Test func `hidden views and views outside of the screen are left out`() throws {
    #expect(
      try layout("<view><rect key='frame' x='300' y='0' width='9' height='9'/></view>").isEmpty
    )
    #expect(
      try layout(
        "<view hidden='YES'><rect key='frame' x='0' y='0' width='9' height='9'/>"
          + "<view><rect key='frame' x='0' y='0' width='9' height='9'/></view></view>"
      ).isEmpty
    )
  }

  @Test func constraintsToTheEdgesGiveAFrame() throws {
    let places = try layout(
      """
      <viewLayoutGuide key='safeArea' id='safe'/>
      <view id='v'><constraints>
      <constraint firstAttribute='height' constant='40'/></constraints></view>
      <view id='w'/><view id='unknown'/>
      <constraints>
      <constraint firstItem='v' firstAttribute='leading' secondItem='safe' secondAttribute='leading' constant='16'/>
      <constraint firstAttribute='trailing' secondItem='v' secondAttribute='trailing' constant='20'/>
      <constraint firstItem='v' firstAttribute='top' secondItem='root' secondAttribute='top' constant='8'/>
      <constraint firstItem='w' firstAttribute='width' constant='100'/>
      <constraint firstItem='w' firstAttribute='centerX' secondItem='root' secondAttribute='centerX'/>
      <constraint firstItem='root' firstAttribute='bottom' secondItem='w' secondAttribute='bottom' constant='30'/>
      </constraints>
      """
    )
    #expect(places == [rect(16, 8, 264, 40), rect(100, 510, 100, 60)])
  }

  @Test func aStackDividesItsFrame() throws {
    let frame = "<rect key='frame' x='0' y='0' width='300' height='90'/>"
    let labels = "<label text='a'/><label text='b'/><label hidden='YES' text='c'/>"
    #expect(
      try layout(
        "<stackView axis='vertical' distribution='fillEqually' spacing='10'>\(frame)\(labels)</stackView>"
      ).dropFirst() == [rect(0, 0, 300, 40), rect(0, 50, 300, 40)]
    )
    let low = "<rect key='frame' x='0' y='0' width='300' height='1'/><label/><label/>"
    #expect(
      try layout("<stackView axis='vertical' distribution='fillEqually'>\(low)</stackView>")
        .dropFirst() == [rect(0, 0, 300, 0.5), rect(0, 0.5, 300, 0.5)]
    )
    let row = try layout("<stackView>\(frame)<button/><switch/></stackView>").dropFirst()
    #expect(row.map(\.y) == [0, 0])
    #expect(row.map(\.right).last == row.map(\.width).reduce(0, +))
  }

  @Test func aListBeginsBelowTheBars() throws {
    let table = """
      <tableView><rect key='frame' x='0' y='0' width='300' height='600'/><prototypes>
      <tableViewCell><rect key='frame' x='0' y='28' width='300' height='44'/></tableViewCell>
      <tableViewCell><rect key='frame' x='0' y='72' width='300' height='44'/></tableViewCell>
      </prototypes></tableView>
      """
    #expect(try layout(table, top: 91).dropFirst().map(\.y) == [91, 135])
    #expect(try layout(table, top: 29).dropFirst().map(\.y) == [29, 73])
    #expect(try layout(table, top: 20).dropFirst().map(\.y) == [28, 72])
    let lower = table.replacing("x='0' y='0'", with: "x='0' y='50'")
    #expect(try layout(lower, top: 91).dropFirst().map(\.y) == [91, 135])
  }

  @Test(arguments: ["tableView", "collectionView", "webView", "mapView"])
  func `a view that scrolls fills the screen without constraints`(element: String) throws {
    #expect(try layout("<\(element)/>") == [rect(0, 0, 300, 600)])
    #expect(try layout("<view/>").isEmpty)
  }

  @Test func `a row is as high as the highest view inside`() throws {
    let row = "<stackView><label text='a'/><switch/><label text='b'/></stackView>"
    let frame = "<rect key='frame' x='0' y='0' width='300' height='90'/>"
    let places = try layout("<stackView axis='vertical'>\(frame)\(row)<switch/></stackView>")
    #expect(places.map(\.height) == [90, 31, 31, 31, 31, 31])
    #expect(places.map(\.y) == [0, 0, 0, 0, 0, 31])
  }

  @Test func rowsOfATableWithoutFramesFollowEachOther() throws {
    let rows = try layout(
      """
      <tableView><rect key='frame' x='0' y='0' width='300' height='600'/><prototypes>
      <tableViewCell rowHeight='60'/><tableViewCell/></prototypes></tableView>
      """
    ).dropFirst()
    #expect(Array(rows) == [rect(0, 0, 300, 60), rect(0, 60, 300, 44)])
  }

  @Test func anEmptyScreenHasNoPlaces() {
    #expect(WireframeLayout(Wireframe(), size: Self.size, top: 0).places.isEmpty)
  }
}
