import CodeFacts
import Routes
import SourceText

/// A link from a view of SwiftUI to a screen.
package struct ViewLink: Hashable, Sendable {
  /// A view that the sources declare.
  package struct View: Hashable, Sendable {
    package var name: ExactString
    /// The location of its declaration.
    package var location: FileLocation
    /// The folder of its app.
    package var folder: ExactString
  }
  package var source: View
  package var destination: View
  /// The type of the value that leads to the screen, with its case; `nil` if the link names the screen.
  package var value: ExactString?
  package var location: FileLocation
}

extension ProjectCode {
  /// The links between views of SwiftUI: links and modifiers that name a screen, and values whose
  /// destination names one.
  ///
  /// A screen without a certain type is left out, for example one of several views or with a condition.
  ///
  /// - Complexity: Linear in the files of each app with links, and in the links.
  package var viewLinks: [ViewLink] {
    let stacks = Memo { AppStacks(of: $0, in: self) }
    return uses(\.facts.views).flatMap { file, use -> [ViewLink] in
      let app = index.apps[file]
      switch use {
      case .link(let link):
        return viewLinks(from: link.view, to: [link.screen], value: nil, in: file, link.location)
      case .value(let value):
        guard let view = value.view else { return [] }
        let found = stacks[app]
        guard let type = found.name(of: value.type, in: app, index) else { return [] }
        let screens = (found.destinations[SourceIndex.lastName(type)] ?? [])
          .filter { index.files[file].mayShareTarget(with: $0.targets) }
          .flatMap(\.screens)
          .filter { screen in
            guard case .enumCase(_, let name) = value.type else { return true }
            return screen.enumCase == nil || screen.enumCase == name
          }
        return viewLinks(from: view, to: screens, value: type, in: file, value.location)
      case .destination, .path, .selection, .stack, .splitView: return []
      }
    }.uniqued()
  }

  private func viewLinks(
    from view: ExactString,
    to screens: [StackScreen],
    value: ExactString?,
    in file: Int,
    _ location: TextLocation
  ) -> [ViewLink] {
    guard let source = self.view(named: view, from: file) else { return [] }
    return screens.compactMap { screen in
      guard let destination = self.view(named: screen.view, from: file) else { return nil }
      return ViewLink(
        source: source,
        destination: destination,
        value: screen.enumCase.map { name in value.map { "\($0).\(name)" } ?? name } ?? value,
        location: fileLocation(of: location, in: file)
      )
    }
  }

  /// The view or the program of a name, if a file can use one.
  private func view(named name: ExactString, from file: Int) -> ViewLink.View? {
    let app = index.apps[file]
    let last = SourceIndex.lastName(name)
    let declarations = index.declarations(named: last, in: app).filter {
      index.files[file].mayShareTarget(with: index.files[$0.file].targets)
    }
    // Another type may have the same last name, for example a model that contains the type.
    guard
      let found = declarations.first(where: { Self.isView(index.type($0).supertypes) })
        ?? (Self.isView(index.summary(of: name, in: app).supertypes.map(\.name))
          ? declarations.first : nil)
    else { return nil }
    let type = index.type(found)
    return ViewLink.View(
      name: type.name,
      location: fileLocation(of: type.location, in: found.file),
      folder: index.apps[found.file].folder
    )
  }

  private static func isView(_ supertypes: [ExactString]) -> Bool {
    supertypes.contains { ["View", "App", "Scene"].contains(SourceIndex.lastName($0)) }
  }

  func fileLocation(of location: TextLocation, in file: Int) -> FileLocation {
    FileLocation(
      file: index.files[file].path,
      line: Int(location.line),
      column: Int(location.column)
    )
  }
}
