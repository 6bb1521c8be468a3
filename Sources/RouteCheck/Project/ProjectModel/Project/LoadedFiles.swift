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
  package var tables: [RouteTableFile] = []
  package var sources: [SourceFile] = []
  /// The source files that no target compiles.
  package var uncompiled: [FileOutsideTargets<SourceFile>] = []
  /// The storyboards that no target builds.
  package var unbuilt: [FileOutsideTargets<StoryboardFile>] = []
  /// The xibs that no target builds.
  package var unbuiltXibs: [FileOutsideTargets<StoryboardFile>] = []
  package var manifests: [PackageManifest] = []
  package var projects: [XcodeProject] = []
  package var membership = TargetMembership()
  /// The storyboards that the system opens, as property lists and build settings say.
  package var starts: [StartStoryboard] = []

  package init(_ inputs: Inputs) { self.inputs = inputs }
}

extension LoadedFiles {
  /// Whether files were left out, so that something that is not found may exist.
  package var isPartial: Bool { !inputs.excluded.isEmpty }

  /// The names of the storyboards in which apps of iOS and their extensions start.
  package var mainStoryboards: Set<ExactString> { storyboards(as: .main, .scene, .appExtension) }

  /// The names of those that manifests of scenes name. An app without one may start in a storyboard of the same name.
  package var sceneStoryboards: Set<ExactString> {
    let scenes = starts.filter { $0.storyboard.role == .scene }
    let others = starts.filter { start in
      start.storyboard.role == .main
        && !scenes.contains { scene in
          scene.file == start.file || start.target.map { $0.id == scene.target?.id } == true
        }
    }
    return storyboards(as: .scene).subtracting(others.map(\.storyboard.name))
  }

  private func storyboards(as roles: NamedStoryboard.Role...) -> Set<ExactString> {
    Set(starts.lazy.map(\.storyboard).filter { roles.contains($0.role) }.map(\.name))
  }
}

/// A file below an Xcode project that is in none of its targets: with the name of the project, such
/// as `App.xcodeproj`, and the project's folder.
package typealias FileOutsideTargets<File> = (file: File, project: String, folder: String)

/// A storyboard that the system opens for an app or an extension.
///
/// The file is the property list or the project that names it. The folder is that of the project. If
/// no target is known to use the property list, there is no target, and the folder is that of the list.
package typealias StartStoryboard = (
  storyboard: NamedStoryboard, file: String, folder: String, target: XcodeTarget?
)
