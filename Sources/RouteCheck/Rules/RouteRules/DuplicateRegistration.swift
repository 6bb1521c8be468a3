import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport

extension Rule {
  package static let duplicateRegistration = Rule(
    id: "duplicate-registration",
    severity: .error,
    summary: "a segue or a class that code registers twice",
    reason: """
      The second call throws. A segue counts as the same if its identifier and its source are. Only \
      calls in one block and for one local registry or 'SceneClasses' are compared, and none in \
      tests, which may expect the error.
      """,
    triggering: [
      .code(
        segues + """
          func makeRegistry() throws -> SegueRegistry {
            var registry = SegueRegistry()
            try registry.register(.showPost, kind: .show) { Post() }
            try registry.register(↓.openPost, kind: .presentation) { Post() }
            return registry
          }
          """
      ),
      .code(
        """
        func add(to classes: inout SceneClasses) throws {
          try classes.register(Post.init)
          try classes.register("↓Post") { PostDouble() }
        }
        """
      ),
    ],
    nonTriggering: [
      .code(
        segues + """
          func makeRegistry(_ isNew: Bool) throws -> SegueRegistry {
            var registry = SegueRegistry()
            if isNew {
              try registry.register(.showPost, kind: .show) { NewPost() }
            } else {
              try registry.register(.showPost, kind: .show) { Post() }
            }
            try registry.register(.showPostOfFeed, kind: .show) { Post() }
            registry = SegueRegistry()
            try registry.register(.showPostOfFeed, kind: .show) { Post() }
            return registry
          }
          """
      )
    ],
    check: { $0.code.index.files.indices.flatMap($0.code.duplicates) }
  )

  private static let segues = """
    extension Segue<Post> {
      static var showPost: Self { .init("ShowPost") }
      static var openPost: Self { .init("ShowPost") }
    }
    extension Segue<Post>.From<Feed> {
      static var showPostOfFeed: Self { .init("ShowPost") }
    }

    """
}

extension ProjectCode {
  /// A registration, without its place.
  private struct Key: Hashable {
    var table: Int
    var block: Int
    var subject: RegistrationFact.Subject
  }

  fileprivate func duplicates(in file: Int) -> [Finding] {
    if isTest(file) { return [] }
    var first: [Key: RegistrationFact] = [:]
    return index.files[file].facts.registrations.compactMap { fact in
      guard let block = fact.block, let subject = subject(of: fact, in: file) else { return nil }
      let key = Key(table: fact.table, block: block, subject: subject)
      guard let other = first[key] else {
        first[key] = fact
        return nil
      }
      return finding(
        at: fact.location,
        in: file,
        subject.message,
        notes: [note("the other one is here", in: file, at: other.location)]
      )
    }
  }

  /// The identifier and the source of a segue, or the name of a class; `nil` if they are not known.
  private func subject(of fact: RegistrationFact, in file: Int) -> RegistrationFact.Subject? {
    let app = index.apps[file]
    switch fact.subject {
    case .segue(let name, let source):
      let found = index.segues(named: name, in: app).filter {
        [nil, $0.segue.source].contains(source)
      }
      guard found.count == 1, let (segue, declaring) = found.first,
        case .known(let text) = index.resolve(segue.identifier, in: "", of: declaring)
      else { return nil }
      return .segue(text, source: segue.source.map { index.target(of: $0, in: app) })
    case .sceneClass:
      return sceneClass(of: fact.subject, in: file).map { .sceneClass($0, isText: true) }
    }
  }
}

extension RegistrationFact.Subject {
  fileprivate var message: String {
    switch self {
    case .segue(let identifier, let source):
      "segue '\(identifier)' of \(source.map { "'\($0)'" } ?? "any source") is registered twice; "
        + "remove one call, or give the segue another identifier"
    case .sceneClass(let name, _): "class '\(name)' is registered twice; remove one call"
    }
  }
}
