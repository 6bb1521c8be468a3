import Routes
import StoryboardReader

/// The files of a run as they were read. A ``Project`` is made from them.
struct LoadedFiles: Sendable {
  /// The storyboards by path, one localization of each.
  var storyboards: [StoryboardFile] = []
  /// The route tables by path.
  var tables: [RouteTableFile] = []
  /// The source files of the apps by path.
  var sources: [SourceFile] = []
  /// The source files that no target compiles.
  var uncompiled: [FileOutsideTargets<SourceFile>] = []
  /// The storyboards that no target builds.
  var unbuilt: [FileOutsideTargets<StoryboardFile>] = []
  /// The manifests of packages.
  var manifests: [PackageManifest] = []
  /// The folders that hold a project or a package.
  var projectFolders: Set<ExactString> = []
  /// The folders that hold an Xcode project.
  var xcodeFolders: Set<ExactString> = []
  var membership = TargetMembership()
  /// The names of the storyboards in which apps start, as property lists and build settings say.
  var mainStoryboards: Set<ExactString> = []
  var problems: [InputProblem] = []
  /// The paths of the route tables that were found, also of those that cannot be read.
  var tablePaths: [String] = []
  /// The paths of all other files that were found.
  var otherPaths: [String] = []
  /// How many files were read.
  var fileCount = 0
}

/// A file below an Xcode project that is in none of its targets.
struct FileOutsideTargets<File: Sendable>: Sendable {
  var file: File
  /// The name of the project, such as `App.xcodeproj`.
  var project: String
}
