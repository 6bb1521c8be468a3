import AppExploration
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RoutesExploration
import RuleSupport
import StoryboardReader

extension Rule {
  package static let forwardBack = Rule(
    id: "forward-back",
    severity: .warning,
    summary: "a segue that adds a second controller of a scene instead of going back to the first",
    reason: """
      Every segue but an unwind makes a new controller. If the first controller of the scene is still \
      below, each tap adds another one, and those below keep their memory. This is reported if a \
      control reads as going back, such as Cancel, or if a control or code presents the scene. A cell \
      is not reported: it may show the same scene with other contents.
      """,
    triggering: [
      .main(
        #"initialViewController="feed""#,
        """
        <scene><objects><viewController id="feed"><view key="view"><subviews>
          <button id="b1"><state key="normal" title="Open"/><connections>
            <segue id="s1" kind="presentation" destination="post"/>
          </connections></button>
        </subviews></view></viewController></objects></scene>
        <scene><objects><viewController id="post"><view key="view"><subviews>
          <button id="b2"><state key="normal" title="Dismiss"/><connections>
            <segue id="s2" kind="↓presentation" destination="feed"/>
          </connections></button>
        </subviews></view></viewController></objects></scene>
        """
      ),
      codeExample("func save()", mark: "↓"),
    ],
    nonTriggering: [
      codeExample("func tableView(_: UITableView, didSelectRowAt: IndexPath)", mark: ""),
      .main(
        #"initialViewController="feed""#,
        """
        <scene><objects><viewController id="feed"><view key="view"><subviews>
          <button id="b1"><state key="normal" title="Open"/><connections>
            <segue id="s1" kind="presentation" destination="post"/>
          </connections></button>
        </subviews></view></viewController><exit id="x"/></objects></scene>
        <scene><objects><viewController id="post"><view key="view"><subviews>
          <button id="b2"><state key="normal" title="Dismiss"/><connections>
            <segue id="s2" kind="unwind" destination="x" unwindAction="unwindToFeed:"/>
          </connections></button>
        </subviews></view></viewController></objects></scene>
        """
      ),
      .main(
        #"initialViewController="user""#,
        """
        <scene><objects><viewController id="user"><view key="view"><subviews>
          <button id="b1"><state key="normal" title="Friends"/><connections>
            <segue id="s1" kind="show" destination="friends"/>
          </connections></button>
        </subviews></view></viewController></objects></scene>
        <scene><objects><tableViewController id="friends"><tableView key="view"><prototypes>
          <tableViewCell id="c"><connections>
            <segue id="s2" kind="show" destination="user"/>
          </connections></tableViewCell>
        </prototypes></tableView></tableViewController></objects></scene>
        """
      ),
    ],
    checkSegues: .init { project in
      project.scenes.contains { $0.scene.segues.contains(where: \.mayMeanGoingBack) }
    } find: { project, segues in
      ReturningSegues(segues, project.bundle).all.map { Finding(returning: $0, in: project) }
    } inSearch: { search, segues in
      let project = search.app.project
      // The first outcomes of a segue are certain, if any are.
      let repeats = Dictionary(
        search.outcomes.filter { $0.kind == .repeats && $0.move.isCertain }.map {
          ($0.move.segue, $0)
        }
      ) { first, _ in first }
      let returning = ReturningSegues(segues, project.bundle) { repeats[$0]?.isCertain == false }
      return returning.all.compactMap { found in
        repeats[found.object].map {
          Finding(
            returning: found,
            in: project,
            below: search.app.label(of: found.source),
            witness: search.witness(making: $0)
          )
        }
      }
    }
  )
}

