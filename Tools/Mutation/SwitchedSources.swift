import Foundation

/// The sources of a workspace with many mutations, one of which is chosen when a program starts.
///
/// Because they are built once, and not once a mutation, most of the time goes into tests.
struct SwitchedSources {
  let workspace: Workspace
  /// Mutations that are chosen by a number.
  private(set) var switched: [SwitchedFile.Numbered] = []
  /// The other mutations outside of function bodies, each of which needs a build of its own.
  private(set) var separate: [SwitchedFile.Numbered] = []
  private var files: [String: SwitchedFile] = [:]
  private var originals: [String: [UInt8]] = [:]

  init(_ mutations: [Mutation], of repository: URL, in workspace: Workspace) throws {
    self.workspace = workspace
    for (index, mutation) in mutations.enumerated() {
      let numbered = SwitchedFile.Numbered(number: index + 1, mutation: mutation)
      if originals[mutation.path] == nil {
        let file = repository.appending(path: mutation.path)
        originals[mutation.path] = try Array(Data(contentsOf: file))
      }
      let bytes = originals[mutation.path] ?? []
      if SwitchedFile.canSwitch(mutation, of: bytes, bodies: FunctionBodies(of: bytes)) {
        switched.append(numbered)
      } else {
        separate.append(numbered)
      }
    }
    try build()
  }

  /// Builds, and leaves out what does not compile, until the rest does.
  private mutating func build() throws {
    let choices = originals.keys.map { "\(Self.module(of: $0))/Choice.swift" }
    try workspace.restore(except: Set(originals.keys).union(choices))
    try writeFiles(Set(originals.keys))
    while true {
      let errors = try workspace.build()
      if errors.isEmpty { return }
      var changed: Set<String> = []
      for error in errors {
        switch files[error.path]?.culprit(inLine: error.line) {
        case .mutation(let number): switched.removeAll { $0.number == number }
        case .switching(let numbers):
          separate += switched.filter { numbers.contains($0.number) }
          switched.removeAll { numbers.contains($0.number) }
        case nil: throw Problem(text: "\(error.path):\(error.line):\(error.message)")
        }
        changed.insert(error.path)
      }
      say("\(errors.count) errors; \(switched.count) mutations are left")
      try writeFiles(changed)
    }
  }

  private mutating func writeFiles(_ paths: Set<String>) throws {
    for path in paths.sorted() {
      let bytes = originals[path] ?? []
      let file = SwitchedFile(
        bytes,
        bodies: FunctionBodies(of: bytes),
        mutations: switched.filter { $0.mutation.path == path }
      )
      try workspace.write(file.text, to: path)
      files[path] = file
      try workspace.write(Array(Self.choice.utf8), to: "\(Self.module(of: path))/Choice.swift")
    }
  }

  /// Builds all mutations again, after one that needed a build of its own.
  func rebuild() throws {
    let errors = try workspace.build()
    if let error = errors.first {
      throw Problem(text: "\(error.path):\(error.line):\(error.message)")
    }
  }

  /// Runs a closure with a mutation that needs a build of its own. The program contains it until it is
  /// built again.
  ///
  /// - Returns: `nil` if the mutation does not compile.
  func with<Result>(_ mutation: Mutation, do body: () async throws -> Result) async throws
    -> Result?
  {
    let original = originals[mutation.path] ?? []
    try workspace.write(mutation.apply(to: original), to: mutation.path)
    defer { try? workspace.write(files[mutation.path]?.text ?? original, to: mutation.path) }
    return try workspace.build().isEmpty ? try await body() : nil
  }

  /// The folder of the target that a file belongs to.
  private static func module(of path: String) -> String {
    let isLayerOfTool = path.hasPrefix("Sources/RouteCheck/")
    return path.split(separator: "/").prefix(isLayerOfTool ? 4 : 2).joined(separator: "/")
  }

  /// What each module with mutations also contains.
  ///
  /// Inlinable functions may use it too. Foundation is not imported, since its members would change
  /// the meaning of other files. A reached mutation is a byte of a file that the processes of a run
  /// share.
  private static let choice = """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif

    private let activeMutation = environmentVariable("\(TestProgram.chosen)").flatMap { Int($0) } ?? 0

    /// The address of the bytes that say which mutations are reached, or 0.
    private let reached: UInt = {
      guard let path = environmentVariable("\(TestProgram.reached)") else { return 0 }
      let file = open(path, O_RDWR)
      let size = Int(lseek(file, 0, SEEK_END))
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      return memory == MAP_FAILED ? 0 : UInt(bitPattern: memory)
    }()

    private func environmentVariable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }

    @usableFromInline
    func isMutated(_ number: Int) -> Bool {
      let bytes = UnsafeMutablePointer<UInt8>(bitPattern: reached)
      bytes?[number] = 1
      return activeMutation == number
    }

    """
}
