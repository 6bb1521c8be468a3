import Routes
import Testing

@testable import ProjectModel

@Suite struct AppsTests {
  static let checkouts: [Set<ExactString>] = [
    [],
    [""],
    ["App"],
    ["App", "Apple", "App/Watch", "App/Watch/Kit", "Tools"],
    ["", "App", "App/Watch"],
    ["/src/App", "/src/App/Pods", "/src/Other", ""],
  ]

  @Test(arguments: checkouts)
  func `an app sees the apps in folders around it and inside it`(folders: Set<ExactString>) {
    let all = Set(folders.map(App.init))
    let apps = Apps(ofFiles: [], all)
    for folder in folders.union(["", "App/Sources", "Elsewhere", "/src", "/src/App/Pods/A"]) {
      let app = App(folder: folder)
      let seen = all.filter { $0.sees(app) }.compactMap { apps[$0] }.sorted()
      #expect(apps.seen(from: app) == seen, "\(folder)")
    }
  }

  @Test func numbersFollowTheOrderOfFolders() {
    let apps = Apps(ofFiles: (["b", "a/c", "a"] as [ExactString]).map(App.init))
    #expect((["a", "a/c", "b"] as [ExactString]).map { apps[App(folder: $0)] } == [0, 1, 2])
    #expect(apps[App(folder: "c")] == nil)
  }
}
