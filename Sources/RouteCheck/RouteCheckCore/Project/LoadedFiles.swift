import Routes
import StoryboardReader
import SwiftScanner

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
  /// The storyboards that the system opens, as property lists and build settings say.
  var starts: [StartStoryboard] = []
  /// The names of the files of Interface Builder that are not storyboards, without extensions.
  var xibs: Set<ExactString> = []
  /// The paths that were left out, without those below them.
  var excluded: [String] = []
  /// The paths of the files that were named, and not found in a folder.
  var named: Set<ExactString> = []
  /// The files of targets that are not on disk.
  var missing: [MissingFile] = []
  var problems: [InputProblem] = []
  /// The paths of the route tables that were found, also of those that cannot be read.
  var tablePaths: [String] = []
  /// The paths of all other files that were found.
  var otherPaths: [String] = []
  /// How many files were read.
  var fileCount = 0
}

extension LoadedFiles {
  /// Whether files were left out, so that something that is not found may exist.
  var isPartial: Bool { !excluded.isEmpty }

  /// The names of the storyboards in which apps of iOS and their extensions start.
  var mainStoryboards: Set<ExactString> {
    Set(
      starts.lazy.map(\.storyboard).filter { [.main, .scene, .appExtension].contains($0.role) }
        .map(\.name)
    )
  }
}

/// A file below an Xcode project that is in none of its targets.
struct FileOutsideTargets<File: Sendable>: Sendable {
  var file: File
  /// The name of the project, such as `App.xcodeproj`.
  var project: String
  /// The folder of the project.
  var folder: String
}

/// A storyboard that the system opens for an app or an extension.
struct StartStoryboard: Sendable {
  var storyboard: NamedStoryboard
  /// The path of the property list or the project that names it.
  var file: String
  /// The folder of the project, or that of the property list if no target is known to use it.
  var folder: String
  /// The target; `nil` if none is known to use the property list.
  var target: XcodeTarget?
}

/// A file of a target that is not on disk.
struct MissingFile: Sendable {
  var path: String
  /// The path of `project.pbxproj`, and the place that names the file.
  var project: String
  var location: TextLocation
}
