import XcodeProjects

extension Project {
  /// The storyboards that may be parts of the same app or extension as a storyboard.
  ///
  /// What only other apps and extensions of the Xcode project build is left out.
  package func storyboards(besides storyboard: Int) -> [Int] {
    let (app, targets) = (
      code.app(ofStoryboard: storyboard), code.storyboardOrigins[storyboard].targets
    )
    return storyboards.indices.filter { position in
      code.app(ofStoryboard: position).sees(app)
        && !files.membership.separates(code.storyboardOrigins[position].targets, from: targets)
    }
  }

  /// The sources that may be parts of the same app or extension as a storyboard.
  package func sources(besides storyboard: Int) -> [Int] {
    let targets = code.storyboardOrigins[storyboard].targets
    return code.index.apps.files(seenFrom: code.app(ofStoryboard: storyboard)).filter { file in
      !files.membership.separates(code.index.files[file].targets, from: targets)
    }
  }
}
