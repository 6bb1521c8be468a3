import Foundation
import TestSupport
import Testing

@testable import ProjectFiles

@Suite struct InputStateTests {
  @Test func savesOnDiskChangeTheState() throws {
    try TemporaryFolder.with { folder in
      func state() -> InputState {
        InputState(of: [folder.path("")], and: [], in: .disk) { $0.hasSuffix("Skipped") }
      }
      try folder.write("Feed.swift", "let a = 1")
      let first = state()
      #expect(!first.differs(from: state()))
      #expect(first.isCurrent(in: .disk))
      try folder.write("Feed.swift", "let a = 22")
      let second = state()
      #expect(first.differs(from: second))
      #expect(!first.isCurrent(in: .disk) && second.isCurrent(in: .disk))
      // The same size, at another time.
      try folder.write("Feed.swift", "let b = 33")
      let date = Date(timeIntervalSinceNow: 60)
      try FileManager.default.setAttributes(
        [.modificationDate: date],
        ofItemAtPath: folder.path("Feed.swift")
      )
      let third = state()
      #expect(second.differs(from: third))
      #expect(!second.isCurrent(in: .disk) && third.isCurrent(in: .disk))
      try folder.write("Notes.txt", "not read")
      try folder.write("Skipped/Feed.swift", "let a = 1")
      #expect(!third.differs(from: state()))
      try folder.write("View.xib", "not read, but known")
      #expect(third.differs(from: state()))
    }
  }

  @Test func aStateIsCurrentUntilAFolderOrAPathChanges() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/Screens/Feed.swift", "let a = 1")
      func state() -> InputState {
        InputState(
          of: [folder.path("App"), folder.path("Later.swift")],
          and: [folder.path("App/baseline.json")],
          in: .disk
        ) { _ in false }
      }
      func change(_ name: String, folderOf path: String) throws {
        try folder.write(name, "let b = 2")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: 60)],
          ofItemAtPath: folder.path(path)
        )
      }
      var last = state()
      #expect(last.isCurrent(in: .disk))
      for (name, path) in [
        ("App/Screens/Post.swift", "App/Screens"), ("App/Notes.txt", "App"),
        ("Later.swift", "Later.swift"), ("App/baseline.json", "App/baseline.json"),
      ] {
        try change(name, folderOf: path)
        #expect(!last.isCurrent(in: .disk), "\(name)")
        last = state()
        #expect(last.isCurrent(in: .disk), "\(name)")
      }
    }
  }
}
