import Routes
import StoryboardReader
import SwiftScanner

extension Rule {
  /// A class in a storyboard with another module than that of its target.
  static let moduleMismatch = Rule(
    id: "module-mismatch",
    severity: .warning,
    summary: "a class in a storyboard with another module than the target that declares it",
    reason: """
      The class is not found when the scene is loaded, so that a plain controller or view is made \
      instead: the target was renamed, or the class has moved. Nothing is reported if the module of a \
      target is unknown, or if sources import the module.
      """,
    triggering: [
      .xcodeProject(building: "Main.storyboard", "Feed.swift")
        .and("App/Main.storyboard", feed(in: "↓OldApp"))
        .and("App/Feed.swift", "class Feed: UIViewController {}")
    ],
    nonTriggering: [
      .xcodeProject(building: "Main.storyboard", "Feed.swift")
        .and("App/Main.storyboard", feed(in: "App"))
        .and("App/Feed.swift", "class Feed: UIViewController {}"),
      .xcodeProject(building: "Main.storyboard", "Feed.swift")
        .and("App/Main.storyboard", feed(in: "Library"))
        .and("App/Feed.swift", "import Library\nclass Feed: UIViewController {}"),
      .file("App/Main.storyboard", feed(in: "OldApp"))
        .and("App/Feed.swift", "class Feed: UIViewController {}"),
    ],
    check: { $0.classesInOtherModules }
  )

  private static func feed(in module: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="feed" customClass="Feed" customModule="\(module)"/>
    </objects></scene></scenes></document>
    """
  }
}

extension Project {
  /// Classes of Swift that no target with the storyboard's module declares.
  fileprivate var classesInOtherModules: [Finding] {
    var imports: [App: Set<ExactString>] = [:]
    return storyboards.indices.flatMap { position -> [Finding] in
      let (file, app) = (storyboards[position], code.app(ofStoryboard: position))
      return file.classes.compactMap { found in
        guard case .named(let module) = found.module, let location = found.moduleLocation,
          let modules = modules(declaring: found.name, in: app), !modules.contains(module)
        else { return nil }
        let known = imports[app] ?? code.imports(in: app)
        imports[app] = known
        // A library may have a class of the same name.
        guard !known.contains(module) || files.membership.isTarget(module) else { return nil }
        let names = modules.sorted().map { "'\($0)'" }.joined(separator: ", ")
        return Finding(
          file: file.path,
          location: location,
          "'\(found.name)' is in the module \(names) and not in '\(module)'",
          fix: modules.count == 1 ? modules.first.map { Diagnostic.Fix($0) } : nil,
          object: found.object
        )
      }
    }
  }

  /// The modules of the targets that declare a class; `nil` if one of them is unknown, or if
  /// Objective-C finds the class by its name alone.
  private func modules(declaring name: ExactString, in app: App) -> Set<ExactString>? {
    var modules: Set<ExactString> = []
    for reference in code.index.declarations(named: name, in: app) {
      let (source, type) = (code.index.files[reference.file], code.index.type(reference))
      guard Path.isSwift(source.path), type.kind == .class, type.objectiveCName == nil,
        !source.targets.isEmpty
      else { return nil }
      for target in source.targets {
        guard let names = files.membership.modules(of: target) else { return nil }
        modules.formUnion(names)
      }
    }
    return modules.isEmpty ? nil : modules
  }
}

extension ProjectCode {
  /// The modules that the files of an app import.
  fileprivate func imports(in app: App) -> Set<ExactString> {
    index.apps.files(seenFrom: app).reduce(into: []) {
      $0.formUnion(index.files[$1].facts.imports)
    }
  }
}
