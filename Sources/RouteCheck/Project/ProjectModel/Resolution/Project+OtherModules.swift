import CodeFacts
import Routes
import XcodeProjects

extension Project {
  /// Whether a class is, or inherits from, another one; `nil` if that is unknown.
  ///
  /// A class of a module that the app imports does not know the classes of the app. So a class of Swift
  /// that inherits from one inherits from no class of the app, if the whole app is among the inputs.
  func inheritsByModules(
    _ name: ExactString,
    from target: ExactString,
    in app: App
  ) -> Bool? {
    if let known = code.index.inherits(name, from: target, in: app) { return known }
    let declared = code.index.declarations(named: SourceIndex.lastName(target), in: app)
    let isWhole =
      files.inputs.projectFolders.contains(app.folder) && !files.isPartial
      && !files.inputs.problems.contains { $0.kind == .unreadable }
    guard isWhole, !declared.isEmpty,
      declared.allSatisfy({ code.index.type($0).kind == .class }),
      endsInOtherModules(name, in: app)
    else { return nil }
    return false
  }

  /// Whether each class above a class is declared in the sources, belongs to the system, or is one that
  /// the file with the class below it seems to import.
  private func endsInOtherModules(_ name: ExactString, in app: App) -> Bool {
    let index = code.index
    var visited: Set<ExactString> = []
    var open = [name]
    while let next = open.popLast() {
      let name = SourceIndex.lastName(index.target(of: next, in: app))
      guard visited.insert(name).inserted else { continue }
      guard visited.count <= Limits.ancestors else { return false }
      for reference in index.declarations(named: name, in: app) {
        let type = index.type(reference)
        guard type.kind == .class else { return false }
        guard let first = type.supertypes.first else { continue }
        let above = SourceIndex.lastName(index.target(of: first, in: app))
        if !index.declarations(named: above, in: app).isEmpty {
          if !index.isProtocol(above, in: app) { open.append(above) }
        } else if FrameworkClass.named(above) == nil, !KnownProtocol.contains(above) {
          // Without an import, it is code that is generated.
          guard importsOtherModule(reference.file), !index.declares(above) else { return false }
        }
      }
    }
    return true
  }

  /// Whether a file imports a module that is neither one of the app nor one of the system.
  package func importsOtherModule(_ file: Int) -> Bool {
    code.index.files[file].facts.imports.contains {
      !Self.modulesOfSystem.contains($0) && !files.membership.isTarget($0)
    }
  }

  /// Other modules without superclasses for screens.
  private static let modulesOfSystem: Set<ExactString> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "CoreData", "CoreGraphics", "CoreImage",
    "CoreLocation", "AVFoundation", "QuartzCore", "WebKit", "MapKit", "Photos", "Security",
    "LocalAuthentication", "UserNotifications", "StoreKit", "Network", "CryptoKit", "Dispatch",
    "Darwin", "ObjectiveC", "OSLog", "os",
  ]
}
