import CodeFacts
import Routes
import StoryboardReader

/// The identifiers of all storyboards together, for code whose own scene or storyboard is unknown.
///
/// An identifier that none of them has is wrong wherever the code takes its scene from, if the app's
/// project is among the inputs, so that all of its storyboards are.
package struct WholeApp {
  private let project: Project
  /// The identifiers of the segues of all storyboards, and of segues that code makes.
  package private(set) lazy var segues = findSegues()
  /// The identifiers of the scenes of all storyboards.
  package private(set) lazy var scenes = Set(
    allStoryboards.lazy.flatMap(\.scenes).compactMap(\.identifier)
  )

  package init(_ project: Project) { self.project = project }

  /// Whether all storyboards of a file's app are among the inputs, and the file is not one of tests.
  package func isKnown(to file: Int) -> Bool {
    let code = project.code
    return project.files.inputs.projectFolders.contains(code.index.apps[file].folder)
      && code.seesAllStoryboards(from: file) && !code.isTest(file)
      && !code.storyboards(seenFrom: file).isEmpty
  }

  /// Whether a class is certainly a view controller, whose methods for segues belong to the
  /// framework.
  package func isViewController(_ name: ExactString, in app: App) -> Bool {
    Self.viewControllers.contains { project.code.index.inherits(name, from: $0, in: app) == true }
  }

  private static let viewControllers: [ExactString] = ["UIViewController", "NSViewController"]

  /// The storyboards of all apps, including storyboards in no target.
  private var allStoryboards: [Storyboard] {
    (project.storyboards + project.files.unbuilt.map(\.file)).map(\.storyboard)
  }

  private func findSegues() -> Set<ExactString> {
    let code = project.code
    let made = code.uses(\.facts.segueUses).compactMap { file, use in
      use.kind == .make ? code.identifier(of: use, in: file).known : nil
    }
    return Set(allStoryboards.lazy.flatMap(\.scenes).flatMap(\.segues).compactMap(\.identifier))
      .union(made).union(code.declaredSegues.map(\.identifier))
  }
}
