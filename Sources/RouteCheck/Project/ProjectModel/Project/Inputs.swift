import Routes
import SourceText

/// The paths of the files of a run, by kind and in order.
package struct Inputs: Sendable {
  package var storyboards: [String] = []
  /// The files of Interface Builder that are not storyboards.
  package var xibs: [String] = []
  package var tables: [String] = []
  /// Swift files.
  package var sources: [String] = []
  /// Objective-C files.
  package var objectiveCSources: [String] = []
  /// The `project.pbxproj` files of Xcode projects.
  package var projects: [String] = []
  /// The property lists of apps and extensions.
  package var propertyLists: [String] = []
  /// The `.strings` and `.xcstrings` files of localizations.
  package var strings: [String] = []
  /// The files of images, and the folders of images and colors in asset catalogs.
  package var assets: [String] = []
  /// The manifests of packages, including packages around the given paths.
  package var manifests: Set<ExactString> = []
  /// Folders with a project or a package, above which names are not resolved.
  package var projectFolders: Set<ExactString> = []
  /// Folders with an Xcode project, whose targets may share files across folders.
  package var xcodeFolders: Set<ExactString> = []
  /// Folders with a workspace, whose projects may be anywhere below.
  package var workspaceFolders: Set<ExactString> = []
  /// Folders with the manifest of a package or a pod, which builds the files under it.
  package var packageFolders: Set<ExactString> = []
  /// The excluded paths, without the paths below them.
  package var excluded: [String] = []
  /// The paths of the files that were named, and not found in a folder.
  package var named: Set<ExactString> = []
  package var problems: [InputProblem] = []
  /// The real paths of all files and folders that were found, so that each is taken once.
  package var visited: Set<ExactString> = []

  package init() {}

  /// How many files are read for routes.
  package var fileCount: Int {
    storyboards.count + xibs.count + tables.count + sources.count + objectiveCSources.count
  }

  /// The names of the xibs, without extensions.
  package var xibNames: Set<ExactString> { Set(xibs.map { ExactString(Path.stem($0)) }) }

  /// The paths of all files that are read, apart from route tables.
  package var pathsBesidesTables: [String] {
    storyboards + xibs + sources + objectiveCSources + projects + propertyLists + strings
      + manifests.map(\.string)
  }
}
