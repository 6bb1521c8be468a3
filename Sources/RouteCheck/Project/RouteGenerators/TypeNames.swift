import ProjectModel
import Routes

/// The Swift types of the classes in storyboards, and their modules.
package struct TypeNames: Sendable {
  private let options: GenerationOptions
  /// Class names that several modules share.
  private var ambiguous: Set<ExactString> = []

  package init(_ project: Project) {
    options = project.generation
    var modules: [ExactString: Set<ExactString?>] = [:]
    for view in project.scenes {
      if let name = view.scene.customClass {
        modules[name, default: []].insert(module(of: view.scene))
      }
    }
    ambiguous = Set(modules.filter { $0.value.count > 1 }.keys)
  }

  /// The type of a scene's class; ``TypeName/unknown`` if the scene has none.
  ///
  /// - Returns: `nil` if the class's name is not valid in Swift.
  package func type(of scene: Storyboard.Scene) -> TypeName? {
    guard let name = scene.customClass else { return .unknown }
    if let mapped = mappedType(of: scene, named: name) { return TypeName(parsing: mapped) }
    let module = module(of: scene)
    guard SwiftName.isTypeName(name), module.map(SwiftName.isTypeName) ?? true else { return nil }
    guard ambiguous.contains(name), let module = module ?? options.module else {
      return TypeName(text: SwiftName.declaredType(name), word: name)
    }
    return TypeName(text: "\(module).\(SwiftName.declaredType(name))", word: "\(module)\(name)")
  }

  /// The module to import for a scene's class; `nil` if it needs no import.
  func importedModule(of scene: Storyboard.Scene) -> ExactString? {
    guard let name = scene.customClass, mappedType(of: scene, named: name) == nil else {
      return nil
    }
    return module(of: scene)
  }

  private func mappedType(of scene: Storyboard.Scene, named name: ExactString) -> ExactString? {
    options.types[name] ?? module(of: scene).flatMap { options.types["\($0).\(name)"] }
  }

  /// The module of a scene's class; `nil` for the module of the generated code.
  private func module(of scene: Storyboard.Scene) -> ExactString? {
    guard let name = scene.module else { return nil }
    let module = options.modules[name] ?? name
    return module == options.module ? nil : module
  }
}
