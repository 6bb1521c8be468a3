import Routes
import StoryboardReader

/// The loaded files with their names resolved, for rules, tables and maps.
package final class Project: Sendable {
  package let files: LoadedFiles
  /// The models of ``storyboards``, at the same positions, which refer to each other.
  package let bundle: StoryboardBundle
  package let folders: StoryboardFolders
  /// The source files, joined with the storyboards.
  package let code: ProjectCode
  package let generation: GenerationOptions

  package init(_ files: LoadedFiles, generation: GenerationOptions = GenerationOptions()) {
    let folders = StoryboardFolders(
      storyboards: files.storyboards.map(\.path),
      projectFolders: files.inputs.projectFolders,
      membership: files.membership
    )
    self.files = files
    self.folders = folders
    self.generation = generation
    bundle = StoryboardBundle(files.storyboards.map(\.storyboard)) { name, position in
      folders.storyboards(named: name, from: position)
    }
    code = ProjectCode(files, generation)
  }

  /// The apps of the project that share nothing, each as if it were loaded alone.
  package var independentParts: [Project] {
    let parts = files.independentParts
    return parts.count == 1 ? [self] : parts.map { Project($0, generation: generation) }
  }

  /// The storyboards that are checked, by path.
  package var storyboards: [StoryboardFile] { files.storyboards }

  /// The storyboards and then the xibs, each with the place where it looks up classes.
  package var documents: [(file: StoryboardFile, origin: LookupOrigin)] {
    Array(zip(storyboards, code.storyboardOrigins)) + Array(zip(files.xibs, code.xibOrigins))
  }

  package var fileCount: Int { files.inputs.filesWithRoutes.count }

  package var scenes: some Sequence<SceneView> {
    storyboards.indices.lazy.flatMap { self.scenes(of: $0) }
  }

  /// The scenes of the storyboard at a position.
  package func scenes(of position: Int) -> LazyMapCollection<Range<Int>, SceneView> {
    let storyboards = storyboards
    return storyboards[position].storyboard.scenes.indices.lazy.map { index in
      SceneView(storyboards: storyboards, position: position, index: index)
    }
  }
}

extension Project {
  package struct SceneView {
    /// All storyboards. A reference to them takes less time to copy than a file.
    let storyboards: [StoryboardFile]
    /// The position of the storyboard.
    package let position: Int
    /// The position of the scene in its storyboard.
    package let index: Int

    package var file: StoryboardFile { storyboards[position] }
    package var scene: Storyboard.Scene { file.storyboard.scenes[index] }
    package var locations: StoryboardFile.SceneLocations { file.scenes[index] }
    /// The looks of the scene, if they are read.
    package var wireframe: Wireframe? {
      file.wireframes.indices.contains(index) ? file.wireframes[index] : nil
    }
    package var reference: StoryboardBundle.SceneLocation {
      .init(storyboard: position, scene: scene.id)
    }
    /// The scene in all storyboards of an app.
    package var object: Storyboard.SceneObject {
      Storyboard.SceneObject(storyboard: file.storyboard.name, id: scene.id)
    }

    package var segues: [(segue: Storyboard.Segue, locations: StoryboardFile.SegueLocations)] {
      locations.segues(of: scene)
    }
  }
}
