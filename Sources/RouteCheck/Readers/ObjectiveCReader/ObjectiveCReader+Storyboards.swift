import CodeFacts
import Routes

extension ObjectiveCReader {
  /// Reads `[UIStoryboard storyboardWithName:@"Main" bundle:nil]`.
  mutating func addStoryboard() {
    guard tokens.isMark(":", at: index + 1) else { return }
    findLocals()
    let (name, bundle) = opened(by: index, 0)
    let use = StoryboardUse(name: name, bundle: bundle, place: place(at: index + 2))
    facts.append(.storyboardUse(use))
  }

  /// Reads `[storyboard instantiateViewControllerWithIdentifier:@"Post"]`, or the same for the initial
  /// scene.
  mutating func addScene() {
    findLocals()
    let isInitial = tokens.isMark("]", at: index + 1)
    let open = tokens.bracket(around: index).flatMap { tokens.isMark("[", at: $0) ? $0 : nil }
    let fact = SceneUse(
      identifier: isInitial ? nil : text(at: index + 2),
      storyboard: open.map(storyboard) ?? .unknown,
      place: place(at: isInitial ? index : index + 2)
    )
    facts.append(.sceneUse(fact))
    guard let open, let end = tokens.partner(of: open) else { return }
    readUse(of: Screen(range: open..<end + 1, scene: facts.count - 1))
  }

  /// The storyboard that a message is sent to, given its bracket.
  private func storyboard(of open: Int) -> StoryboardExpression {
    let (value, end) = value(at: open + 1)
    guard end == index else { return .member([]) }
    switch value {
    case .storyboard(let storyboard): return storyboard
    case .member(let path): return .member(path)
    case .text(.reference(let path)): return .member(path)
    default: return .member([])
    }
  }

  /// Reads `[UINib nibWithNibName:@"Row" bundle:nil]`, `[[Feed alloc] initWithNibName:@"Feed" bundle:nil]`
  /// or `[[NSBundle mainBundle] loadNibNamed:@"Row" owner:self options:nil]`.
  mutating func addNib(_ kind: NibUse.Kind) {
    guard tokens.isMark(":", at: index + 1), let open = tokens.bracket(around: index),
      tokens.isMark("[", at: open)
    else { return }
    findLocals()
    let (name, opened) = opened(by: index, 0)
    var bundle = opened
    var owner = Receiver.other
    switch kind {
    case .load:
      let argument = endOfArgument(index + 2)
      guard tokens.isName("owner", at: argument) else { return }
      if tokens.isName("self", at: argument + 2), endsArgument(argument + 3) { owner = .own }
      bundle = .unknown
      if case (.bundle(let expression), index) = value(at: open + 1) { bundle = expression }
    case .nib: break
    case .controller: owner = receiver(of: open, before: index)
    }
    let fact = NibUse(
      kind: kind,
      name: tokens.isName("nil", at: index + 2) ? nil : name,
      bundle: bundle,
      owner: owner,
      place: place(at: index + 2)
    )
    facts.append(.nibUse(fact))
  }
}
