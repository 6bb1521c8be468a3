import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let unsetView = Rule(
    id: "unset-view",
    severity: .error,
    summary: "a xib that does not set the view of the controller that loads it",
    reason: """
      To show the controller crashes, because its nib was loaded but the view outlet was not set. \
      Connect the outlet 'view' of the File's Owner. A controller is reported only if code names \
      the xib. A controller of a table or a collection, and one with a method 'loadView', makes \
      its view itself.
      """,
    triggering: [
      feed("").and("Feed.swift", controller.replacing("\"Feed\"", with: "\"↓Feed\"")),
      feed("").and(
        "Feed.m",
        """
        @interface Feed : UIViewController
        @end
        @implementation Feed
        + (Feed *)feed { return [[Feed alloc] initWithNibName:@"↓Feed" bundle:nil]; }
        @end
        """
      ),
    ],
    nonTriggering: [
      feed(#"<outlet property="view" destination="v" id="o"/>"#).and("Feed.swift", controller),
      feed("").and(
        "Feed.swift",
        controller.replacing("UIViewController", with: "UITableViewController")
      ),
      feed("").and(
        "Feed.swift",
        controller.replacing("init()", with: "override func loadView() { view = UIView() }\ninit()")
      ),
      feed("").and("Feed.swift", controller.replacing("UIViewController", with: "Screen")),
    ],
    check: { $0.unsetViews }
  )

  private static let controller = """
    class Feed: UIViewController {
      init() { super.init(nibName: "Feed", bundle: nil) }
    }
    """

  private static func feed(_ connections: String) -> Example {
    .xib(
      "Feed",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Feed"><connections>
        \(connections)
      </connections></placeholder>
      <view id="v"/>
      """
    )
  }
}

extension Project {
  /// The controllers whose xib does not set their view.
  fileprivate var unsetViews: [Finding] {
    let index = code.index
    let xibs = Dictionary(grouping: zip(files.xibs, code.xibOrigins), by: \.0.storyboard.name)
    return LoadedNibs(code).all.compactMap { nib in
      let app = index.apps[nib.file]
      guard nib.use.kind == .controller, nib.use.name != nil, nib.use.bundle == .own,
        let owner = nib.owner, index.inherits(owner, from: "UIViewController", in: app) == true,
        ClassChain(owner, in: app, of: index)?.mayMakeView == false
      else { return nil }
      let seen = (xibs[nib.name] ?? []).filter { app.sees($1.app) }
      guard let file = seen.first?.0, seen.count == 1,
        [.iOS, .tvOS].contains(file.storyboard.platform), !file.setsViewOfOwner
      else { return nil }
      return Finding(
        file: index.files[nib.file].path,
        location: nib.use.location,
        "the xib '\(nib.name)' does not set the view of '\(owner)', its File's Owner",
        notes: [.init(message: "the xib", file: file.path, location: file.document)]
      )
    }
  }
}

extension ClassChain {
  /// Whether a class or its superclass may make its view itself.
  fileprivate var mayMakeView: Bool {
    hasMethod("loadView") || names.contains("UITableViewController")
      || names.contains("UICollectionViewController")
  }
}

extension StoryboardFile {
  /// Whether the outlet `view` of the File's Owner is connected.
  fileprivate var setsViewOfOwner: Bool {
    connections.contains { $0.element == "placeholder" && $0.name == "view" && $0.kind == .outlet }
  }
}
