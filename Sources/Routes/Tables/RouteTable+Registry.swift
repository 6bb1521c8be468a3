extension RouteTable {
  /// Makes the table of a registry's segues, sorted by their identifiers.
  ///
  /// ```swift
  /// let table = RouteTable(registry)
  /// let issues = table.issues(against: main)
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) in the number of segues.
  public init(_ registry: SegueRegistry) {
    self.init(
      routes: registry.identifiers.flatMap { registry.groups[$0] ?? [] }.map { registration in
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
  /// The class that a segue starts from, where it is a certain one.
  fileprivate var className: String? {
    switch self {
    case .any: nil
    case .type(_, let name, _), .scene(_, let name): name
    }
  }
}
