/// The version of the tool, as in SARIF reports and generated files.
package enum ToolVersion {
  package static let current = "0.1.0"
  /// The day of the version, for the manual page.
  package static let date = "2026-11-22"
}
