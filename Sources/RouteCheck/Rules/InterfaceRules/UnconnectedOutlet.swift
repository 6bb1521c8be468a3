import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let unconnectedOutlet = Rule(
    id: "unconnected-outlet",
    severity: .warning,
    summary: "an outlet that code uses and that no scene or xib of its class connects",
    reason: """
      Code that uses an implicitly unwrapped outlet crashes if it is nil. A scene, a xib or a view \
      of the class exists, but none of them, and none of a subclass, connects the outlet. Nothing \
      is reported if the file sets the outlet, compares it with nil or uses its name for something \
      else. An assignment in another file is not seen.
      """,
    triggering: [
      feed("").code(feed(uses: "titleLabel.text = \"Feed\"", "↓titleLabel")),
      feed("").code(feed(uses: "self.titleLabel.isHidden = true", "↓titleLabel")),
      .xib("Row", #"<tableViewCell id="r" customClass="Row"/>"#).and(
        "Row.swift",
        """
        class Row: UITableViewCell {
          @IBOutlet private weak var ↓titleLabel: UILabel!
          override func prepareForReuse() { titleLabel.text = nil }
        }
        """
      ),
    ],
    nonTriggering: [
      feed(#"<outlet property="titleLabel" destination="l" id="o"/>"#)
        .code(feed(uses: "titleLabel.text = \"Feed\"")),
      feed("").code(feed(uses: "titleLabel?.text = \"Feed\"")),
      feed("").code(feed(uses: "titleLabel.map { $0.text = \"Feed\" }")),
      feed("").code(
        feed(uses: "titleLabel.text = \"Feed\"").replacing("UILabel!", with: "UILabel! = UILabel()")
      ),
      feed("").code(
        feed(uses: "titleLabel = UILabel()\ntitleLabel.text = \"Feed\"")
      ),
      feed("").code(
        feed(uses: "guard titleLabel != nil else { return }\ntitleLabel.text = \"Feed\"")
      ),
      feed("").code(feed(uses: "let titleLabel = UILabel()\ntitleLabel.sizeToFit()")),
      feed(#"<outlet property="heading" destination="l" id="o"/>"#).code(
        feed(uses: "titleLabel.text = nil").replacing("@IBOutlet", with: "@objc(heading) @IBOutlet")
      ),
      // A subclass connects the outlet.
      feed("").code(feed(uses: "titleLabel.text = \"Feed\"") + "\nclass List: Feed {}")
        .storyboard(
          "List",
          scene("list", "List", #"<outlet property="titleLabel" destination="l" id="o"/>"#)
        ),
      // Nothing shows that the class is in a storyboard.
      .feedAndPost.and(
        "Screen.swift",
        feed(uses: "titleLabel.text = nil").replacing("Feed", with: "Screen")
      ),
    ],
    check: { project in
      let (code, files) = (project.code, project.files)
      let index = code.index
      let uses = code.uses(\.facts.usedOutlets)
      // A file that was not read may connect any of them.
      if uses.isEmpty || files.isPartial || !files.inputs.problems.isEmpty { return [] }
      let connections = ObjectsOfClasses(project)
      return uses.compactMap { file, use in
        let app = index.apps[file]
        let name = SourceIndex.lastName(use.type)
        guard index.declarations(named: name, in: app).count == 1,
          let object = connections.first(of: name, without: use.name, in: app, index)
        else { return nil }
        return code.finding(
          at: use.location,
          in: file,
          "no scene or xib of '\(use.type)' connects the outlet '\(use.name)', which code uses",
          notes: [
            code.note("the use", in: file, at: use.use),
            .init(message: "an object of the class", file: object.file, location: object.location),
          ]
        )
      }
    }
  )

  private static func feed(uses statements: String, _ name: String = "titleLabel") -> String {
    """
    class Feed: UIViewController {
      @IBOutlet var \(name): UILabel! { didSet { titleLabel.text = "" } }
      override func viewDidLoad() {
        \(statements)
      }
    }
    """
  }

  private static func feed(_ connections: String) -> Example {
    .scenes(scene("feed", "Feed", connections))
  }
}

/// The objects of storyboards and xibs, by the last names of their classes.
private struct ObjectsOfClasses {
  typealias Object = (file: String, location: TextLocation, app: App)

  private var objects: [ExactString: [Object]] = [:]
  /// The classes whose outlets are connected, by the names of the outlets.
  private var connected: [ExactString: Set<ExactString>] = [:]

  init(_ project: Project) {
    for (file, origin) in project.documents {
      for named in file.classes {
        objects[SourceIndex.lastName(named.name), default: []].append(
          (file.path, named.location, origin.app)
        )
      }
    }
    let unbuilt = (project.files.unbuilt + project.files.unbuiltXibs).map(\.file)
    let nibs = LoadedNibs(project.code)
    for file in project.documents.map(\.file) + unbuilt {
      for connection in file.connections where connection.kind == .outlet {
        if let name = file.customClasses[connection.object] {
          connected[connection.name, default: []].insert(SourceIndex.lastName(name))
        }
        if connection.element == "placeholder" {
          // Any class that loads the nib can be its owner.
          for load in nibs.all where load.name == file.storyboard.name {
            let owners = [load.owner ?? load.use.type, load.use.type]
            connected[connection.name, default: []].formUnion(owners.map(SourceIndex.lastName))
          }
        }
      }
    }
  }

  /// An object of a class, if no object of the class or a subclass connects an outlet.
  func first(
    of name: ExactString,
    without outlet: ExactString,
    in app: App,
    _ index: SourceIndex
  ) -> Object? {
    let classes = connected[outlet] ?? []
    guard !classes.contains(name),
      // A superclass in a xib may stand for the class.
      classes.allSatisfy({
        index.inherits($0, from: name, in: app) == false
          && index.inherits(name, from: $0, in: app) != true
      })
    else { return nil }
    return objects[name]?.first { app.sees($0.app) }
  }
}
