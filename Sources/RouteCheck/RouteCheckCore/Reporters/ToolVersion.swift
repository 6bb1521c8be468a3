/// The version of the tool, which SARIF reports and generated files name.
package enum ToolVersion {
  package static let current = "0.1.0"
}
