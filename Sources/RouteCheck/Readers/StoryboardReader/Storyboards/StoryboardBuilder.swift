import Routes
import SourceText

/// Builds a storyboard from the elements of its document, with the locations for findings.
///
/// Unknown elements are ignored, without losing scenes or segues: a segue may be inside of any
/// element, and the controller of a scene may be of any kind. It borrows the bytes of the document.
struct StoryboardBuilder {
  private let lines: LineTable
  private let kind: StoryboardParser.Document
  var file: StoryboardFile
  var scene: OpenScene?
  /// The open elements, outermost first.
  var open: [Open] = []
  /// The positions of the open cells among the open elements, outermost first.
  var cells: [Int] = []
  /// The views of each gesture recognizer and those around them, with why they take no touches.
  var viewsOfRecognizers: [ExactString: [StoryboardFile.InertView]] = [:]
  private var ids: [ExactString: ObjectID] = [:]

  /// The approximate number of bytes for each object with an id.
  private static let bytesPerID = 340

  private struct ObjectID {
    var element: XMLName
    /// The range of the id in the file.
    var range: Range<Int>
  }

  struct OpenScene {
    var scene: Storyboard.Scene
    var locations: StoryboardFile.SceneLocations
    var rank = 0
  }

  init(_ bytes: SourceBytes, path: String, name: String, as kind: StoryboardParser.Document) {
    self.kind = kind
    lines = LineTable(bytes)
    file = StoryboardFile(
      path: path,
      storyboard: Storyboard(name: ExactString(name)),
      document: .start
    )
    ids.reserveCapacity(bytes.count / Self.bytesPerID)
  }

  mutating func start(_ element: StoryboardElement) throws(SyntaxProblem) {
    if let id = element["id"] { record(id: id, of: element) }
    if let name = element["customClass"] { record(customClass: name, of: element) }
    open(element)
    if depth <= Self.knownDepth {
      try readOuter(element)
    } else {
      readPart(element)
    }
    switch element.name {
    case "segue": readSegue(element)
    case "outlet", "outletCollection", "action": readConnection(element)
    case "tableViewCell", "collectionViewCell", "collectionReusableView",
      "tableViewHeaderFooterView":
      readPrototype(element)
      if element["accessoryType"]?.hasPrefix("detail") == true { file.hasAccessoryButton = true }
    case "userDefinedRuntimeAttribute" where element["keyPath"] == "selectedIndex":
      file.selectsTab = true
    case "textInputTraits" where element["secureTextEntry"] == "YES":
      scene?.locations.hasPasswordField = true
    case "tabBarItem" where element["enabled"] == "NO": file.disablesTab = true
    case "navigationController" where element["toolbarHidden"] == "NO": file.showsToolbar = true
    default: break
    }
  }

  /// The number of open elements.
  var depth: Int { open.count }

  /// The depth of the objects of a scene, below which the meaning of an element is always the same.
  private static let knownDepth = 5

  /// Reads an element whose meaning depends on the elements around it.
  private mutating func readOuter(_ element: StoryboardElement) throws(SyntaxProblem) {
    if depth == 1 {
      try readRoot(element)
    } else if let scene {
      if depth == 4, element.name == "point" {
        readCanvasLocation(element)
      } else if depth == 5, open[3].element.name == "objects" {
        readObject(element, of: scene)
      }
    } else if depth == 3, element.name == "scene", open[1].element.name == "scenes" {
      scene = OpenScene(
        scene: Storyboard.Scene(id: element["sceneID"] ?? "", kind: .init(rawValue: "")),
        locations: .init(element: location(of: element))
      )
    } else if depth == 3, open[1].element.name == "resources" {
      readAsset(element)
    }
  }

  /// Reads a part of a scene's controller that says how it is presented.
  private mutating func readPart(_ element: StoryboardElement) {
    let isModal = depth == 7 && element.isModalInPresentation
    let isHidden = depth == 6 && element["hidden"] == "YES"
    if hidesBackButton(element) { scene?.scene.settings.hiddenBars.insert(.backButton) }
    guard isModal || isHidden, StoryboardElement.isController(open[4].element.name) else { return }
    if isModal { scene?.scene.settings.isModalInPresentation = true }
    switch element.name {
    case "navigationBar" where isHidden: scene?.scene.settings.hiddenBars.insert(.navigationBar)
    case "tabBar" where isHidden: scene?.scene.settings.hiddenBars.insert(.tabBar)
    default: break
    }
  }

  /// Whether a part of a scene's navigation item takes the back button away: by a setting, or by a left item.
  private func hidesBackButton(_ element: StoryboardElement) -> Bool {
    guard depth == 6 || depth == 7, StoryboardElement.isController(open[4].element.name) else {
      return false
    }
    let item = open[5].element
    guard item.name == "navigationItem" else { return false }
    if depth == 6 { return item["hidesBackButton"] == "YES" }
    return (element.name == "leftBarButtonItems" || element["key"] == "leftBarButtonItem")
      && item["leftItemsSupplementBackButton"] != "YES"
  }

  /// Ends the innermost open element.
  mutating func end() {
    closeElement()
    guard depth == 2, let finished = scene else { return }
    scene = nil
    file.storyboard.scenes.append(finished.scene)
    file.scenes.append(finished.locations)
  }

