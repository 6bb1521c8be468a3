extension Rule.ID {
  /// Different identifiers that become one Swift name.
  static let nameCollision = Self(rawValue: "name-collision")
  /// A class or a type that cannot be written in Swift.
  static let invalidClassName = Self(rawValue: "invalid-class-name")
}

extension Finding {
  /// Two things that would have the same Swift name, so that neither gets it.
  static func collision(
    of things: String,
    _ name: SwiftName,
    at place: (file: String, place: SourcePlace),
    first: (file: String, place: SourcePlace),
    hint: String = "rename one, or give it another name under \"generate\" in "
      + Configuration.defaultPath
  ) -> Finding {
    Finding(
      rule: .nameCollision,
      file: place.file,
      place: place.place,
      "\(things) both become '\(name.text)' in Swift; \(hint)",
      notes: [.init(message: "the first is here", file: first.file, place: first.place)],
      severity: .error
    )
  }

  /// A class that cannot be written in Swift.
  static func invalidClass(_ name: String, at place: SourcePlace, in file: String) -> Finding {
    Finding(
      rule: .invalidClassName,
      file: file,
      place: place,
      "class '\(name)' is no name of a Swift type; map it under \"generate\", \"types\" in "
        + Configuration.defaultPath,
      severity: .error
    )
  }
}
