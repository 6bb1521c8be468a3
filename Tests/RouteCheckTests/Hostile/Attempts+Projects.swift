/// Xcode projects and packages that are broken, deep or about themselves.
extension Attempt {
  static let projects: [Attempt] =
    files.map { name, bytes in
      .validate(
        .projects,
        "a project file: \(name)",
        neighbours + [.file("App.xcodeproj/project.pbxproj", bytes)],
        saying: "Good.swift:3:45: error: "
      )
    }
    + objects.map { name, text in
      .validate(
        .projects,
        "a project: \(name)",
        neighbours + [
          .text("App.xcodeproj/project.pbxproj", "{rootObject = P; objects = {\(text)}; }")
        ],
        [0, 1],
        saying: "Main.storyboard"
      )
    }
    + manifests.map { name, text in
      .validate(
        .projects,
        "a manifest: \(name)",
        neighbours + [.text("Package.swift", text)],
        saying: "Good.swift:3:45: error: "
      )
    }

  private static func deep(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let files: [(String, [UInt8])] = {
    let texts: [(String, String)] = [
      ("nothing", ""), ("a brace", "{"), ("text", "abc"), ("a list", "(a, b)"),
      ("a merge", "{\n objects = {\n<<<<<<< HEAD\n };\n}"),
      ("20,000 braces", deep("{a=", 20_000)), ("20,000 parentheses", deep("(", 20_000)),
      ("20,000 closed parentheses", deep("(", 20_000) + deep(")", 20_000)),
      ("a text that never ends", "{a = \"b"), ("a comment that never ends", "{a = b; /* c"),
      ("data that is none", "{a = <zz>;}"), ("an escape beyond Unicode", #"{a = "\UD800\U";}"#),
      ("JSON", #"{"objects": {}}"#), ("a key twice", "{objects = {}; objects = {};}"),
      (
        "XML with entities", "<?xml version='1.0'?><!DOCTYPE p [<!ENTITY a 'b'>]><plist>&a;</plist>"
      ),
      ("XML that is cut off", "<?xml version='1.0'?><plist><dict><key>a"),
      ("20,000 lists of XML", "<?xml version='1.0'?><plist>\(deep("<array>", 20_000))"),
      (
        "20,000 closed lists of XML",
        "<plist>\(deep("<array>", 20_000))\(deep("</array>", 20_000))</plist>"
      ),
      ("XML of numbers", "<plist><integer>99999999999999999999</integer></plist>"),
      ("a megabyte", "{a = \"\(megabyte)\";}"),
    ]
    return texts.map { ($0, Array($1.utf8)) } + [
      ("zeros", Array(repeating: 0, count: 4096)),
      ("a binary list that is cut off", Array("bplist00".utf8)),
      ("a binary list of itself", binaryList(of: [[0xA1, 0]])),
      ("a binary list of shared parts", binaryList(of: shared)),
      ("a binary list with a wrong place", binaryList(of: [[0xA1, 0xFF]])),
      ("a binary list of a huge count", binaryList(of: [[0xAF, 0x13] + deepCount])),
      ("a binary text of a huge count", binaryList(of: [[0x5F, 0x13] + deepCount])),
    ]
  }()

  private static let deepCount = Array(repeating: UInt8(0x7F), count: 8)

  /// 60 lists, each of which holds the next one twice.
  private static let shared: [[UInt8]] =
    (1...60).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x51, 0x61]]

  /// A binary property list of encoded objects, the first of which is the root.
  private static func binaryList(of objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    func number(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
    }
    let trailer = [0, 0, 0, 0, 0, 0, 2, 1] + number(objects.count) + number(0) + number(table)
    return bytes + places + trailer
  }

  private static let objects: [(String, String)] = [
    ("nothing", ""), ("a root that is missing", "Q = {isa = PBXProject; };"),
    ("a root of text", "P = text;"), ("targets of text", "P = {isa = PBXProject; targets = T; };"),
    ("a group in itself", "P = {isa = PBXProject; mainGroup = P; children = (P); targets = (); };"),
    (
      "groups in each other",
      "P = {isa = PBXProject; mainGroup = G; targets = (); }; "
        + "G = {isa = PBXGroup; children = (H); }; H = {isa = PBXGroup; children = (G); };"
    ),
    (
      "a target of itself", "P = {isa = PBXProject; targets = (T, T); }; T = {buildPhases = (T); };"
    ),
    (
      "2,000 groups in each other",
      "P = {isa = PBXProject; mainGroup = G0; targets = (); }; "
        + (0..<2_000).map {
          "G\($0) = {isa = PBXGroup; path = a; sourceTree = \"<group>\"; children = (G\($0 + 1)); };"
        }.joined()
    ),
    (
      "paths that leave the folder",
      "P = {isa = PBXProject; mainGroup = G; targets = (); }; G = {isa = PBXGroup; "
        + "path = ../../../../../../../..; sourceTree = \"<group>\"; children = (); };"
    ),
    (
      "paths of escapes",
      "P = {isa = PBXProject; mainGroup = G; targets = (); }; G = {isa = PBXGroup; "
        + #"path = "\033[31m\n/"; sourceTree = "<absolute>"; children = (); };"#
    ),
  ]

  private static let manifests: [(String, String)] = [
    ("nothing", ""), ("no package", "let a = 1"), ("cut off", "let package = Package(name: \"A"),
    ("a path that leaves the folder", package("path: \"../../..\"")),
    ("an absolute path", package("path: \"/\"")), ("a path of nothing", package("path: \"\"")),
    ("a path of escapes", package(#"path: "\u{1B}[31m\u{202E}\n""#)),
    ("20,000 parentheses", "let package = Package\(deep("(", 20_000))"),
    ("2,000 targets", "let package = Package(targets: [\(deep(".target(name: \"A\"),", 2_000))])"),
    ("a name of a megabyte", "let package = Package(name: \"\(megabyte)\")"),
  ]

  private static func package(_ path: String) -> String {
    "let package = Package(name: \"A\", targets: [.target(name: \"A\", \(path))])"
  }
}
