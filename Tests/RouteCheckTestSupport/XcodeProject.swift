/// The text of an Xcode project whose targets build files beside it.
///
/// - Parameter extensions: The targets that are app extensions; the others are apps.
package func xcodeProject(
  _ targets: KeyValuePairs<String, [String]>,
  extensions: Set<String> = []
) -> String {
  let files = Set(targets.flatMap(\.value)).sorted()
  let references = files.enumerated().map { number, file in
    """
    R\(number) = {isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
    F\(number) = {isa = PBXBuildFile; fileRef = R\(number); };

    """
  }
  let builds = targets.enumerated().map { number, target in
    let built = files.indices.filter { target.value.contains(files[$0]) }
    func phase(_ kind: String, _ isBuilt: (String) -> Bool) -> String {
      let files = built.filter { isBuilt(files[$0]) }.map { "F\($0), " }.joined()
      return "\(kind)\(number) = {isa = PBX\(kind)BuildPhase; files = (\(files)); };\n"
    }
    let type = extensions.contains(target.key) ? "app-extension" : "application"
    return """
      T\(number) = {isa = PBXNativeTarget; name = \(target.key);
        buildPhases = (Resources\(number), Sources\(number), );
        productType = "com.apple.product-type.\(type)"; };
      \(phase("Resources") { $0.hasSuffix(".storyboard") })\
      \(phase("Sources") { !$0.hasSuffix(".storyboard") })
      """
  }
  return """
    // !$*UTF8*$!
    {
      rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G;
          targets = (\(targets.indices.map { "T\($0), " }.joined())); };
        G = {isa = PBXGroup; sourceTree = "<group>";
          children = (\(files.indices.map { "R\($0), " }.joined())); };
        \(references.joined())\(builds.joined())
      };
    }
    """
}
