import Routes

/// An app of a checkout, identified by the folder that holds its files.
package struct App: Hashable, Sendable {
  /// The folder's path; empty for files outside every project and program.
  package let folder: ExactString

  package init(folder: ExactString) { self.folder = folder }

  /// Whether files of the two apps can use each other: one folder contains the other.
  package func sees(_ other: App) -> Bool {
    if folder == other.folder || folder.isEmpty || other.folder.isEmpty { return true }
    return folder.hasPrefix("\(other.folder)/") || other.folder.hasPrefix("\(folder)/")
  }
}

/// A name of a class or an action, which may mean something else in another app.
package struct NameInApp: Hashable, Sendable {
  package var name: ExactString
  package var app: App

  package init(_ name: ExactString, in app: App) {
    self.name = name
    self.app = app
  }
}
