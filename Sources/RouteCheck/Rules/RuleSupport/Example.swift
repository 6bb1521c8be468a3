/// A small project that demonstrates a rule.
package struct Example: Sendable {
  /// The files with marks: a `↓` before each location at which the rule finds something.
  private var marked: [(path: String, text: String)] = []

  /// The files, without marks.
  package var files: [(path: String, text: String)] {
    marked.map { path, text in
      (path, text.split(separator: "↓", omittingEmptySubsequences: false).joined())
    }
  }

  package struct Mark: Hashable, Sendable {
    package var file: String
    package var line: UInt32
    package var column: UInt32
  }

  package var marks: [Mark] {
    marked.flatMap { path, text in
      var mark = Mark(file: path, line: 1, column: 1)
      return text.split(separator: "↓", omittingEmptySubsequences: false).dropLast().map { part in
        for byte in part.utf8 {
          mark.column += 1
          if byte == UInt8(ascii: "\n") { (mark.line, mark.column) = (mark.line + 1, 1) }
        }
        return mark
      }
    }
  }

  package init() {}

  package static func file(_ path: String, _ text: String) -> Example {
    Example().and(path, text)
  }

  /// An iOS storyboard `Main` with the given scenes.
  package static func main(_ scenes: String) -> Example { .scenes(scenes) }

  /// An iOS storyboard `Main` with the given attributes of the document.
  package static func main(_ attributes: String, _ scenes: String) -> Example {
    .file("Main.storyboard", document(attributes, scenes))
  }

  /// An iOS storyboard `Main` with scenes.
  package static func scenes(initial: String? = nil, _ scenes: String...) -> Example {
    .file("Main.storyboard", document(initial: initial, scenes.joined(separator: "\n")))
  }

  /// The file `Feed.swift`.
  package static func code(_ text: String) -> Example { Example().code(text) }

  package static func table(_ text: String) -> Example { .file("App.routes.json", text) }

  package func storyboard(_ name: String, initial: String? = nil, _ scenes: String...) -> Example {
    let text = Self.document(initial: initial, scenes.joined(separator: "\n"))
    return and("\(name).storyboard", text)
  }

  package static func xib(_ name: String, _ objects: String) -> Example {
    Example().xib(name, objects)
  }

  package func xib(_ name: String, _ objects: String) -> Example {
    and(
      "\(name).xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects>
      </document>
      """
    )
  }

  package func table(_ text: String) -> Example { and("App.routes.json", text) }

  /// A route table with one row.
  package static func row(_ members: String) -> Example { Example().row(members) }

  /// The example with a route table that has one row.
  package func row(_ members: String) -> Example {
    table(#"{"version": 1, "routes": [{\#(members)}]}"#)
  }

  /// The example with the file `Feed.swift`.
  package func code(_ text: String) -> Example { and("Feed.swift", text) }

  /// The example with a view controller `Feed` that has one member, in `Feed.swift`.
  package func feedClass(_ member: String) -> Example {
    code("class Feed: UIViewController {\n  \(member)\n}")
  }

  package func and(_ path: String, _ text: String) -> Example {
    var example = self
    example.marked.append((path, text))
    return example
  }

  /// The text of an iOS storyboard.
  package static func document(initial: String? = nil, _ scenes: String) -> String {
    document(initial.map { #"initialViewController="\#($0)""# } ?? "", scenes)
  }

  private static func document(_ attributes: String, _ scenes: String) -> String {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    let gap = attributes.isEmpty ? "" : " "
    let lines = scenes.split(separator: "\n")
    return """
      <document type="\(type)"\(gap)\(attributes)>
        <scenes>
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
        </scenes>
      </document>

      """
  }
}

extension Example {
  /// A storyboard `Main` with a `Feed` that shows a `Post` by the segue `ShowPost`.
  package static let feedAndPost = feedAndPost(segue: "ShowPost", post: "Post")

  /// The same storyboard with another identifier and class, which may be marked.
  package static func feedAndPost(segue name: String, post: String) -> Example {
    .scenes(
      scene("feed", "Feed", segue("s", name, to: "post"), attributes: ownModule),
      scene("post", post, identifier: "Post", attributes: ownModule)
    )
  }

  /// The same storyboard without classes.
  package static let feedAndPostWithoutClasses = Example.scenes(
    scene("feed", nil, segue("s", "ShowPost", to: "post")),
    scene("post")
  )
}

/// The attribute of a class in the module of the storyboard's target.
package let ownModule = #"customModuleProvider="target""#

extension Example {
  /// A feed in a navigation controller, whose button `Write` presents a scene.
  ///
  /// - Parameter share: The presented scene, whose controller has the id `share`, and scenes after it.
  package static func presenting(_ share: String..., style: String = "automatic") -> Example {
    let style = #"modalPresentationStyle="\#(style)""#
    let write = segue("s1", to: "share", "presentation", attributes: style)
    return .scenes(
      initial: "nav",
      scene("nav", nil, segue("r", to: "feed", "rootViewController"), kind: "navigationController"),
      screen("feed", "Feed", button: "Write", write, exit: "x"),
      share.joined(separator: "\n")
    )
  }
}

extension Example {
  /// The Xcode project `App/App.xcodeproj` with one target, an app with `App/Info.plist`.
  ///
  /// - Parameter built: The files in `App` that the target builds.
  package static func xcodeProject(building built: String..., besides others: [String] = [])
    -> Example
  {
    let files = built + others
    let references = files.enumerated().map { index, path in
      #"R\#(index) = {isa = PBXFileReference; path = \#(path); sourceTree = "<group>"; };"#
    }
    let builds = built.indices.map { "F\($0) = {isa = PBXBuildFile; fileRef = R\($0); };" }
    func list(_ letter: String, _ indices: Range<Int>) -> String {
      indices.map { "\(letter)\($0), " }.joined()
    }
    return .file(
      "App/App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
          G = {isa = PBXGroup; children = (\(list("R", files.indices))); sourceTree = "<group>"; };
          \((references + builds).joined(separator: "\n    "))
          B = {isa = PBXResourcesBuildPhase; files = (\(list("F", built.indices))); };
          D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Info.plist;
            PRODUCT_NAME = App; }; };
          L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = L; buildPhases = (B, ); };
        };
      }
      """
    )
  }
}
