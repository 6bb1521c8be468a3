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
