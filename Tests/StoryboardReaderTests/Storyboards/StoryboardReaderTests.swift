import Foundation
import Routes
import TestSupport
import Testing

@testable import SourceText
@testable import StoryboardReader

@Suite struct StoryboardReaderTests {
  private func read(_ text: String) throws -> StoryboardFile {
    try StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main").get()
  }

  @Test(.enabled(if: !Corpus.files.isEmpty), arguments: Corpus.files)
  func readsEverySceneSegueAndReference(path: String) throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    let file = try StoryboardParser.read(bytes, path: path, name: "Main").get()
    let text = String(decoding: bytes, as: UTF8.self)
    let segues = file.storyboard.scenes.flatMap(\.segues)
    #expect(file.storyboard.scenes.count == text.matches(of: /<scene[ >]/).count)
    #expect(segues.count == text.matches(of: /<segue [^>]*kind=/).count)
    #expect(
      file.storyboard.scenes.filter { $0.reference != nil }.count
        == text.matches(of: /<(viewC|c)ontrollerPlaceholder[ >]/).count
    )
    #expect(
      segues.filter { $0.identifier != nil }.count
        == text.matches(of: /<segue [^>]*identifier="[^"]/).count
    )
    #expect(
      segues.filter { $0.creationSelector != nil }.count
        == text.matches(of: /destinationCreationSelector="/).count
    )
    #expect(file.storyboard.platform != .unknown)
    #expect(file.storyboard.scenes.allSatisfy { !$0.id.isEmpty && !$0.kind.rawValue.isEmpty })
  }

  @Test(.enabled(if: !Corpus.files.isEmpty), arguments: Corpus.files)
  func everyLocationIsThatOfItsValue(path: String) throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    let file = try StoryboardParser.read(bytes, path: path, name: "Main").get()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    func text(at location: TextLocation) -> ExactString {
      let line = lines[Int(location.line) - 1].dropFirst(Int(location.column) - 1)
      return ExactString(String(decoding: line.prefix(Int(location.length)), as: UTF8.self))
    }
    for (scene, locations) in zip(file.storyboard.scenes, file.scenes) {
      if let location = locations.identifier { #expect(text(at: location) == scene.identifier) }
      if let location = locations.customClass { #expect(text(at: location) == scene.customClass) }
      #expect(text(at: locations.element).hasPrefix("<\(scene.kind.rawValue) "))
      for (segue, locations) in zip(scene.segues, locations.segues) {
        if let location = locations.kind {
          #expect(text(at: location).string == segue.kind.rawValue)
        }
        if let location = locations.destination { #expect(text(at: location) == segue.destination) }
        if let location = locations.identifier, let identifier = segue.identifier {
          #expect(text(at: location) == identifier)
        }
        #expect(text(at: locations.element).hasPrefix("<segue "))
      }
    }
  }

  @Test func locationsAreExactAfterLinesTabsAndMultibyteText() throws {
    let file = try read(
      "<document type='x.Storyboard'>\r\n<scenes><scene><objects>\r\n"
        + "<!-- <segue kind='show'/> é --><viewController id='a' title='üñ'><connections>\n"
        + "\t<segue id='s'\n\t kind = 'show' title='日本'\r\n\t\tidentifier='Sh&#111;w'"
        + " destination='a'/></connections></viewController></objects></scene></scenes></document>"
    )
    let segue = try #require(file.storyboard.scenes.first?.segues.first)
    let locations = try #require(file.scenes.first?.segues.first)
    #expect(segue.identifier == "Show")
    #expect(locations.element == TextLocation(line: 4, column: 2, length: 88))
    #expect(locations.kind == TextLocation(line: 5, column: 11, length: 4))
    #expect(locations.identifier == TextLocation(line: 6, column: 15, length: 9))
  }

  @Test func readsControllersOfAnyKindAndTheMenusOfAMacApp() throws {
    let file = try read(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">
      <scenes>
        <scene sceneID="1"><objects>
          <application id="app" sceneMemberID="viewController"><menu><items><menuItem><connections>
            <segue id="s" kind="show" destination="w"/>
          </connections></menuItem></items></menu></application>
          <customObject id="d" customClass="AppDelegate"/>
        </objects></scene>
        <scene sceneID="2"><objects>
          <customObject id="fr" sceneMemberID="firstResponder"/>
          <holographicController id="w" customClass="Holo" customModule="Stale"
            customModuleProvider="target"/>
          <exit id="e"/>
        </objects></scene>
        <scene sceneID="3"><objects><placeholder id="p"/></objects></scene>
      </scenes></document>
      """
    )
    #expect(file.storyboard.platform == .macOS)
    #expect(
      file.storyboard.scenes.map(\.kind.rawValue) == ["application", "holographicController", ""]
    )
    #expect(file.storyboard.scenes.map(\.id) == ["app", "w", "3"])
    #expect(file.storyboard.scenes[0].segues.count == 1)
    #expect(file.storyboard.scenes[1].customClass == "Holo")
    #expect(file.storyboard.scenes[1].module == nil)
    #expect(file.storyboard.scenes[1].exits == ["e"])
  }

  @Test(arguments: [
    (#"iOS.CocoaTouch.iPad"#, Storyboard.Platform.iOS), ("MacOSX.Cocoa", .macOS),
    ("AppleTV", .tvOS), ("watchKit", .watchOS), ("visionOS", .unknown),
  ])
  func readsThePlatform(runtime: String, platform: Storyboard.Platform) throws {
    let file = try read("<document type='x.Storyboard' targetRuntime='\(runtime)'/>")
    #expect(file.storyboard.platform == platform)
  }

  @Test(arguments: [
    ("watchKit", #"identifier="A""#, "A"), ("watchKit", #"storyboardIdentifier="A""#, "A"),
    ("iOS.CocoaTouch", #"storyboardIdentifier="A""#, "A"),
    ("iOS.CocoaTouch", #"identifier="A""#, nil),
  ])
  func onlyWatchAppsHaveTheShortAttributeForAnIdentifier(
    runtime: String,
    attribute: String,
    identifier: ExactString?
  ) throws {
    let file = try read(
      """
      <document type='x.Storyboard' targetRuntime='\(runtime)'><scenes><scene><objects>
      <controller id="c" \(attribute)/></objects></scene></scenes></document>
      """
    )
    #expect(file.storyboard.scenes.map(\.identifier) == [identifier])
  }

  @Test(arguments: [
    (#"key="canvasLocation" x="-12.5" y="1e3""#, Storyboard.Scene.Point(x: -12.5, y: 1000)),
    (#"key="offset" x="1" y="2""#, nil), (#"key="canvasLocation" x="1""#, nil),
    (#"key="canvasLocation" x="inf" y="2""#, nil), (#"key="canvasLocation" x="1" y="nan""#, nil),
  ])
  func readsTheLocationOnTheCanvas(point: String, location: Storyboard.Scene.Point?) throws {
    let file = try read(
      """
      <document><scenes><scene><objects><viewController id="a"/></objects>
      <point \(point)/></scene></scenes></document>
      """
    )
    #expect(file.storyboard.scenes.map(\.canvasLocation) == [location])
  }

  @Test func `the tie breaker of a metric is not a segue`() throws {
    let file = try read(
      """
      <document><scenes><scene><objects><viewController id="a"/></objects></scene></scenes>
      <inferredMetricsTieBreakers><segue reference="s"/></inferredMetricsTieBreakers></document>
      """
    )
    #expect(file.storyboard.scenes[0].segues.isEmpty)
  }
}
