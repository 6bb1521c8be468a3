import Testing

/// Runs the tests of a program that scripts compile without the package manager.
@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
