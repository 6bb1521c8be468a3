import Routes
import StoryboardReader
import SwiftScanner

/// The Swift types of storyboards' classes, and the modules that they come from.
struct TypeNames: Sendable {
  private let options: GenerationOptions
  /// Classes of one name that come from several modules.
  private var shared: Set<String> = []
  /// The modules of the classes that were asked for.
  private(set) var modules: Set<String> = []

  init(_ project: Project, _ options: GenerationOptions) {
    self.options = options
    var homes: [String: Set<String?>] = [:]
    for view in project.scenes {
      if let name = view.scene.customClass {
        homes[name, default: []].insert(options.home(of: view.scene))
      }
    }
    shared = Set(homes.filter { $0.value.count > 1 }.keys)
  }

  /// The type of a scene's class; ``TypeName/unknown`` where it has none.
  ///
  /// - Returns: `nil` where the class's name is none in Swift.
  mutating func type(of scene: Storyboard.Scene) -> TypeName? {
    guard let name = scene.customClass else { return .unknown }
    let home = options.home(of: scene)
    if let mapped = options.types[name] ?? home.flatMap({ options.types["\($0).\(name)"] }) {
      return TypeName(parsing: mapped)
    }
    guard SwiftName.isTypeName(name), home.map(SwiftName.isTypeName) ?? true else { return nil }
    if let home, home != options.module { modules.insert(home) }
    guard shared.contains(name), let module = home ?? options.module else {
      return TypeName(text: name, word: name)
    }
    return TypeName(text: "\(module).\(name)", word: module + name)
  }
}

extension GenerationOptions {
  /// The module of a scene's class; `nil` where nothing says another one than the code's own.
  fileprivate func home(of scene: Storyboard.Scene) -> String? {
    guard let name = scene.module else { return nil }
    let home = modules[name] ?? name
    return home == module ? nil : home
  }
}
