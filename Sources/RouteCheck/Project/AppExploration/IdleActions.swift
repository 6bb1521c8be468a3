import CodeFacts
import ProjectModel
import Routes
import StoryboardReader

/// The actions of an app: those that a control is connected to, and those that nothing runs.
struct IdleActions {
  private struct Action: Hashable {
    var file: Int
    var type: ExactString
    var name: ExactString
  }

  private var idle: Set<Action> = []
  /// The actions that a control is connected to, by their selectors.
  private var functions: [ExactString: Set<CallGraph.Function>] = [:]
  /// The actions that a control is connected to which is not in a navigation item.
  private(set) var runByOthers: Set<CallGraph.Function> = []
  /// The classes that storyboards and xibs make delegates.
  private(set) var delegates: Set<ExactString> = []
  /// The methods that Objective-C sees.
  private(set) var exposed: Set<CallGraph.Function> = []
  /// The properties and methods of views that code mentions.
  private(set) var properties: Set<ExactString> = []

  init(_ project: Project, _ files: [Int]) {
    let storyboards = project.storyboards + project.files.xibs
    let actions = storyboards.flatMap(\.connections).filter { $0.kind == .action }
    let selectors = Set(actions.map(\.name))
    for file in files {
      for function in project.code.index.files[file].facts.functions {
        properties.formUnion(function.mentions.lazy.map(\.name))
      }
    }
    if properties.contains("setToolbarHidden") || storyboards.contains(where: \.showsToolbar) {
      properties.insert("isToolbarHidden")
    }
    let sentActions = storyboards.flatMap { $0.sentActions(changing: properties) }
    let sent = Set(sentActions.map(\.name))
    let sentByOthers = Set(sentActions.filter { !$0.isInBar }.map(\.name))
    for file in storyboards {
      for outlet in file.connections where outlet.kind == .outlet && outlet.name == "delegate" {
        let type = outlet.value.flatMap { file.customClasses[$0] }
        if let type { delegates.insert(SourceIndex.lastName(type)) }
      }
    }
    var others: Set<Action> = []
    for file in files {
      for method in project.code.index.files[file].facts.methods {
        let action = Action(file: file, type: method.type, name: method.name)
        let isConnected =
          selectors.contains(method.selector)
          || (method.otherSelector.map(selectors.contains) ?? false)
        let function = CallGraph.Function(method.type, method.name)
        exposed.insert(function)
        if method.role == .action {
          for selector in [method.selector, method.otherSelector].compactMap(\.self)
          where sent.contains(selector) {
            functions[selector, default: []].insert(function)
            if sentByOthers.contains(selector) { runByOthers.insert(function) }
          }
        }
        let isIdle =
          method.role == .action && !method.takesSegue && !method.isMentioned && !isConnected
        if isIdle { idle.insert(action) } else { others.insert(action) }
      }
    }
    idle.subtract(others)
  }

  /// The actions that a control is connected to.
  var connected: Set<CallGraph.Function> { functions.values.reduce(into: []) { $0.formUnion($1) } }

  /// The actions that a control of a scene sends to the scene's controller.
  func sent(in view: Project.SceneView) -> Set<CallGraph.Function> {
    view.file.sentActions(changing: properties).reduce(into: []) { found, action in
      if action.object == view.scene.id { found.formUnion(functions[action.name] ?? []) }
    }
  }

  /// Whether nothing runs a method of a type: no control is connected to it, and its file mentions it
  /// nowhere else.
  func contains(_ method: ExactString, of type: ExactString, in file: Int) -> Bool {
    idle.contains(Action(file: file, type: type, name: method))
  }
}
