extension RouteTable {
  /// Creates the table of a registry's segues, sorted by identifier.
  ///
  /// ```swift
  /// let table = RouteTable(registry)
  /// let issues = table.issues(against: main)
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) in the number of segues.
  public init(_ registry: SegueRegistry) {
    self.init(
      routes: registry.exactIdentifiers.flatMap { registry.groups[$0] ?? [] }.map { registration in
        Row(
          segue: registration.identifier,
          kind: registration.kind,
          source: registration.source.className.map { End(className: $0) },
          destination: End(className: registration.destination)
        )
      }
    )
  }
}

extension Registration.Source {
  /// The source's class; `nil` for any source.
  fileprivate var className: ExactString? {
    switch self {
    case .any: nil
    case .type(_, let name, _), .scene(_, let name): name
    }
  }
}
