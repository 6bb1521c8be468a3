import Routes
import SourceText

/// Finds the app that a file belongs to.
///
/// Files of different projects are not compiled together, so each project's folder is an app. The
/// targets of an Xcode project cannot be told apart by folders. Everywhere else, each folder with a
/// program is an app. An app may use code above or next to its folder.
struct AppFinder: Sendable {
  /// The folders that hold a project or a package.
  private let projects: Set<ExactString>
  /// The folders among them that hold an Xcode project.
  private let xcodeProjects: Set<ExactString>
  /// The folders in or below which a program starts.
  private var programs: Set<ExactString> = []

  /// - Parameter programs: The paths of the files with an entry point.
  init(projects: Set<ExactString>, xcodeProjects: Set<ExactString>, programs: [String]) {
    self.projects = projects
    self.xcodeProjects = xcodeProjects
    for path in programs {
      self.programs.formUnion(Path.ancestors(of: Path.folder(path)).map { ExactString($0) })
    }
  }

  func apps(of paths: some Sequence<String>) -> [App] {
    let apps = Memo(app)
    return paths.map { apps[ExactString(StoryboardFolders.folder(of: $0))] }
  }

  private func app(of folder: ExactString) -> App {
    let folders = Path.ancestors(of: folder.string).map { ExactString($0) }
    let project = folders.first(where: projects.contains)
    let isDivided = project.map { !xcodeProjects.contains($0) } ?? true
    for folder in folders {
      if folder == project || isDivided && programs.contains(folder) { return App(folder: folder) }
    }
    return App(folder: "")
  }
}
