/// The file from which a class is looked up: nearer declarations are preferred.
struct LookupOrigin: Sendable {
  let path: String
  let app: App
  /// The targets of the file; empty if unknown, or if declarations of all targets count.
  var targets: Set<String> = []
}
