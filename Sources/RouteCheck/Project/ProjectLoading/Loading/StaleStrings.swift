import Foundation
import ProjectModel
import Routes
import SourceText
import XcodeProjects

extension ProjectLoader {
  /// The translations whose object the storyboard or xib of the same name does not have.
  func staleStrings(_ inputs: Inputs) -> [StaleString] {
    let all = inputs[.storyboard] + inputs[.xib]
    let documents = Dictionary(grouping: all, by: Self.pathWithoutLanguage)
    let strings = Dictionary(grouping: inputs[.strings], by: Self.pathWithoutLanguage)
    return strings.flatMap { path, files -> [StaleString] in
      guard let documents = documents[path] else { return [] }
      var objects: Set<ExactString> = []
      for document in documents {
        // An object of a document that cannot be read may have any id.
        guard let bytes = try? contents(document) else { return [] }
        var start = 0
        while let quote = bytes[start...].firstIndex(of: Ascii.quote) {
          let value = bytes[(quote + 1)...].prefix { $0 != Ascii.quote }
          if bytes[..<quote].suffix(4).elementsEqual(" id=".utf8) {
            objects.insert(ExactString(String(decoding: value, as: UTF8.self)))
          }
          start = min(value.endIndex + 1, bytes.count)
        }
      }
      return files.flatMap { stale(in: $0, of: documents[0], with: objects) }
    }
  }

  private func stale(
    in file: String,
    of document: String,
    with objects: Set<ExactString>
  ) -> [StaleString] {
    guard let bytes = try? contents(file) else { return [] }
    let keys = Self.keys(of: bytes, inCatalog: file.hasByteSuffix(".xcstrings")).filter { key in
      let object = key.prefix { $0 != "." }
      return Self.isObject(object) && !objects.contains(ExactString(String(object)))
    }
    if keys.isEmpty { return [] }
    let lines = LineTable(bytes)
    let places = Dictionary(
      bytes.split(separator: UInt8(ascii: "\"")).map { ($0, $0.startIndex) },
      uniquingKeysWith: { first, _ in first }
    )
    return keys.map { key in
      let place = places[Array(key.utf8)[...]]
      let location = place.map { lines.location(at: $0, length: key.utf8.count) }
      return (key, file, location ?? .start, document)
    }
  }

  /// The keys of a `.strings` file or of a catalog of strings; none if it cannot be read.
  private static func keys(of bytes: [UInt8], inCatalog isCatalog: Bool) -> [String] {
    if isCatalog {
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: Data(bytes))
      return catalog.map { Array($0.strings.keys) } ?? []
    }
    guard case .dictionary(let texts)? = try? PropertyList(bytes) else { return [] }
    return Array(texts.keys)
  }

  /// `Base.lproj/Main.storyboard` and `de.lproj/Main.strings` have the same.
  private static func pathWithoutLanguage(_ path: String) -> ExactString {
    ExactString(Path.join(StoryboardFolders.folder(of: path), Path.stem(path)))
  }

  /// Whether a text has the form of an id by Xcode: `5g3-Ck-7dj`.
  private static func isObject(_ text: Substring) -> Bool {
    text.utf8.count == 10
      && text.utf8.enumerated().allSatisfy {
        ($0 == 3 || $0 == 6) == ($1 == UInt8(ascii: "-"))
      }
  }
}

/// The keys of an `.xcstrings` file.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {}

  var strings: [String: Entry]
}
