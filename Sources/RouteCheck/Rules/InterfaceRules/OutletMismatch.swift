import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let outletMismatch = Rule(
    id: "outlet-mismatch",
    severity: .warning,
    summary: "an outlet whose object is of another class than the property",
    reason: """
      UIKit sets the property to the object without a check of its class. The first call of a \
      method that the object does not have crashes. Nothing is reported if the class of the property is not \
      among the sources or the known classes of UIKit. An object of another unknown class is taken for \
      one of the class that its element stands for, such as `UILabel` for a label.
      """,
    triggering: [
      feed(outlet: "↓title", to: #"<button id="o"/>"#).code(
        "class Feed: UIViewController { @IBOutlet private weak var title: UILabel! }"
      ),
      feed(outlet: "↓card", to: #"<view id="o"/>"#).code(
        """
        class Card: UIView {}
        class Feed: UIViewController { @IBOutlet var label: UILabel!, card: Card? }
        """
      ),
      feed(outlet: "↓total", to: #"<label id="o" customClass="LibraryLabel"/>"#).code(
        "class Feed: UIViewController { @IBOutlet var total: UIButton! }"
      ),
    ],
    nonTriggering: [
      feed(outlet: "total", to: #"<button id="o" customClass="LibraryButton"/>"#).code(
        "class Feed: UIViewController { @IBOutlet var total: UIControl! }"
      ),
      feed(outlet: "list", to: #"<scrollView id="o" customClass="LibraryList"/>"#).code(
        "class Feed: UIViewController { @IBOutlet var list: UITableView! }"
      ),
      feed(outlet: "card", to: #"<view id="o" customClass="LibraryView"/>"#).code(
        "class Feed: UIViewController { @IBOutlet var card: UILabel! }"
      ),
      feed(outlet: "card", to: #"<button id="o"/>"#).code(
        """
        protocol Tappable: AnyObject {}
        class Feed<Card: UIView>: UIViewController {
          @IBOutlet var card: Card!
          @IBOutlet weak var other: (UIView & Tappable)!
        }
        """
      ),
    ],
    check: { project in
      let check = OutletCheck(project)
      return zip(project.storyboards, project.code.storyboardOrigins).flatMap {
        check.findings(in: $0, $1.app)
      }
    }
  )

  private static func feed(outlet: String, to object: String) -> Example {
    let outlet = #"<outlet property="\#(outlet)" destination="o" id="c"/>"#
    return .scenes(scene("feed", "Feed", outlet, attributes: ownModule, view: object))
  }
}

private struct OutletCheck {
  private let project: Project
  /// The properties that the files of each app declare.
  private let properties: Memo<App, [SourceIndex.MemberName: [Declared]]>

  /// The type of a declared property; `nil` if it is no name.
  fileprivate struct Declared {
    var type: ExactString?
    /// The type that declares it, and the position of its file.
    var owner: ExactString
    var file: Int
  }

  init(_ project: Project) {
    self.project = project
    properties = Memo(project.code.index.outletProperties)
  }

  func findings(in file: StoryboardFile, _ app: App) -> [Finding] {
    let duplicates = Set(file.duplicates.map(\.id))
    return file.connections.compactMap { connection in
      guard let value = connection.value, !duplicates.contains(value),
        !duplicates.contains(connection.object),
        let owner = file.customClasses[connection.object],
        let type = type(ofProperty: connection.name, of: owner, in: app)
      else { return nil }
      let element = file.className(ofElement: connection.valueElement)
      guard let found = file.customClasses[value] ?? element,
        isOther(found, element, than: type, in: app)
      else { return nil }
      return Finding(
        file: file.path,
        location: connection.location,
        "the outlet '\(connection.name)' is of the class '\(SourceIndex.lastName(type))', and its "
          + "object of '\(found)'; change the class of one of them, or connect another object",
        object: connection.object
      )
    }
  }

  /// Whether an object is not of a class.
  ///
  /// - Parameters:
  ///   - name: The object's class.
  ///   - element: The class of its element, from which the object's class inherits if it is not known.
  private func isOther(
    _ name: ExactString,
    _ element: ExactString?,
    than type: ExactString,
    in app: App
  ) -> Bool {
    let index = project.code.index
    if let inherits = index.inherits(name, from: type, in: app) { return !inherits }
    guard let element else { return false }
    return index.inherits(element, from: type, in: app) == false
      && index.inherits(type, from: element, in: app) == false
  }

  /// The class of a property that a storyboard sets; `nil` if declarations differ, or if one is no class.
  private func type(
    ofProperty name: ExactString,
    of owner: ExactString,
    in app: App
  ) -> ExactString? {
    let code = project.code
    guard let chain = code.index.ancestors(of: owner, in: app) else { return nil }
    let known = properties[app]
    let found = chain.flatMap { known[.init(name, of: $0)] ?? [] }
    guard let first = found.first, found.count <= Limits.meanings, let type = first.type,
      found.allSatisfy({ $0.type == type && !code.isRedefined(type, in: $0.owner, of: $0.file) })
    else { return nil }
    let target = code.index.target(of: type, in: app)
    guard code.isClass(target, in: app), !code.index.isProtocol(target, in: app) else { return nil }
    return target
  }
}

extension SourceIndex {
  fileprivate func outletProperties(in app: App) -> [MemberName: [OutletCheck.Declared]] {
    var found: [MemberName: [OutletCheck.Declared]] = [:]
    for file in apps.files(seenFrom: app) {
      for property in files[file].facts.properties {
        let owner = Self.lastName(target(of: property.type, in: apps[file]))
        found[.init(property.name, of: owner), default: []].append(
          .init(type: property.valueType, owner: property.type, file: file)
        )
      }
    }
    return found
  }
}

extension StoryboardFile {
  /// The class that an element stands for; `nil` for an unknown element.
  func className(ofElement element: String) -> ExactString? {
    guard [.iOS, .tvOS].contains(storyboard.platform), !element.isEmpty else { return nil }
    let name =
      Self.otherNames[ExactString(element)]
      ?? ExactString("UI" + element.prefix(1).uppercased() + element.dropFirst())
    return FrameworkClass.named(name) == nil ? nil : name
  }

  /// The classes of the elements that are not named like them.
  private static let otherNames: [ExactString: ExactString] = [
    "constraint": "NSLayoutConstraint",
    "containerView": "UIView",
    "mapView": "MKMapView",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "wkWebView": "WKWebView",
  ]
}
