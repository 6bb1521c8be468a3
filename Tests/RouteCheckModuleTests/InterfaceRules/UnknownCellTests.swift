import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Identifiers of cells that are compared with the prototypes of a class's tables.
@Suite struct UnknownCellTests {
  private func findings(
    _ body: String,
    in type: String = "Feed",
    besides other: String = "",
    superclass: String = "UITableViewController"
  ) async -> [String] {
    let storyboard = Example.main(
      """
      <scene><objects><tableViewController id="feed" customClass="Feed">
        <tableView key="view" id="t"><prototypes>
          <tableViewCell reuseIdentifier="PostCell" id="r"/>
          <tableViewCell reuseIdentifier="Row1" id="s"/>
        </prototypes></tableView>
      </tableViewController></objects></scene>
      <scene><objects><collectionViewController id="grid" customClass="Grid">
        <collectionView key="view" id="g"><cells>
          <collectionViewCell reuseIdentifier="Tile" id="i"/>
        </cells></collectionView>
      </collectionViewController></objects></scene>
      """
    )
    let source = """
      enum Cells { static let wrong = "PostCel" }
      class Feed: \(superclass) { func one() { \(type == "Feed" ? body : "") } }
      class Grid: UICollectionViewController { func one() { \(type == "Grid" ? body : "") } }
      class Other: UITableViewController { func one() { \(type == "Other" ? body : "") } }
      \(other)
      """
    let report = await RuleRunner(only: ["unknown-cell"]).run(
      on: storyboard.and("Feed.swift", source)
    )
    return report.diagnostics.map { "\($0.message) [\($0.fix?.string ?? "-")]" }
  }

