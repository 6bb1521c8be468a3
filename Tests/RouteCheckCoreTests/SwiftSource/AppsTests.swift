import Testing

@testable import RouteCheckCore
@testable import StoryboardReader
@testable import SwiftScanner

@Suite struct AppsTests {
  static let checkouts: [Set<String>] = [
    [],
    [""],
    ["App"],
    ["App", "Apple", "App/Watch", "App/Watch/Kit", "Tools"],
    ["", "App", "App/Watch"],
    ["/src/App", "/src/App/Pods", "/src/Other", ""],
  ]

  @Test(arguments: checkouts)
  func anAppSeesThoseAroundAndInsideIt(folders: Set<String>) {
    let apps = Apps(folders: folders)
    for folder in folders.union(["", "App/Sources", "Elsewhere", "/src", "/src/App/Pods/A"]) {
      let seen = folders.filter { Apps.see($0, folder) }.compactMap { apps[$0] }.sorted()
      #expect(apps.seen(from: folder) == seen, "\(folder)")
    }
  }

  @Test func numbersFollowTheOrderOfFolders() {
    let apps = Apps(folders: ["b", "a/c", "a"])
    #expect(["a", "a/c", "b"].map { apps[$0] } == [0, 1, 2])
    #expect(apps["c"] == nil)
  }
}