  /// The storyboard that was read.
  func finish() -> StoryboardFile {
    var file = file
    let targets = Set(file.storyboard.scenes.flatMap { [$0.id] + $0.exits })
    for (position, scene) in file.storyboard.scenes.enumerated() {
      for (index, segue) in scene.segues.enumerated() where !targets.contains(segue.destination) {
        file.scenes[position].segues[index].strayDestination = element(segue.destination)
      }
      for (index, segue) in scene.segues.enumerated() where segue.trigger?.kind == .gesture {
        let recognizer = file.scenes[position].segues[index].owner
        file.scenes[position].segues[index].inertViews += inertViews(below: recognizer ?? "")
      }
    }
    for index in file.connections.indices {
      let connection = file.connections[index]
      file.connections[index].element = element(connection.object) ?? ""
      file.connections[index].valueElement = connection.value.flatMap(element) ?? ""
      if connection.kind == .action, connection.ownerElement.hasSuffix("GestureRecognizer") {
        file.connections[index].inertViews += inertViews(below: connection.owner)
      }
    }
    return file
  }

  /// The views of a gesture recognizer; the recognizer itself if no view has it.
  private func inertViews(below recognizer: ExactString) -> [StoryboardFile.InertView] {
    viewsOfRecognizers[recognizer] ?? [.init(id: recognizer, property: "addGestureRecognizer")]
  }

  /// The element of an object id; `nil` for an id that no object has.
  private func element(_ id: ExactString) -> String? { ids[id]?.element.string }
}

extension StoryboardBuilder {
  private mutating func readRoot(_ root: StoryboardElement) throws(SyntaxProblem) {
    file.document = location(of: root)
    guard root.name == "document" else {
      throw SyntaxProblem(
        root.name == "archive"
          ? "the file has the storyboard format before Xcode 5 ('archive'); open and save it in Xcode"
          : "the file is not a storyboard: expected the root element 'document', found "
            + "'\(root.name.string)'",
        at: root.extent.lowerBound
      )
    }
    if let type = root["type"],
      type.string.containsBytes(of: "Storyboard") != (kind == .storyboard)
    {
      throw SyntaxProblem(
        "the file is not a storyboard: the type of the document is '\(type)'",
        at: root.range(of: "type")?.lowerBound ?? root.extent.lowerBound
      )
    }
    file.storyboard.platform = .init(
      type: root["type"]?.string,
      runtime: root["targetRuntime"]?.string
    )
    file.storyboard.initialScene = root["initialViewController"]
    file.initialScene = location(of: "initialViewController", in: root)
    file.storyboard.isLaunchScreen = root["launchScreen"] == "YES"
  }

  private mutating func record(id: ExactString, of element: StoryboardElement) {
    guard let range = element.range(of: "id") else { return }
    let object = ObjectID(element: element.name, range: range)
    guard let known = ids.updateValue(object, forKey: id) else { return }
    ids[id] = known
    file.duplicates.append(
      .init(
        id: id,
        location: lines.location(of: range),
        first: lines.location(at: known.range.lowerBound)
      )
    )
  }

  private mutating func record(customClass name: ExactString, of element: StoryboardElement) {
    if let id = element["id"], !name.isEmpty { file.customClasses[id] = name }
    // The class of a placeholder is one for the editor, and not for the system.
    guard element.name != "placeholder", let location = location(of: "customClass", in: element)
    else { return }
    let module: StoryboardFile.Module =
      element.isOwnModule ? .own : element.module.map { .named($0) } ?? .unstated
    file.classes.append(
      .init(
        name: name,
        module: module,
        location: location,
        moduleLocation: module == .own ? nil : self.location(of: "customModule", in: element),
        object: element["id"]
      )
    )
  }

  private mutating func readAsset(_ element: StoryboardElement) {
    let isColor = element.name == "namedColor"
    guard isColor || element.name == "image", element["catalog"] != "system",
      let name = element.nonempty("name"), let location = location(of: "name", in: element)
    else { return }
    file.assets.append(.init(name: name, isColor: isColor, location: location))
  }

  private mutating func readCanvasLocation(_ element: StoryboardElement) {
    guard element["key"] == "canvasLocation",
      let x = element["x"].flatMap({ Double($0.string) }), x.isFinite,
      let y = element["y"].flatMap({ Double($0.string) }), y.isFinite
    else { return }
    scene?.scene.canvasLocation = .init(x: x, y: y)
  }

  private mutating func readObject(_ element: StoryboardElement, of open: OpenScene) {
    if element.name == "exit" {
      if let id = element["id"] { scene?.scene.exits.append(id) }
      return
    }
    let rank = element.controllerRank
    guard rank > open.rank else { return }
    // Controllers of watch apps have the shorter attribute.
    let identifier =
      element["storyboardIdentifier"] == nil && file.storyboard.platform == .watchOS
      ? "identifier" : "storyboardIdentifier"
    let isReference =
      element.name == "viewControllerPlaceholder" || element.name == "controllerPlaceholder"
    var current = open
    current.rank = rank
    current.scene.id = element["id"] ?? current.scene.id
    current.scene.kind = .init(rawValue: element.name.string)
    current.scene.identifier = element.nonempty(identifier)
    current.scene.customClass = element.nonempty("customClass")
    current.scene.module = element.module
    current.scene.settings = element.settings
    current.scene.reference =
      isReference
      ? .init(
        storyboardName: element.nonempty("storyboardName"),
        identifier: element.nonempty("referencedIdentifier"),
        bundleIdentifier: element.nonempty("bundleIdentifier")
      ) : nil
    current.locations = .init(
      element: location(of: element),
      identifier: location(of: identifier, in: element),
      customClass: location(of: "customClass", in: element),
      storyboardName: location(of: "storyboardName", in: element),
      referencedIdentifier: location(of: "referencedIdentifier", in: element),
      hasPasswordField: current.locations.hasPasswordField,
      segues: current.locations.segues
    )
    scene = current
  }
}

extension StoryboardBuilder {
  func location(of attribute: String, in element: StoryboardElement) -> TextLocation? {
    element.range(of: attribute).map(lines.location(of:))
  }

  func location(of element: StoryboardElement) -> TextLocation {
    lines.location(of: element.extent)
  }
}
