import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

/// The Xcode project of Examples/Phone, which nobody opens on Linux, can be opened.
@Suite struct PhoneProjectTests {
  private static let folder = Repository.root.appending(path: "Examples/Phone")

  private let list: PropertyList
  private let objects: [String: PropertyList]
  private let project: XcodeProject

  init() throws {
    let file = Self.folder.appending(path: "Phone.xcodeproj/project.pbxproj")
    list = try PropertyList(Array(Data(contentsOf: file)))
    guard case .dictionary(let objects)? = list["objects"] else {
      throw PropertyListProblem(message: "it has no objects")
    }
    self.objects = objects
    project = try XcodeProject(list, path: file.path)
  }

  @Test func everyReferenceLeadsToAnObject() {
    #expect(objects.count > 30)
    let references = objects.values.flatMap(texts(in:)).filter {
      $0.wholeMatch(of: #/[0-9A-F]{24}/#) != nil
    }
    for reference in references { #expect(objects[reference] != nil, "\(reference)") }
    let known = Set(references + [list["rootObject"]?.text ?? ""])
    for (id, object) in objects {
      #expect(known.contains(id), "\(object["isa"]?.text ?? "") \(id)")
    }
  }

  @Test func everyFileAndFolderOfTheProjectExists() {
    let paths = project.files.keys + project.folders.map(\.path)
    #expect(!paths.isEmpty)
    for path in paths + project.folders.flatMap(\.exceptions) {
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
    for settings in objects.values.compactMap({ $0["buildSettings"] }) {
      guard let path = settings["INFOPLIST_FILE"]?.text else { continue }
      #expect(exists(path), "\(path)")
    }
  }

  @Test(arguments: ["Phone", "PhoneTests"])
  func everyFileOfAFolderIsInItsTarget(folder: String) throws {
    let membership = TargetMembership([project])
    let root = Self.folder.appending(path: folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".storyboard")
    }
    #expect(!files.isEmpty)
    for file in files {
      let targets = membership.targets(of: root.appending(path: file).path)
      let names = targets.compactMap { $0.split(separator: ":").last }.map(String.init)
      #expect(names == [folder], "\(file)")
    }
  }

  @Test func everyPackageHasItsProducts() throws {
    let packages = objects.values.compactMap { $0["relativePath"]?.text }
    #expect(packages.count == 2)
    let manifests = try packages.map { path in
      try String(
        contentsOf: Self.folder.appending(path: "\(path)/Package.swift").standardized,
        encoding: .utf8
      )
    }
    let products = objects.values.filter { $0["isa"]?.text == "XCSwiftPackageProductDependency" }
    #expect(products.count > 3)
    for name in products.compactMap({ $0["productName"]?.text }) {
      let declaration = ".library(name: \"\(name)\""
      #expect(manifests.contains { $0.contains(declaration) }, "\(name)")
    }
  }

  /// Xcode builds what an app and its tests share once, as a framework, if it knows that the app loads
  /// the tests.
  @Test func theTestsShareTheLibraryWithTheApp() throws {
    let target = try #require(objects.values.first { $0["name"]?.text == "PhoneTests" })
    let products = target["packageProductDependencies"].map(texts(in:)) ?? []
    #expect(products.map { objects[$0]?["productName"]?.text } == ["RoutesUIKitTesting"])
    let list = target["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let configurations = list?["buildConfigurations"].map(texts(in:)) ?? []
    #expect(configurations.count == 2)
    for configuration in configurations {
      let settings = objects[configuration]?["buildSettings"]
      #expect(settings?["BUNDLE_LOADER"]?.text == "$(TEST_HOST)")
    }
  }

  @Test func theSceneOfTheInformationListExists() throws {
    let file = Self.folder.appending(path: "Phone/Info.plist")
    let scenes = try PropertyList(Array(Data(contentsOf: file)))["UIApplicationSceneManifest"]?[
      "UISceneConfigurations"
    ]?["UIWindowSceneSessionRoleApplication"]
    guard case .list(let configurations)? = scenes else {
      Issue.record("there is no scene")
      return
    }
    for scene in configurations {
      let name = try #require(scene["UISceneDelegateClassName"]?.text?.split(separator: ".").last)
      #expect(exists("Phone/\(name).swift"))
      let storyboard = try #require(scene["UISceneStoryboardFile"]?.text)
      #expect(exists("Phone/\(storyboard).storyboard"))
    }
  }

  /// The command of `.ci/apple` finds the scheme, and the scheme its targets.
  @Test func theSchemeNamesTargetsOfTheProject() throws {
    let text = try String(
      contentsOf: Self.folder.appending(
        path: "Phone.xcodeproj/xcshareddata/xcschemes/Phone.xcscheme"
      ),
      encoding: .utf8
    )
    let targets = text.matches(of: #/BlueprintIdentifier = "(\w+)"\s+BuildableName = "([\w.]+)"/#)
    #expect(targets.count == 3)
    for target in targets {
      let object = objects[String(target.1)]
      #expect(object?["isa"]?.text == "PBXNativeTarget")
      let product = object?["productReference"]?.text.flatMap { objects[$0]?["path"]?.text }
      #expect(product == String(target.2))
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.folder.appending(path: path).path)
  }

  /// All texts of a value, without the keys of its dictionaries.
  private func texts(in value: PropertyList) -> [String] {
    switch value {
    case .text(let text): [text]
    case .list(let values): values.flatMap(texts(in:))
    case .dictionary(let members): members.values.flatMap(texts(in:))
    }
  }
}
