import Routes
import SourceText
import StoryboardReader
import XcodeProjects

/// The files of a run as they were read. A ``Project`` is made from them.
package struct LoadedFiles: Sendable {
  package var inputs: Inputs
  /// The storyboards by path, one localization of each.
  package var storyboards: [StoryboardFile] = []
  /// The xibs that a target builds, by path, one localization of each.
  package var xibs: [StoryboardFile] = []
  /// The route tables by path.
  package var tables: [RouteTableFile] = []
  /// The source files of the apps by path.
  package var sources: [SourceFile] = []
  /// The source files that no target compiles.
  package var uncompiled: [FileOutsideTargets<SourceFile>] = []
  /// The storyboards that no target builds.
  package var unbuilt: [FileOutsideTargets<StoryboardFile>] = []
  /// The xibs that no target builds.
  package var unbuiltXibs: [FileOutsideTargets<StoryboardFile>] = []
  /// The manifests of packages.
  package var manifests: [PackageManifest] = []
  package var projects: [XcodeProject] = []
  package var membership = TargetMembership()
  /// The storyboards that the system opens, as property lists and build settings say.
  package var starts: [StartStoryboard] = []
  /// The files of targets that are not on disk.
  package var missing: [MissingFile] = []
  /// The translations of objects that are gone.
  package var staleStrings: [StaleString] = []

  package init(_ inputs: Inputs) { self.inputs = inputs }

  package init(storyboards: [StoryboardFile]) {
    inputs = Inputs()
    inputs.storyboards = storyboards.map(\.path)
    self.storyboards = storyboards
  }
}

extension LoadedFiles {
  /// Whether files were left out, so that something that is not found may exist.
  package var isPartial: Bool { !inputs.excluded.isEmpty }

  /// The names of the storyboards in which apps of iOS and their extensions start.
  package var mainStoryboards: Set<ExactString> {
    Set(
      starts.lazy.map(\.storyboard).filter { [.main, .scene, .appExtension].contains($0.role) }
        .map(\.name)
    )
  }
}

/// A file below an Xcode project that is in none of its targets.
package struct FileOutsideTargets<File: Sendable>: Sendable {
  package var file: File
  /// The name of the project, such as `App.xcodeproj`.
  package var project: String
  /// The folder of the project.
  package var folder: String

  package init(
    file: File,
    project: String,
    folder: String
  ) {
    self.file = file
    self.project = project
    self.folder = folder
  }
}

/// A storyboard that the system opens for an app or an extension.
package struct StartStoryboard: Sendable {
  package var storyboard: NamedStoryboard
  /// The path of the property list or the project that names it.
  package var file: String
  /// The folder of the project, or of the property list if no target is known to use it.
  package var folder: String
  /// The target; `nil` if none is known to use the property list.
  package var target: XcodeTarget?

  package init(
    storyboard: NamedStoryboard,
    file: String,
    folder: String,
    target: XcodeTarget? = nil
  ) {
    self.storyboard = storyboard
    self.file = file
    self.folder = folder
    self.target = target
  }
}

/// A translation whose object the storyboard or xib does not have.
package struct StaleString: Sendable {
  /// The name of the object and its attribute, such as `5g3-Ck-7dj.text`.
  package var key: String
  /// The path of the `.strings` or `.xcstrings` file, and the place of the key.
  package var file: String
  package var location: TextLocation
  /// The path of the storyboard or xib.
  package var document: String

  package init(
    key: String,
    file: String,
    location: TextLocation,
    document: String
  ) {
    self.key = key
    self.file = file
    self.location = location
    self.document = document
  }
}

/// A file of a target that is not on disk.
package struct MissingFile: Sendable {
  package var path: String
  /// The path of `project.pbxproj`, and the place that names the file.
  package var project: String
  package var location: TextLocation
  /// The outermost folder of the file that is not on disk; `nil` if its folder is.
  package var folder: ExactString?

  package init(
    path: String,
    project: String,
    location: TextLocation,
    folder: ExactString?
  ) {
    self.path = path
    self.project = project
    self.location = location
    self.folder = folder
  }
}
