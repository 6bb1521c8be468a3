import CodeFacts
import Routes

extension SwiftReader {
  /// Reads `UINib(nibName: "Row", bundle: nil)`, or `FeedController(nibName: "Feed", bundle: nil)`.
  mutating func readNib(_ call: Call, on value: Value?) -> Value? {
    guard tokens[call.arguments + 1].word == .nibName,
      let argument = argumentIndex(.nibName, of: call)
    else { return nil }
    let name = tokens.text(argument) == "nil" ? nil : text(at: argument, depth: call.depth + 1)
    let isNib = tokens[call.name].word == .uiNib
    if call.records {
      let bundle = argumentIndex(.bundle, of: call).map(bundle) ?? .unknown
      addNib(
        isNib ? .nib : .controller,
        name,
        bundle,
        isNib ? .other : made(by: call, on: value),
        argument
      )
    }
    return isNib ? .nib(name ?? .unknown) : nil
  }

  /// Reads `Bundle.main.loadNibNamed("Row", owner: self)`.
  mutating func loadNib(_ call: Call, on value: Value?) {
    guard call.records, let argument = argument(0, of: call),
      let owner = argumentIndex(.owner, of: call)
    else { return }
    let name = text(at: argument, depth: call.depth + 1)
    var bundle = BundleExpression.unknown
    if case .path(let first, let last)? = value, path(from: first, to: last) == ["Bundle", "main"] {
      bundle = .own
    }
    let receiver = receiver(chain(at: owner, records: false, depth: call.depth + 1).value)
    addNib(.load, name, bundle, receiver, argument)
  }

  /// The class of the controller that an initializer makes: `FeedController(...)`, `super.init(...)`.
  private func made(by call: Call, on value: Value?) -> Receiver {
    switch (tokens[call.name].word, value) {
    case (.`init`, .selfObject?): .own
    case (.`init`, .path(let first, let last)?):
      .instance(ExactString(path(from: first, to: last).joined(separator: ".")))
    case (_, nil) where tokens.isCapitalized(call.name): .instance(tokens.text(call.name))
    default: .other
    }
  }

  private mutating func addNib(
    _ kind: NibUse.Kind,
    _ name: TextExpression?,
    _ bundle: BundleExpression,
    _ owner: Receiver,
    _ argument: Int
  ) {
    let fact = NibUse(
      kind: kind,
      name: name,
      bundle: bundle,
      owner: owner,
      place: place(at: argument)
    )
    facts.append(.nibUse(fact))
  }
}
