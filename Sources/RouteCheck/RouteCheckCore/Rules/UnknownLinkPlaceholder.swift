import Routes

extension Rule {
  /// A placeholder of a link that no payload of the case has.
  static let unknownLinkPlaceholder = Rule(
    id: "unknown-link-placeholder",
    severity: .error,
    summary: "a placeholder of a link that no payload of the case has",
    reason: """
      The case can be neither written as a link nor read from one. A payload without a label is named \
      by its position, as in `{_0}`. Enums with their own `init(from:)` or `encode(to:)` are not \
      checked, because they name their payloads themselves.
      """,
    triggering: [
      .file(
        "Place.swift",
        #"""
        import Routes

        enum Place: Codable {
          case conversation(id: Int)
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .conversation: "/status/↓{idd}"
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
          case conversation(Int)
          case start
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .conversation: "/status/{_0}?sort=↓{sort}"
            case .start: "/↓{page}"
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
          case conversation(id: Int, tag: String?)
          case profile(User)
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .conversation: "/status/{id}?tag={tag}"
            case .profile: "/users/{_0.name}"
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
          case conversation(id: Int)
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .conversation: "/status/{number}"
            }
          }
        }

        extension Place {
          enum ConversationCodingKeys: String, CodingKey { case id = "number" }
        }
        """#
      ),
    ],
    check: { project in
      project.code.linkFindings { if case .unknownPlaceholder = $0 { true } else { false } }
    }
  )
}
