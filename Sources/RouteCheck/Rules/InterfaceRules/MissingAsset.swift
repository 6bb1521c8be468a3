import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let missingAsset = Rule(
    id: "missing-asset",
    severity: .warning,
    namesCause: true,
    summary: "a named color or an image of a storyboard or xib that does not exist",
    reason: """
      Unless code sets another one, the image is not shown, and the color is the one that Xcode \
      saved last. Assets are looked for in all catalogs and image files, and not target by target. \
      Nothing is reported if paths are excluded, and on macOS, where system images have no mark. \
      A missing color is reported only if the app has a color, and a missing image likewise.
      """,
    triggering: [
      document(#"<namedColor name="↓Acent"/><image name="logo" width="1" height="1"/>"#)
        .and("Assets.xcassets/Accent.colorset/Contents.json", "{}"),
      document(#"<image name="↓lgoo" width="1" height="1"/><namedColor name="Accent"/>"#)
        .and("Assets.xcassets/logo.imageset/Contents.json", "{}"),
    ],
    nonTriggering: [
      document(
        """
        <namedColor name="Brand/Accent"/><image name="logo"/><image name="photo.png"/>
        <image name="star" catalog="system"/>
        """
      )
      .and("Assets.xcassets/Brand/Accent.colorset/Contents.json", "{}")
      .and("Assets.xcassets/logo.imageset/Contents.json", "{}").and("photo@2x.png", "")
    ],
    check: { project in
      let inputs = project.files.inputs
      if project.files.isPartial { return [] }
      let colors = Set(
        inputs.assets.filter { $0.hasByteSuffix(".colorset") }.map { ExactString(Path.stem($0)) }
      )
      let images = Set(
        inputs.assets.filter { !$0.hasByteSuffix(".colorset") }.flatMap { path in
          // `Logo@2x~ipad.png` is `Logo` and `Logo.png`.
          let name = Path.stem(path).utf8.prefix {
            $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "~")
          }
          let plain = String(decoding: name, as: UTF8.self)
          let ending = Path.fileExtension(path).map { ".\($0)" } ?? ""
          return [ExactString(plain), ExactString(plain + ending)]
        }
      )
      var spelling = SpellingSearch()
      return project.documents.filter { $0.file.storyboard.platform != .macOS }.flatMap { file, _ in
        file.assets.compactMap { asset in
          let names = asset.isColor ? colors : images
          let name = ExactString(Path.name(asset.name.string))
          // A catalog's image is found with an extension, too.
          let plain = asset.isColor ? name : ExactString(Path.stem(name.string))
          guard !names.isEmpty, !names.contains(name), !names.contains(plain) else { return nil }
          let near = spelling.closest(to: name, among: names)
          return Finding(
            file: file.path,
            location: asset.location,
            (asset.isColor
              ? "no asset catalog has the color '\(asset.name)'"
              : "there is no image '\(asset.name)' in an asset catalog or a file")
              + SpellingSuggestion.hint(for: name, near: near)
          )
        }
      }
    }
  )

  private static func document(_ resources: String) -> Example {
    let document = Example.document(scene("feed"))
    let end = "  <resources>\(resources)</resources>\n</document>"
    return .file("Main.storyboard", document.replacing("</document>", with: end))
  }
}
