import ProjectModel
import Routes
import SourceText
import SwiftCodeReader

extension PackageManifest {
  init(_ buffer: UnsafeBufferPointer<UInt8>, path: String) {
    let package = Path.folder(path)
    self.init(folder: ExactString(package))
    guard let reader = ManifestReader(buffer) else { return }
    let calls = reader.targets
    for case .text(let name) in calls.map(\.name) {
      modules.insert(ExactString(name.string.replacing("-", with: "_")))
    }
    let counts = Dictionary(grouping: calls, by: \.isTest).mapValues(\.count)
    // A call may be inside of another one, as the dependency of a target.
    var open: [ManifestReader.TargetCall] = []
    var next = 0
    for use in Self.plugins.flatMap(reader.uses).sorted() {
      while next < calls.count, calls[next].range.lowerBound <= use {
        open.append(calls[next])
        next += 1
      }
      while let last = open.last, last.range.upperBound <= use { open.removeLast() }
      let target = open.last.flatMap { call in
        Target(call, of: package, isOnly: counts[call.isTest] == 1)
      }
      if let target { targets.insert(target) } else { uncertainFolder = ExactString(package) }
    }
  }
}

extension PackageManifest.Target {
  /// - Parameter isOnly: Whether the package has no other target of the same kind. Then the files may
  ///   be directly in the folder of such targets.
  fileprivate init?(_ call: ManifestReader.TargetCall, of package: String, isOnly: Bool) {
    let folders: [ExactString]
    switch (call.path, call.name) {
    case (.text(let path), _): folders = [ExactString(Path.resolve(package, path.string))]
    case (.absent, .text(let name)):
      let sources = call.isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
      let own = sources.map { "\($0)/\(name)" }
      folders = (isOnly ? own + sources : own).map { ExactString(Path.resolve(package, $0)) }
    default: return nil
    }
    let excluded = call.excluded.flatMap { name in
      folders.map { ExactString(Path.resolve($0.string, name.string)) }
    }
    self.init(folders: folders, excluded: Set(excluded))
  }
}
