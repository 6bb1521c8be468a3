import Foundation
import TestSupport
import Testing

/// The folders of `Sources/Routes` use only those before them, as CONTRIBUTING says.
@Suite struct FolderOrderTests {
  private struct Source {
    let folder: String
    let name: String
    let code: String
  }

  private static let order = [
    "Text", "Values", "Controllers", "Snapshots", "Refusals", "Containers", "Storyboards", "Segues",
    "Graph",
  ]

  /// The uses that go the other way. A container knows its graph, and a custom segue's closure gets
  /// it.
  private static let exceptions = ["ControllerGraph"]

  /// The sources without comments and texts.
  private func readSources() throws -> [Source] {
    try Self.order.flatMap { folder in
      let root = Repository.root.appending(path: "Sources/Routes/\(folder)")
      let enumerator = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
      let names = try #require(enumerator?.allObjects as? [String])
      return try names.filter { $0.hasSuffix(".swift") }.map { name in
        let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
        let code = text.replacing(#/\/\/.*|"""(?s:.*?)"""|"(\\.|[^"\\\n])*"/#, with: "")
        return Source(folder: folder, name: name, code: code)
      }
    }
  }

  /// The folders of the types that an extension nests in another type, by their names `Outer.Inner`.
  ///
  /// The outer type is only a part of the name, and may be in a later folder.
  private func nestedDeclarations(in sources: [Source]) -> [String: String] {
    let extended = #/(?m)^extension (\w+) \{\n((?:  .*\n|\n)*)/#
    let declaration = #/(?m)^  public (?:[a-z]+ )*(?:class|enum|protocol|struct) (\w+)/#
    var folders: [String: String] = [:]
    for source in sources {
      for outer in source.code.matches(of: extended) {
        for inner in outer.2.matches(of: declaration) {
          folders["\(outer.1).\(inner.1)"] = source.folder
        }
      }
    }
    return folders
  }

  /// The folders of the types, by their names, which no nested type has as well.
  private func declarations(in sources: [Source]) -> [String: String] {
    let declaration = #/(?m)^( *)(?:[a-z]+ )*(?:class|enum|protocol|struct|typealias) (\w+)/#
    var folders: [String: String] = [:]
    var nested: Set<String> = []
    for source in sources {
      for match in source.code.matches(of: declaration) {
        let name = String(match.2)
        if match.1.isEmpty { folders[name] = source.folder } else { nested.insert(name) }
      }
    }
    return folders.filter { !nested.contains($0.key) }
  }

  @Test func `a folder uses only the folders before it`() throws {
    let sources = try readSources()
    let nested = nestedDeclarations(in: sources)
    #expect(nested["SplitViewController.Column"] == "Values" && nested.count > 15)
    let folders = declarations(in: sources).merging(nested) { $1 }
    #expect(folders["ControllerGraph"] == "Graph" && folders.count > 80)
    for source in sources {
      let outer = nestedDeclarations(in: [source]).keys.map { $0.prefix { $0 != "." } }
      // A type parameter may have the name of a type.
      let own = source.code.matches(of: #/[<,] ?(\w+)\b/#).map { String($0.1) }
      let used = source.code.matches(of: #/(?m)(?:^|[^.\w])([A-Z]\w+)(\.[A-Z]\w+)?/#).map { match in
        let qualified = "\(match.1)\(match.2 ?? "")"
        return nested[qualified] == nil ? String(match.1) : qualified
      }
      for name in Set(used).subtracting(own).subtracting(Self.exceptions) {
        if outer.contains(name[...]) { continue }
        guard let folder = folders[name], let position = Self.order.firstIndex(of: source.folder)
        else { continue }
        #expect(
          Self.order[...position].contains(folder),
          "\(source.folder)/\(source.name) uses \(name) of \(folder)"
        )
      }
    }
  }

  @Test func `the order is the one in CONTRIBUTING`() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "CONTRIBUTING.md"),
      encoding: .utf8
    )
    #expect(text.contains(Self.order.map { "`\($0)`" }.joined(separator: ", ")))
  }

  @Test func `a module of the tool imports those of its folder and of the folders before it`()
    throws
  {
    let order = ["Foundations", "Readers", "Project", "Rules", "Outputs", "Command"]
    let root = Repository.root.appending(path: "Sources/RouteCheck")
    let files = FileManager.default
    #expect(try files.contentsOfDirectory(atPath: root.path).sorted() == order.sorted())
    var positions: [String: Int] = [:]
    for (position, folder) in order.enumerated() {
      for module in try files.contentsOfDirectory(atPath: root.appending(path: folder).path) {
        positions[module] = position
      }
    }
    for (position, folder) in order.enumerated() {
      let folder = root.appending(path: folder)
      for path in try files.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
      {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        for match in text.matches(of: #/(?m)^import (\w+)/#) {
          #expect(positions[String(match.1), default: 0] <= position, "\(path) imports \(match.1)")
        }
      }
    }
  }
}
