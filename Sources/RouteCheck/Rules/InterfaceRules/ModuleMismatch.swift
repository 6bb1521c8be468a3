import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader
import XcodeProjects

extension Rule {
  package static let moduleMismatch = Rule(
    id: "module-mismatch",
    severity: .warning,
    namesCause: true,
    summary: "a class in a storyboard or xib without the module of the target that declares it",
    reason: """
      UIKit does not find the class, and makes a plain controller or view instead. The target was \
      renamed, or the class has moved. A class of Swift is not found without a module either. A \
      named module is not reported if that of a target is unknown, or if sources import it. \
      In a package, a module is reported if its name differs by one letter from the name of a \
      target.
      """,
    triggering: [
      app(feed(in: "↓OldApp")),
      app(scene("feed", "↓Feed")),
      .file("Package.swift", manifest)
        .storyboard("Sources/Shop/Main", feed(in: "↓Shpo"))
        .and("Sources/Shop/Feed.swift", "class Feed: UIViewController {}"),
      .xcodeProject(building: "Feed.xib", "Feed.swift")
        .xib("App/Feed", #"<tableViewCell id="feed" customClass="↓Feed"/>"#)
        .and("App/Feed.swift", "class Feed: UITableViewCell {}"),
    ],
    nonTriggering: [
      app(feed(in: "App")),
      app(feed(in: "Library"), "import Library\nclass Feed: UIViewController {}"),
      Example().storyboard("App/Main", feed(in: "OldApp"))
        .and("App/Feed.swift", "class Feed: UIViewController {}"),
    ],
    check: { project in
      var search = ModuleSearch(project)
      return project.documents.flatMap { file, origin in
        file.classes.compactMap { search.finding(about: $0, in: file, origin.app) }
      }
    }
  )

  private static func app(
    _ scene: String,
    _ code: String = "class Feed: UIViewController {}"
  ) -> Example {
    .xcodeProject(building: "Main.storyboard", "Feed.swift")
      .storyboard("App/Main", scene).and("App/Feed.swift", code)
  }

  private static func feed(in module: String) -> String {
    scene("feed", "Feed", attributes: #"customModule="\#(module)""#)
  }

  private static let manifest = """
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "Shop"), .target(name: "Kit")])
    """
}

/// Compares the modules in storyboards with the modules of the targets that declare the classes.
private struct ModuleSearch {
  private let project: Project
  /// The modules that the files of each app import.
  private let imports: Memo<App, Set<ExactString>>
  /// The modules of the packages, by the packages' folders.
  private let packageModules: [ExactString: Set<ExactString>]
  private var spelling = SpellingSearch()

  init(_ project: Project) {
    self.project = project
    let index = project.code.index
    imports = Memo { app in
      index.apps.files(seenFrom: app).reduce(into: []) {
        $0.formUnion(index.files[$1].facts.imports)
      }
    }
    packageModules = project.files.manifests.reduce(into: [:]) {
      $0[$1.folder, default: []].formUnion($1.modules)
    }
  }

  mutating func finding(
    about found: StoryboardFile.ObjectClass,
    in file: StoryboardFile,
    _ app: App
  ) -> Finding? {
    switch found.module {
    case .own: return nil
    case .unstated:
      guard let sources = sources(declaring: found.name, in: app),
        sources.allSatisfy({ !$0.targets.isEmpty })
      else { return nil }
      let modules = targetModules(declaring: found.name, in: app).map {
        " in the module \($0.sorted().quotedList)"
      }
      let noun = file.isXib ? "xib" : "storyboard"
      return Finding(
        file: file.path,
        location: found.location,
        "'\(found.name)' is a class of Swift\(modules ?? ""), and the \(noun) "
          + "names no module; inherit it from the target, or declare the class with "
          + "'@objc(\(found.name))'",
        object: found.object
      )
    case .named(let module):
      guard let location = found.moduleLocation else { return nil }
      let isTarget = project.files.membership.isTarget(module)
      let modules: Set<ExactString>
      if let known = targetModules(declaring: found.name, in: app) {
        modules = known
      } else if !isTarget, let near = packageModule(near: module, declaring: found.name, in: app) {
        modules = [near]
      } else {
        return nil
      }
      // A library may have a class of the same name.
      guard !modules.contains(module), isTarget || !imports[app].contains(module) else {
        return nil
      }
      return Finding(
        file: file.path,
        location: location,
        "'\(found.name)' is in the module \(modules.sorted().quotedList) and not in '\(module)'",
        fix: modules.count == 1 ? modules.first : nil,
        object: found.object,
        cause: module
      )
    }
  }

  /// The modules of the Xcode targets that declare a class; `nil` if one of them is unknown, or if
  /// Objective-C finds the class by its name alone.
  private func targetModules(declaring name: ExactString, in app: App) -> Set<ExactString>? {
    guard let sources = sources(declaring: name, in: app) else { return nil }
    var modules: Set<ExactString> = []
    for source in sources {
      if source.targets.isEmpty { return nil }
      for target in source.targets {
        guard let names = project.files.membership.modules(of: target) else { return nil }
        modules.formUnion(names)
      }
    }
    return modules
  }

  /// The module of a package that declares a class, if a name is one letter away from it and no
  /// package has a module of that name.
  private mutating func packageModule(
    near module: ExactString,
    declaring name: ExactString,
    in app: App
  ) -> ExactString? {
    guard !packageModules.isEmpty,
      !packageModules.values.contains(where: { $0.contains(module) }),
      let sources = sources(declaring: name, in: app)
    else { return nil }
    let folders = sources.map { Set(Path.ancestors(of: $0.path).map { ExactString($0) }) }
    let shared = folders.dropFirst().reduce(folders[0]) { $0.intersection($1) }
    let modules = shared.reduce(into: Set<ExactString>()) { $0.formUnion(packageModules[$1] ?? []) }
    return spelling.slip(of: module, among: modules)
  }

  /// The files that declare a class; `nil` if there are none, or if Objective-C finds the class by its
  /// name alone.
  private func sources(declaring name: ExactString, in app: App) -> [SourceFile]? {
    let index = project.code.index
    let declarations = index.declarations(named: name, in: app)
    let isPlain = declarations.allSatisfy { reference in
      let type = index.type(reference)
      return Path.isSwift(index.files[reference.file].path) && type.kind == .class
        && type.objectiveCName == nil
    }
    guard isPlain, !declarations.isEmpty, declarations.count <= Limits.meanings else { return nil }
    return declarations.map { index.files[$0.file] }
  }
}
