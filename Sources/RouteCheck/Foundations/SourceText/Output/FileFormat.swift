/// A format with its own file extension.
package protocol FileFormat: RawRepresentable<String>, CaseIterable, Sendable {
  /// The extensions of its files, without a period and in lowercase.
  var fileExtensions: [String] { get }
}

extension FileFormat {
  /// The format for the extension of a path; `nil` if there is none.
  package init?(extensionOf path: String) {
    let name = Path.name(path).lowercased()
    let format = Self.allCases.first { format in
      format.fileExtensions.contains { name.hasByteSuffix(".\($0)") }
    }
    guard let format else { return nil }
    self = format
  }
}