/// A screen whose code presents the screen below again.
private func codeExample(_ method: String, mark: String) -> Example {
  .main(
    #"initialViewController="feed""#,
    """
    <scene><objects><viewController id="feed" customClass="Feed"><view key="view"><subviews>
      <button id="b"><state key="normal" title="New"/><connections>
        <segue id="s1" kind="presentation" destination="post"/>
      </connections></button>
    </subviews></view></viewController></objects></scene>
    <scene><objects><viewController id="post" customClass="Post"><connections>
      <segue id="s2" kind="\(mark)presentation" identifier="saved" destination="feed"/>
    </connections></viewController></objects></scene>
    """
  ).and(
    "App.swift",
    """
    class Feed: UIViewController {}
    class Post: UIViewController {
      \(method) { performSegue(withIdentifier: "saved", sender: nil) }
    }
    """
  )
}

extension Finding {
  fileprivate init(
    returning found: UnconditionalSegues.FoundSegue,
    in project: Project,
    below source: ExactString? = nil,
    witness: Finding.Witness? = nil
  ) {
    let name = found.name
    self.init(
      file: found.source.file.path,
      location: found.locations.kind ?? found.locations.element,
      "\(found.label) \(found.verb) a second \(name) instead of going back",
      notes: [
        project.note(
          "the first \(name) is below '\(source ?? found.source.scene.label)'",
          at: found.destination
        ),
        Finding.Note(
          message: "an unwind to \(name), or \(found.remedy), goes back to the one that is there"
        ),
      ],
      witness: witness,
      object: found.segue.id
    )
  }
}

/// The segues that add a second controller of a scene that is still below.
private struct ReturningSegues {
  private(set) var all: [UnconditionalSegues.FoundSegue] = []

  /// The number of segues for which paths are searched, each in linear time. The apps that people
  /// write have far fewer presentations.
  private static let limit = 1024

  /// - Parameter isRepeated: Whether a segue adds a second controller on a path that only code may
  ///   make.
  init(
    _ segues: UnconditionalSegues,
    _ bundle: StoryboardBundle,
    isRepeated: (Storyboard.SegueObject) -> Bool = { _ in false }
  ) {
    var remaining = Self.limit
    for (number, view) in segues.scenes.enumerated() {
      for step in segues.steps[number] where !step.isContainment && step.destination != number {
        let segue = view.scene.segues[step.segue]
        guard segue.mayMeanGoingBack, !step.isForCell, remaining > 0 else { continue }
        let scene = segues.scenes[step.destination]
        // UIKit does not push a navigation controller, which is another mistake.
        if scene.scene.kind == .navigationController, !segue.kind.role.isModal { continue }
        guard case .success(let content) = bundle.innermost(from: scene.reference),
          content != view.reference
        else { continue }
        remaining -= 1
        let name = bundle[content]?.label ?? scene.scene.label
        let found = segues.segue(step, from: number, to: name)
        if segue.readsAsGoingBack, isRepeated(found.object) {
          all.append(found)
          continue
        }
        guard let first = segues.path(fromStartTo: step.destination, avoiding: [number]),
          segues.path(
            from: [step.destination],
            to: number,
            avoiding: Set(first.dropLast())
          ) != nil
        else { continue }
        all.append(found)
      }
    }
  }
}

extension UnconditionalSegues.FoundSegue {
  fileprivate var verb: String { segue.kind.role.isModal ? "presents" : "shows" }

  fileprivate var remedy: String {
    segue.kind.role.isModal ? "dismiss(animated:)" : "popViewController(animated:)"
  }

  /// The control, or else the segue.
  fileprivate var label: String {
    guard let trigger = segue.trigger, trigger.name != nil else { return segue.label }
    return trigger.label
  }
}

extension Storyboard.Segue {
  /// Whether the segue reads as going back, or presents and does not start from a cell.
  var mayMeanGoingBack: Bool {
    switch trigger?.kind {
    case .tableCell?, .collectionCell?, .accessory?: false
    case .control?, .gesture?, nil: kind.role.isModal || readsAsGoingBack
    }
  }

  /// Whether the control or the identifier says that the segue goes back.
  fileprivate var readsAsGoingBack: Bool {
    trigger.map(GoingBack.isMeant(by:)) == true || identifier.map(GoingBack.isMeant(by:)) == true
  }
}
