import CodeFacts
import Routes
import XcodeProjects

/// The storyboards that are opened by a known name: by a storyboard reference, code, a property
/// list or a build setting.
///
/// Other targets alone do not open a storyboard.
package struct OpenedStoryboards {
  private var openings: [ExactString: Set<Opening>] = [:]

  /// Where a storyboard is opened.
  private struct Opening: Hashable {
    var app: App
    /// The targets that open it; empty if unknown.
    var targets: Set<String>
  }

  package init(_ project: Project) {
    let code = project.code
    for view in project.scenes {
      guard let name = view.scene.reference?.storyboardName else { continue }
      let origin = code.storyboardOrigins[view.position]
      add(name, origin.app, origin.targets)
    }
    for (file, use) in code.uses(\.facts.storyboardUses) {
      guard case .known(let name) = code.index.resolve(use.name, in: use.type, of: file) else {
        continue
      }
      add(name, code.index.apps[file], code.index.files[file].targets)
    }
    for start in project.files.starts {
      let app = App(folder: ExactString(start.folder))
      add(start.storyboard.name, app, start.target.map { [$0.id] } ?? [])
    }
  }

  private mutating func add(_ name: ExactString, _ app: App, _ targets: Set<String>) {
    openings[name, default: []].insert(Opening(app: app, targets: targets))
  }

  /// Whether something in an app opens the storyboard of a name.
  ///
  /// - Parameter targets: The targets of the storyboard; empty for all of the app.
  package func contains(_ name: ExactString, in app: App, targets: Set<String> = []) -> Bool {
    openings[name]?.contains { opening in
      opening.app.sees(app)
        && (targets.isEmpty || opening.targets.isEmpty
          || !opening.targets.isDisjoint(with: targets))
    } ?? false
  }
}
