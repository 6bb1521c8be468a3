import Routes
import SwiftScanner

extension Project {
  /// The scenes that an instantiation may make; `nil` if they are not all known.
  func scenes(instantiatedBy use: SceneUse, in file: Int) -> [StoryboardBundle.SceneLocation]? {
    guard let positions = storyboards(searchedBy: use, in: file) else { return nil }
    guard let identifier = use.identifier else {
      return positions.compactMap { try? bundle.initialLocation(in: $0).get() }
    }
    guard case .known(let name) = code.index.resolve(identifier, in: use.type, of: file) else {
      return nil
    }
    return positions.compactMap { bundle.location(ofIdentifier: name, in: $0) }
  }

  /// The storyboards that an instantiation may take its scene from; `nil` if they are not all known.
  func storyboards(searchedBy use: SceneUse, in file: Int) -> [Int]? {
    switch use.storyboard {
    case .own:
      let app = code.index.apps[file]
      guard !code.index.isOverridden(.storyboard, by: use.type, in: app) else { return nil }
      return code.scenes(ofType: use.type, in: file).map { Set($0.map(\.storyboard)).sorted() }
    case .named(let text, let bundle):
      return storyboards(named: text, in: bundle, of: use.type, file)
    case .member(let path):
      guard let (constant, declaring) = code.index.storyboard(path, in: use.type, of: file) else {
        return nil
      }
      return storyboards(
        named: constant.storyboard,
        in: constant.bundle,
        of: constant.type,
        declaring
      )
    case .unknown: return nil
    }
  }

  /// The storyboards of a name; `nil` if they are not all known.
  private func storyboards(
    named text: TextExpression,
    in bundle: BundleExpression,
    of type: ExactString,
    _ file: Int
  ) -> [Int]? {
    guard code.isAppBundle(bundle, in: file), code.seesAllStoryboards(from: file),
      case .known(let name) = code.index.resolve(text, in: type, of: file)
    else { return nil }
    return code.storyboards(named: name, seenFrom: file)
  }
}

extension ProjectCode {
  /// Whether a bundle is that of the file's app.
  ///
  /// A class with subclasses outside the app may be in their bundle.
  func isAppBundle(_ bundle: BundleExpression, in file: Int) -> Bool {
    switch bundle {
    case .own: return true
    case .unknown: return false
    case .ofClass(let name):
      let app = index.apps[file]
      let origin = LookupOrigin(path: index.files[file].path, app: app)
      let found = index.declarations(of: name, from: origin)
      return !found.isEmpty
        && found.allSatisfy { index.type($0).kind == .class && index.apps[$0.file] == app }
        && !index.isInherited(name, outside: app)
    }
  }
}
