/// The version of the tool, as in SARIF reports and generated files.
package enum ToolVersion {
  package static let current = "0.1.0"
}
