import ProjectModel
import Routes
import SourceText

/// The files under the given paths, by kind and in order.
struct Inputs: Sendable {
  var storyboards: [String] = []
  var tables: [String] = []
  /// Swift files.
  var sources: [String] = []
  /// Objective-C files.
  var objectiveCSources: [String] = []
  /// The `project.pbxproj` files of Xcode projects.
  var projects: [String] = []
  /// The property lists of apps and extensions.
  var propertyLists: [String] = []
  /// The manifests of packages, including packages around the given paths.
  var manifests: Set<ExactString> = []
  /// Folders with a project or a package, above which names are not resolved.
  var projectFolders: Set<ExactString> = []
  /// Folders with an Xcode project, whose targets may share files across folders.
  var xcodeFolders: Set<ExactString> = []
  /// Folders with the manifest of a package or a pod, which builds the files under it.
  var packageFolders: Set<ExactString> = []
  /// The names of the files of Interface Builder that are not storyboards, without extensions.
  var xibs: Set<ExactString> = []
  /// The excluded paths, without the paths below them.
  var excluded: [String] = []
  /// The paths of the files that were named, and not found in a folder.
  var named: Set<ExactString> = []
  var problems: [InputProblem] = []
  /// The real paths of all found files and folders, so that each is taken once.
  var visited: Set<ExactString> = []

  /// How many files are read for routes.
  var fileCount: Int {
    storyboards.count + tables.count + sources.count + objectiveCSources.count
  }

  /// The paths of all files that are read, apart from route tables.
  var pathsBesidesTables: [String] {
    storyboards + sources + objectiveCSources + projects + propertyLists
      + manifests.map(\.string)
  }

  /// The kind of a file, by its name and the name of its folder.
  enum Kind: Hashable {
    case storyboard
    case table
    case source
    case objectiveCSource
    case project
    case propertyList

    init?(_ name: String, in folder: String) {
      if name.hasByteSuffix(".storyboard") {
        self = .storyboard
      } else if name.hasByteSuffix(".routes.json") {
        self = .table
      } else if name.hasByteSuffix(".swift") {
        self = .source
      } else if name.hasByteSuffix(".m") || name.hasByteSuffix(".mm") || name.hasByteSuffix(".h") {
        self = .objectiveCSource
      } else if name == "project.pbxproj", folder.hasByteSuffix(".xcodeproj") {
        self = .project
      } else if name.hasByteSuffix("Info.plist") {
        self = .propertyList
      } else {
        return nil
      }
    }
  }
}
