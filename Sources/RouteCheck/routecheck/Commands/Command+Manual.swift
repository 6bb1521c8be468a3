extension Command {
  /// Prints the manual page.
  static let manual = Command(
    name: "manual",
    summary: "print the manual page, for a file 'routecheck.1'",
    operands: .none,
    options: []
  ) { _, console in
    console.print(Manual.text)
    return .success
  }
}
