import XcodeProjects

extension Project {
  /// The storyboards and the sources that may be parts of the same app or extension as a storyboard.
  ///
  /// What only other apps and extensions of the Xcode project build is left out.
  package func parts(with storyboard: Int) -> (storyboards: [Int], sources: [Int]) {
    let (app, targets) = (
      code.app(ofStoryboard: storyboard), code.storyboardOrigins[storyboard].targets
    )
    func isPart(with others: Set<String>) -> Bool {
      !files.membership.separates(others, from: targets)
    }
    let seen = storyboards.indices.filter { code.app(ofStoryboard: $0).sees(app) }
    return (
      seen.filter { isPart(with: code.storyboardOrigins[$0].targets) },
      code.index.apps.files(seenFrom: app).filter { isPart(with: code.index.files[$0].targets) }
    )
  }
}