  @Test(arguments: [
    (
      "Feed", #"_ = table.dequeueReusableCell(withIdentifier: "PotsCell", for: path)"#, "PotsCell",
      "PostCell", "PostCell"
    ),
    (
      "Feed", "let cell = tableView.dequeueReusableCell(withIdentifier: Cells.wrong) as? Row",
      "PostCel", "PostCell", "-"
    ),
    (
      "Grid", #"return view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)"#, "tile",
      "Tile", "Tile"
    ),
  ])
  func aMisspelledIdentifierIsReported(
    type: String,
    body: String,
    name: String,
    near: String,
    fix: String
  ) async {
    #expect(
      await findings(body, in: type) == [
        "no cell of the table has the identifier '\(name)'; did you mean '\(near)'? [\(fix)]"
      ]
    )
  }

  @Test(arguments: [
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "Row2")"#),
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "Tile")"#),
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "Advertisement")"#),
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "Post" + "Cel")"#),
    (
      "Feed",
      #"_ = [table.dequeueReusableCell(withIdentifier: "PostCell"), table.dequeueReusableCell(withIdentifier: "PostCel")]"#
    ),
    (
      "Feed",
      #"table.register(nib, forCellReuseIdentifier: id()); _ = table.dequeueReusableCell(withIdentifier: "PostCel")"#
    ),
    (
      "Feed",
      #"_ = table.dequeueReusableCell(withIdentifier: "PostCel") ?? Cell(style: .subtitle, reuseIdentifier: id)"#
    ),
    ("Other", #"_ = table.dequeueReusableCell(withIdentifier: "PostCel")"#),
    ("Feed", #"_ = table.dequeueReusableHeaderFooterView(withIdentifier: "PostCel")"#),
  ])
  func anIdentifierThatMayBeRightIsNotReported(type: String, body: String) async {
    #expect(await findings(body, in: type) == [])
  }

  @Test func `code of other scenes does not excuse an unknown cell`() async {
    let wrong = #"_ = table.dequeueReusableCell(withIdentifier: "PostCel")"#
    let right = #"{ func two() { _ = table.dequeueReusableCell(withIdentifier: "PostCell") } }"#
    #expect(await findings(wrong, besides: "extension Grid \(right)").count == 1)
    #expect(await findings(wrong, besides: "extension Feed \(right)") == [])
    #expect(await findings(wrong, besides: "class Sub: Feed \(right)") == [])
    #expect(await findings(wrong, besides: "class Source: NSObject \(right)") == [])
  }

  /// The findings in an app with a project, whose storyboard has the cell `Post` and the header `Title`,
  /// and a xib the cell `Row`.
  private func appFindings(_ path: String, _ source: String) async -> [String] {
    let report = await RuleRunner(only: ["unknown-cell"]).run(
      on: Example.main(
        """
        <scene><objects><collectionViewController id="grid" customClass="Grid">
          <collectionView key="view" id="g">
            <cells><collectionViewCell reuseIdentifier="Post" id="c"/></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Title" id="h"/>
          </collectionView>
        </collectionViewController></objects></scene>
        """
      ).and(
        "Row.xib",
        Example.xib("Row", #"<tableViewCell reuseIdentifier="Row" id="r"/>"#).files[0].text
      )
      .and("Package.swift", #"let package = Package(name: "App")"#).and(
        path,
        source
      )
    )
    return report.diagnostics.map { "\($0.severity): \($0.message)" }
  }

  private func swift(_ code: String) async -> [String] {
    await appFindings(
      "Grid.swift",
      """
      class AdCell: UICollectionViewCell { static let id = "Ad" }
      class Grid: UICollectionViewController { func make(_ path: IndexPath) { \(code) } }
      """
    )
  }

  private func objectiveC(_ code: String, in method: String = "- (void)make") async -> [String] {
    await appFindings(
      "Grid.m",
      """
      #define kCell @"Ad"
      @interface Grid : UICollectionViewController
      @end
      @implementation Grid
      \(method) { \(code) }
      @end
      """
    )
  }

  @Test(arguments: [
    #"_ = table.dequeueReusableCell(withIdentifier: "Ad", for: path)"#,
    #"_ = view.dequeueReusableCell(withReuseIdentifier: AdCell.id, for: path)"#,
    #"_ = table.dequeueReusableCell(withIdentifier: "Ad")!"#,
    #"_ = table.dequeueReusableCell(withIdentifier: "Ad") as! AdCell"#,
    #"let id = "Ad"; _ = table.dequeueReusableCell(withIdentifier: id, for: path)"#,
    #"_ = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Ad", for: path)"#,
  ])
  func `a cell that no file has is reported`(code: String) async {
    #expect(await swift(code) == ["warning: no cell of the app has the identifier 'Ad'"])
  }

  @Test func `a cell that no file has may be named after its class`() async {
    #expect(
      await swift(
        "_ = view.dequeueReusableCell(withReuseIdentifier: String(describing: AdCell.self), for: path)"
      ) == ["warning: no cell of the app has the identifier 'AdCell'"]
    )
  }

  @Test func `a near name of a cell is an error`() async {
    #expect(
      await swift(
        #"_ = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Titel", for: path)"#
      ) == ["error: no cell of the app has the identifier 'Titel'; did you mean 'Title'?"]
    )
    #expect(
      await objectiveC(
        #"[view dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@"Titel" forIndexPath:path];"#
      ) == ["error: no cell of the app has the identifier 'Titel'; did you mean 'Title'?"]
    )
  }

  @Test(arguments: [
    #"_ = table.dequeueReusableCell(withIdentifier: "Ad")"#,
    #"_ = table.dequeueReusableCell(withIdentifier: "Ad") ?? AdCell()"#,
    #"_ = table.dequeueReusableCell(withIdentifier: "Row", for: path)"#,
    #"_ = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Title", for: path)"#,
    #"view.register(AdCell.self, forCellWithReuseIdentifier: "Ad"); _ = view.dequeueReusableCell(withReuseIdentifier: "Ad", for: path)"#,
    #"""
    view.register(AdCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Ad")
    _ = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Ad", for: path)
    """#,
    #"view.register(AdCell.self, forCellWithReuseIdentifier: name); _ = view.dequeueReusableCell(withReuseIdentifier: "Ad", for: path)"#,
  ])
  func `a cell that may be there is not reported`(code: String) async {
    #expect(await swift(code) == [])
  }

  @Test func `a class that is not known may register the cell`() async {
    let body =
      #"{ func make(_ path: IndexPath) { _ = view.dequeueReusableCell(withReuseIdentifier: "Ad", for: path) } }"#
    #expect(await appFindings("Grid.swift", "class Grid: LibraryGrid \(body)") == [])
    #expect(await appFindings("Grid.swift", "class Grid: NSObject \(body)").count == 1)
  }

  private static let cellForRow =
    "- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path"

  @Test(arguments: [
    (#"[table dequeueReusableCellWithIdentifier:@"Ad" forIndexPath:path];"#, "- (void)make"),
    ("[table dequeueReusableCellWithIdentifier:kCell forIndexPath:path];", "- (void)make"),
    (
      #"static NSString *name = @"Ad"; [view dequeueReusableCellWithReuseIdentifier:name forIndexPath:path];"#,
      "- (void)make"
    ),
    (#"return [table dequeueReusableCellWithIdentifier:@"Ad"];"#, cellForRow),
    (
      #"NSString *name; if (a) { name = @"Post"; } else { name = @"Ad"; } [view dequeueReusableCellWithReuseIdentifier:name forIndexPath:path];"#,
      "- (void)make"
    ),
    (
      #"[table dequeueReusableCellWithIdentifier:[self name] forIndexPath:path]; } - (id)name { return @"Ad";"#,
      "- (void)make"
    ),
  ])
  func `a cell in Objective-C that no file has is reported`(code: String, method: String) async {
    #expect(
      await objectiveC(code, in: method) == ["warning: no cell of the app has the identifier 'Ad'"]
    )
  }

  @Test func `a near name in any method in Objective-C is a warning`() async {
    let cell = #"id cell = [table dequeueReusableCellWithIdentifier:@"Pots"];"#
    #expect(
      await objectiveC(cell) == [
        "warning: no cell of the table has the identifier 'Pots'; did you mean 'Post'?"
      ]
    )
    #expect(await objectiveC(cell + " if (!cell) { cell = [self cell]; }") == [])
  }

  /// A block of its own, or a result, has no code after it that handles a missing cell.
  @Test(arguments: [
    ("if (a) { Row *cell = MAKES; return cell; } Row *cell = a; return cell ?: b;", 1),
    ("if (a) { id cell = MAKES; return cell; } id cell = a; if (!cell) { return b; }", 1),
    ("if (a) { return MAKES; } else { return nil; }", 1),
    ("if (a) { return (Row *)MAKES; } else { return nil; }", 1),
    ("Row *cell; if (a) { cell = MAKES; } return cell ?: b;", 0),
    ("if (a) { Row *cell = MAKES; if (!cell) { cell = b; } return cell; }", 0),
    ("return MAKES ?: [[Row alloc] init];", 0),
  ])
  func `code after the block of a cell does not handle it`(code: String, count: Int) async {
    let makes = #"[table dequeueReusableCellWithIdentifier:@"Pots"]"#
    let findings = await objectiveC(code.replacing("MAKES", with: makes))
    #expect(findings.count == count, "\(findings)")
  }

  /// Only code that compares the variable of the cell, or sets it again, handles a missing cell.
  @Test(arguments: [
    ("if (other == nil) { a = [[A alloc] init]; } else { b = !c; } return cell;", 1),
    ("[cell run]; cell.title = nil; [self show:cell];", 1),
    ("if (nil == cell) { return a; }", 0), ("if (cell) { return cell; } return a;", 0),
    ("while (cell) {}", 0), ("return cell ?: a;", 0), ("return b && cell;", 0),
    ("if (cell || b) {}", 0), ("if (cell != nil) {}", 0), ("if (b) { cell = a; }", 0),
  ])
  func `code that handles a missing cell names its variable`(code: String, count: Int) async {
    let makes = #"[table dequeueReusableCellWithIdentifier:@"Pots"];"#
    for start in ["Row *cell = ", "Row *cell = (Row *)", "cell = "] {
      #expect(await objectiveC(start + makes + code).count == count, "\(start)")
    }
    // Without a variable any code may handle it.
    #expect(await objectiveC("[self show:\(makes.dropLast())]; if (a) {} else {}").isEmpty)
    #expect(await objectiveC("[self show:\(makes.dropLast())]; [self run];").count == 1)
  }

  @Test(
    arguments: cases([
      "- (void)make": [
        #"[table dequeueReusableCellWithIdentifier:@"Ad"];"#,
        #"[table dequeueReusableCellWithIdentifier:@"Row" forIndexPath:path];"#,
        #"[table registerClass:[AdCell class] forCellReuseIdentifier:@"Ad"]; [table dequeueReusableCellWithIdentifier:@"Ad" forIndexPath:path];"#,
        #"[view registerNib:[UINib nibWithNibName:name bundle:nil] forSupplementaryViewOfKind:kind withReuseIdentifier:@"Ad"]; [view dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@"Ad" forIndexPath:path];"#,
        #"NSString *name = [self name]; if (a) { name = @"Ad"; } [table dequeueReusableCellWithIdentifier:name forIndexPath:path];"#,
        #"NSString *name = @"Ad"; [self show:name]; name = @"Post"; [table dequeueReusableCellWithIdentifier:name forIndexPath:path];"#,
        #"[table dequeueReusableCellWithIdentifier:[self name] forIndexPath:path]; } - (id)name { return @"Ad"; } @end @interface Big : Grid @end @implementation Big - (void)run {"#,
        "[table registerClass:type forCellReuseIdentifier:name]; [table dequeueReusableCellWithIdentifier:kCell forIndexPath:path];",
      ],
      cellForRow: [
        #"id cell = [table dequeueReusableCellWithIdentifier:@"Ad"]; if (!cell) { cell = [self cell]; } return cell;"#
      ],
    ])
  )
  func `a cell in Objective-C that may be there is not reported`(
    code: String,
    method: String
  ) async {
    #expect(await objectiveC(code, in: method) == [])
  }

  @Test(arguments: [
    ("", "Adds", 1), ("", "Add", 0), ("", "Other", 0),
    (#"[table dequeueReusableCellWithIdentifier:@"Add"];"#, "Adds", 0),
    ("[table registerClass:type forCellReuseIdentifier:name];", "Adds", 0),
  ])
  func `a near name of a nib that no code makes is a warning`(
    more: String,
    name: String,
    count: Int
  ) async {
    let code = """
      [table registerNib:[UINib nibWithNibName:@"Ad" bundle:nil] forCellReuseIdentifier:@"Add"];
      [table dequeueReusableCellWithIdentifier:@"\(name)" forIndexPath:path];
      \(more)
      } @end
      @interface Other : UIView @end
      @implementation Other
      - (void)load { [table registerClass:type forCellReuseIdentifier:name];
      """
    let message = "no cell of the app has the identifier '\(name)'; did you mean 'Add'?"
    #expect(await objectiveC(code) == Array(repeating: "warning: \(message)", count: count))
  }

  @Test func `a cell that a superclass makes is no hint of its table`() async {
    let base = """
      class Base: UITableViewController {
        func two() { _ = tableView.dequeueReusableCell(withIdentifier: "PostCell") }
      }
      extension Feed { func three() { _ = tableView.dequeueReusableCell(withIdentifier: "PotsCell") } }
      """
    #expect(await findings("", besides: base, superclass: "Base") == [])
  }
}
