import Foundation

/// Checks that every declaration in use exists on every platform of the package.
///
///     check [--list] LIST MANIFEST GRAPHS UIKIT ROOT FILES STORE[=FOLDER] ...
///
/// GRAPHS is a folder of symbol graphs, and UIKIT the list of UIKit's declarations. FILES has the paths of
/// the sources in the folder ROOT, one a line. A store has the index of some of them; with a folder, of
/// copies in it.
@main
struct Program {
  static func main() {
    do {
      var words = Array(CommandLine.arguments.dropFirst())
      let lists = words.first == "--list"
      if lists { words.removeFirst() }
      guard words.count > 6 else { throw Failure("see Tools/Availability/Program.swift") }
      let isRight = try run(words, lists: lists)
      exit(isRight ? 0 : 1)
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }

  private static func run(_ words: [String], lists: Bool) throws -> Bool {
    let root = words[4]
    let files = try String(contentsOf: URL(filePath: words[5]), encoding: .utf8)
      .split(separator: "\n").map(String.init).sorted()
    let index = try Index(Array(words[6...]), root: root)
    var check = Check(
      manifest: try Manifest(dump: try Data(contentsOf: URL(filePath: words[1]))),
      toolchain: try ToolchainSymbols(
        folder: words[2],
        uikit: try UIKitSignatures(path: words[3])
      ),
      list: try AppleList(path: words[0]),
      ownModules: index.modules
    )
    for file in files {
      let source = try SourceFile(path: "\(root)/\(file)")
      // The package manager compiles a manifest by itself, without an index.
      let isManifest = file == "Package.swift" || file.hasSuffix("/Package.swift")
      try check.check(file, source) { isManifest ? [] : try index.references(of: $0) }
    }
    check.checkList()
    for finding in check.findings { print(finding) }
    if lists {
      for (name, uses) in check.unannotated.sorted(by: { $0.key < $1.key }) { print(uses, name) }
    }
    print(
      """
      \(files.count) files, \(check.references) references, \(check.unannotated.count) declarations \
      without availability, \(check.findings.count) problems
      """
    )
    return check.findings.isEmpty
  }
}

/// The references of all files, from one or more stores.
struct Index {
  private var units: [String: (store: IndexStore, unit: IndexStore.Unit, path: String)] = [:]
  private(set) var modules: Set<String> = []

  init(_ stores: [String], root: String) throws {
    for word in stores {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let folder = parts.count > 1 ? parts[1] : root
      let store = try IndexStore(path: parts[0])
      for (path, unit) in store.units() where path.hasPrefix("\(folder)/") {
        units[String(path.dropFirst(folder.count + 1))] = (store, unit, path)
        modules.insert(unit.module)
      }
    }
  }

  func references(of file: String) throws -> [IndexStore.Reference] {
    guard let (store, unit, path) = units[file] else {
      throw Failure("'\(file)' is in no index; build it first")
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    if let date = attributes[.modificationDate] as? Date,
      Int64(date.timeIntervalSince1970) > unit.seconds
    {
      throw Failure("'\(file)' has changed since it was compiled")
    }
    return try store.references(in: unit)
  }
}
