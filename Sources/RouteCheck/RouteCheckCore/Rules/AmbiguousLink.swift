import Routes

extension Rule {
  /// Two patterns of a table of links that match the same path.
  static let ambiguousLink = Rule(
    id: "ambiguous-link",
    severity: .error,
    summary: "two patterns of a table of links that match the same path",
    reason: """
      A link to one of the cases may be read as the other. Only the paths of patterns are compared. A \
      placeholder can stand for a part of another path if its payload is a `String`.
      """,
    triggering: [
      .file(
        "Place.swift",
        #"""
        import Routes

        enum Place: Codable {
          case profile(name: String)
          case account(name: String)
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .profile: "/users/{name}"
            case .account: "↓/users/{name}"
            }
          }
        }
        """#
      ),
      .file(
        "Place.swift",
        #"""
        import Routes

        enum Place: Codable {
          case profile(name: String)
          case me
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .profile: "/users/{name}"
            case .me: "↓/users/me"
            }
          }
        }
        """#
      ),
    ],
    nonTriggering: [
      .file(
        "Place.swift",
        #"""
        import Routes

        enum Place: Codable {
          case profile(id: Int)
          case me
          case start
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .profile: "/users/{id}"
            case .me: "/users/me"
            case .start: "/"
            }
          }
        }
        """#
      )
    ],
    check: { project in
      project.code.linkFindings { if case .ambiguous = $0 { true } else { false } }
    }
  )
}
