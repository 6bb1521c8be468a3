import ProjectLoading
import ProjectModel
import RuleSupport

extension FileSystem {
  /// Files in memory, with the folders that their paths imply.
  package static func memory(_ files: [String: String]) -> FileSystem {
    .memory(bytes: files.mapValues { Array($0.utf8) })
  }

  /// The files of an example in memory.
  package static func memory(_ example: Example) -> FileSystem { .memory(example.texts) }

  package static func memory(bytes files: [String: [UInt8]]) -> FileSystem {
    let numbers = Dictionary(uniqueKeysWithValues: zip(files.keys.sorted(), UInt64(0)...))
    var system = FileSystem.readOnly(files) { $0 == "." ? "/memory" : "/memory/\($0)" }
    system.identity = { path in numbers[path].map { FileIdentity(device: 0, number: $0) } }
    return system
  }
}

extension Project {
  /// Loads files from their texts.
  package static func load(_ files: [String: String], paths: [String] = ["."]) async -> Project {
    await ProjectLoader(files: .memory(files), concurrency: 2).load(paths)
  }
}
