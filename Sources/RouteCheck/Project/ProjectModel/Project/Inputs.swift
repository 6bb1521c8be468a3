import Routes
import SourceText

/// The paths of the files of a run.
package struct Inputs: Sendable {
  package enum Kind: CaseIterable, Sendable {
    case table, storyboard, xib, source, objectiveCSource, project
    /// The property list of an app or an extension.
    case propertyList

    /// The kinds of files that are read for routes.
    static let withRoutes: [Kind] = [.table, .storyboard, .xib, .source, .objectiveCSource]
  }

  /// The paths of each kind, in order.
  package var files: [Kind: [String]] = [:]
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

  package subscript(kind: Kind) -> [String] { files[kind] ?? [] }

  package var filesWithRoutes: [String] {
    Kind.withRoutes.flatMap { self[$0] }
  }

  /// The names of the xibs, without extensions.
  package var xibNames: Set<ExactString> { Set(self[.xib].map { ExactString(Path.stem($0)) }) }

  /// The paths of all files that are read.
  ///
  /// - Parameter left: A kind that is left out.
  package func paths(without left: Kind? = nil) -> [String] {
    Kind.allCases.filter { $0 != left }.flatMap { self[$0] } + manifests.map(\.string)
  }
}
