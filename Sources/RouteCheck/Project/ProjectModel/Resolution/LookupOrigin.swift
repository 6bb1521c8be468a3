/// The file that uses a class: nearer declarations are preferred.
package struct LookupOrigin: Sendable {
  let path: String
  package let app: App
  /// The targets of the file; empty if unknown, or if declarations of all targets count.
  package var targets: Set<String> = []
}
