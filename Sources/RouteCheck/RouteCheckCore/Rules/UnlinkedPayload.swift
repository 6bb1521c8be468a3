import Routes

extension Rule {
  /// A payload of a case that its link does not carry.
  static let unlinkedPayload = Rule(
    id: "unlinked-payload",
    severity: .error,
    summary: "a payload of a case that its link does not carry",
    reason: """
      The case cannot be read from its link. Only payloads of basic types, and of enums with raw \
      values, are reported: a structure may have no parts that a link must carry.
      """,
    triggering: [
      .file(
        "Place.swift",
        #"""
        import Routes

        enum Place: Codable {
          case conversation(id: Int, tag: String?)
          case list(sort: Sort)
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .conversation: "↓/status/{id}"
            case .list: "↓/list"
            }
          }
        }

        enum Sort: String, Codable { case name, date }
        """#
      )
    ],
    nonTriggering: [
      .file(
        "Place.swift",
        #"""
        import Routes

        enum Place: Codable {
          case conversation(id: Int, tags: [String])
          case profile(user: User)
          case detail(filter: Filter)
        }

        extension Place: Linkable {
          static func link(for key: CodingKeys) -> LinkPattern {
            switch key {
            case .conversation: "/status/{id}?tag={tags}"
            case .profile: "/users/{user.name}"
            case .detail: "/detail"
            }
          }
        }

        struct Filter: Codable {}
        """#
      )
    ],
    check: { project in
      project.code.linkFindings { if case .unlinkedPayload = $0 { true } else { false } }
    }
  )
}
