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
  /// scene, also as a property.
  mutating func addScene() {
    findLocals()
    let isInitial = !tokens.isMark(":", at: index + 1)
    let isProperty = tokens.isMark(".", at: index - 1)
    let open = tokens.bracket(around: index).flatMap { tokens.isMark("[", at: $0) ? $0 : nil }
    let start = isProperty ? start(ofChainBefore: index - 1) : open
    let fact = SceneUse(
      identifier: isInitial ? nil : text(at: index + 2),
      storyboard: start.map { isProperty ? storyboard(at: $0) : storyboard(at: $0 + 1) }
        ?? .unknown,
      place: place(at: isInitial ? index : index + 2)
    )
    facts.append(.sceneUse(fact))
    guard let start, let end = isProperty ? index : tokens.partner(of: start) else { return }
    readUse(of: Screen(range: start..<end + 1, scene: facts.count - 1))
  }

  /// The index of the first token of the chain before a period: `self.board.instantiateInitialViewController`.
  private func start(ofChainBefore period: Int) -> Int {
    var start = period - 1
    for _ in 0..<Limits.expressionDepth {
      if tokens.isMark(")]", at: start) { start = tokens.partner(of: start) ?? start }
      guard tokens.isMark(".", at: start - 1) else { break }
      start -= 2
    }
    return start
  }

  /// The storyboard that makes a scene, given the index of its expression.
  private func storyboard(at start: Int) -> StoryboardExpression {
    let last = tokens.isMark(".", at: index - 1) ? index - 1 : index
    let (value, end) = value(at: start, upTo: last)
    guard end == last else { return .member([]) }
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
