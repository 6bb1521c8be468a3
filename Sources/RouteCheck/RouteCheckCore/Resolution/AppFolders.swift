import StoryboardReader
import SwiftScanner

/// Which files of a checkout belong to one app.
///
/// A project's folder is an app's; files in different projects are not compiled together. Outside
/// of Xcode projects, whose targets cannot be told by folders, each folder with a program is an
/// app of its own, and what stands beside or above those folders may be used by all of them.
struct AppFolders: Sendable {
  /// The folders that hold a project or a package.
  private let projects: Set<String>
  /// Those of them that hold an Xcode project.
  private let xcodeProjects: Set<String>
  /// The folders in which, or under which, a program starts.
  private var programs: Set<String> = []

  /// - Parameters:
  ///   - projects: The folders that hold a project or a package.
  ///   - xcodeProjects: Those of them that hold an Xcode project.
  ///   - mains: The files in which a program starts.
  init(projects: Set<String>, xcodeProjects: Set<String>, mains: [String]) {
    self.projects = projects
    self.xcodeProjects = xcodeProjects
    for main in mains { programs.formUnion(Path.ancestors(of: Path.folder(main))) }
  }

  /// The folders of the apps that files belong to, in the order of the files.
  ///
  /// - Complexity: Linear in the number of files, and in the number and depth of their folders.
  func roots(of paths: some Sequence<String>) -> [String] {
    var known: [String: String] = [:]
    return paths.map { path in
      let folder = Path.folder(path)
      if let root = known[folder] { return root }
      let root = root(of: path)
      known[folder] = root
      return root
    }
  }

  private func root(of path: String) -> String {
    let folders = Path.ancestors(of: Scopes.folder(of: path))
    let project = folders.first(where: projects.contains)
    let isDivided = project.map { !xcodeProjects.contains($0) } ?? true
    for folder in folders {
      if folder == project || isDivided && programs.contains(folder) { return folder }
    }
    return ""
  }

  /// How many folders two paths have in common, from the top.
  static func sharedDepth(_ one: String, _ other: String) -> Int {
    var depth = 0
    for (left, right) in zip(one.utf8, other.utf8) {
      if left != right { break }
      if left == Ascii.slash { depth += 1 }
    }
    return depth
  }
}
