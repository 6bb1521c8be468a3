import Routes

extension Rule {
  /// A pattern of a link that cannot be read, or that names a payload twice.
  static let malformedLink = Rule(
    id: "malformed-link",
    severity: .error,
    summary: "a pattern of a link that cannot be read, or has a placeholder twice",
    reason: """
      The case can be neither written as a link nor read from one. A pattern begins with one slash, and \
      a placeholder is a whole part of the path, or the value of a query item.
      """,
    triggering: [
      place(conversation: #""↓/status/{id""#, start: #""↓start""#),
      place(conversation: #""↓/status/number-{id}""#),
      place(conversation: #""↓/status/{id}?again={id}""#),
    ],
    nonTriggering: [
      place(conversation: #""/status/{id}""#),
      place(conversation: #""status/\(suffix)""#, start: "start"),
    ],
    check: { project in
      project.code.linkFindings {
        switch $0 {
        case .malformed, .repeatedPlaceholder: true
        default: false
        }
      }
    }
  )

  /// A table of links with two patterns.
  private static func place(conversation: String, start: String = "\"/\"") -> Example {
    .file(
      "Place.swift",
      """
      import Routes

      enum Place: Codable {
        case conversation(id: Int)
        case start
      }

      extension Place: Linkable {
        static func link(for key: CodingKeys) -> LinkPattern {
          switch key {
          case .conversation: \(conversation)
          case .start: \(start)
          }
        }
      }
      """
    )
  }
}
