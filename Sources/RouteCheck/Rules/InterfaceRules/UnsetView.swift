import CodeFacts
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
      The controller crashes when it is shown, because its nib was loaded but the view outlet was not \
      set. \
      Connect the outlet 'view' of the File's Owner. If no code names the xib, but it is named like \
      the controller, UIKit loads it unless code makes the view in another way: that is a warning. \
      A controller of a table or a collection, and one with a method 'loadView', makes its view \
      itself, and one with a property 'nibName' may load another xib.
      """,
    triggering: [
      feed("").code(controller.replacing("\"Feed\"", with: "\"↓Feed\"")),
      feed(#"<outlet property="table" destination="v" id="o"/>"#)
        .code(controller.replacing("\"Feed\"", with: "\"↓Feed\"")),
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
      .file(
        "FeedView.xib",
        """
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FeedViewController"/>
        </objects></document>
        """
      ).code("class FeedViewController: UIViewController {}"),
    ],
    nonTriggering: [
      feed("").code("class Feed: UIViewController { override func loadView() {} }"),
      feed("").code("class Feed: UIViewController { override var nibName: String? { nil } }"),
      feed("").code("class Feed: UIViewController {}").storyboard("Main", scene("feed", "Feed")),
      feed("").feedClass("init(name: String) { super.init(nibName: name, bundle: nil) }"),
      feed(#"<outlet property="view" destination="v" id="o"/>"#).code(controller),
      feed("").code(
        controller.replacing("UIViewController", with: "UITableViewController")
      ),
      feed("").code(
        controller.replacing("init()", with: "override func loadView() { view = UIView() }\ninit()")
      ),
      feed("").code(controller.replacing("UIViewController", with: "Screen")),
    ],
    check: { project in
      let nibs = LoadedNibs(project.code)
      return project.views(notSetBy: nibs) + project.views(notSetByNameBesides: nibs)
    }
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
  /// The controllers that code loads with a xib which does not set their view.
  fileprivate func views(notSetBy nibs: LoadedNibs) -> [Finding] {
    let index = code.index
    let xibs = Dictionary(grouping: zip(files.xibs, code.xibOrigins), by: \.0.storyboard.name)
    return nibs.all.compactMap { nib in
      let app = index.apps[nib.file]
      guard nib.use.kind == .controller, nib.use.name != nil, nib.use.bundle == .own,
        let owner = nib.owner, isController(owner, withViewOfXibIn: app)
      else { return nil }
      let seen = (xibs[nib.name] ?? []).filter { app.sees($1.app) }
      guard let file = seen.first?.0, seen.count == 1, file.lacksViewOfOwner else { return nil }
      return code.finding(
        at: nib.use.location,
        in: nib.file,
        "the xib '\(nib.name)' does not set the view of '\(owner)', its File's Owner",
        notes: [.init(message: "the xib", file: file.path, location: file.document)]
      )
    }
  }

  /// The controllers that UIKit loads with the xib of their name, which does not set their view.
  fileprivate func views(notSetByNameBesides nibs: LoadedNibs) -> [Finding] {
    let scenes = Set(storyboards.flatMap { $0.customClasses.values.map(SourceIndex.lastName) })
    let named = Set(
      code.uses(\.facts.nibUses).filter { $1.name != nil }.compactMap(\.use.ownerType)
        .map(SourceIndex.lastName)
    )
    return zip(files.xibs, code.xibOrigins).compactMap { file, origin in
      let name = file.storyboard.name
      guard file.lacksViewOfOwner, let owner = file.customClasses["-1"],
        owner == name || name.hasSuffix("View") && owner == "\(name)Controller",
        !scenes.contains(owner),
        nibs.loads(of: name, in: origin.app).allSatisfy({
          $0.use.kind == .controller && $0.use.name == nil
        }),
        isController(owner, withViewOfXibIn: origin.app),
        ClassChain(owner, in: origin.app, of: code.index)?.names.isDisjoint(with: named) == true
      else { return nil }
      return Finding(
        file: file.path,
        location: file.document,
        "the xib '\(name)' does not set the view of '\(owner)', its File's Owner",
        severity: .warning
      )
    }
  }

  /// Whether a class is a controller of the app that does not make its view itself.
  private func isController(_ name: ExactString, withViewOfXibIn app: App) -> Bool {
    guard code.index.inherits(name, from: "UIViewController", in: app) == true,
      let chain = ClassChain(name, in: app, of: code.index)
    else { return false }
    return !chain.hasMethod("loadView") && !chain.hasMethod("nibName")
      && !chain.names.contains("UITableViewController")
      && !chain.names.contains("UICollectionViewController")
  }
}

extension StoryboardFile {
  /// Whether the outlet `view` of the File's Owner of a xib for UIKit is not connected.
  fileprivate var lacksViewOfOwner: Bool {
    [.iOS, .tvOS].contains(storyboard.platform)
      && !connections.contains {
        $0.element == "placeholder" && $0.name == "view" && $0.kind == .outlet
      }
  }
}
