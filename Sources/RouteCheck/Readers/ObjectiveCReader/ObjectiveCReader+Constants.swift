import CodeFacts
import Routes
import SourceText

extension ObjectiveCReader {
  /// Reads `#define kDetail @"Detail"`, also with parentheses. A macro with anything else in its line
  /// is none.
  mutating func readMacro() {
    let isInParens = tokens.isMark("(", at: index + 2)
    let value = isInParens ? index + 3 : index + 2
    guard tokens.isName(index + 1), let literal = tokens.literal(value) else { return }
    let end = isInParens ? value + 1 : value
    guard !isInParens || tokens.isMark(")", at: end) else { return }
    let isLast =
      end + 1 >= tokens.count || tokens.kind(end + 1) == .keyword
      || tokens.location(end + 1).line > tokens.location(end).line
    if isLast { addConstant(index + 1, literal) }
  }

  /// Reads the value of `NSString * const kList = @"List";` outside of methods, also without `const`.
  mutating func readLiteral() {
    defer { index += 1 }
    guard tokens.isMark("=", at: index - 1), tokens.isName(index - 2),
      tokens.bracket(around: index) == nil, tokens.isMark(";", at: index + 1),
      let literal = tokens.literal(index)
    else { return }
    if tokens.isName("const", at: index - 3) {
      addConstant(index - 2, literal)
    } else if tokens.isMark("*", at: index - 3), tokens.isName(index - 4) {
      variables.insert(tokens.text(index - 2))
      addConstant(index - 2, literal)
    }
  }

  private mutating func addConstant(_ name: Int, _ value: ExactString) {
    let fact = ConstantFact(
      name: tokens.text(name),
      value: .literal(value),
      place: CodePlace(type: "", location: tokens.location(name))
    )
    facts.append(.constant(fact))
  }

  /// Makes the values of the variables unknown that code of the file assigns again.
  mutating func forgetChangedVariables() {
    var declared: Set<ExactString> = []
    var changed: Set<ExactString> = []
    for at in 0..<tokens.count where tokens.isMark("=", at: at) && tokens.isName(at - 1) {
      let name = tokens.text(at - 1)
      if variables.contains(name), !declared.insert(name).inserted { changed.insert(name) }
    }
    if changed.isEmpty { return }
    facts = facts.map { fact in
      guard case .constant(var constant) = fact, changed.contains(constant.name) else {
        return fact
      }
      constant.value = .unknown
      return .constant(constant)
    }
  }

  /// Records a method whose result is a storyboard:
  /// `+ (UIStoryboard *)main { return [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }`.
  mutating func recordStoryboardMember(_ name: Int) {
    let (open, message) = (method.body, method.body + 2)
    guard tokens.isMark("{", at: open), tokens.isName("return", at: open + 1),
      tokens.isMark("[", at: message), tokens.isName("UIStoryboard", at: message + 1),
      let end = tokens.partner(of: message), tokens.partner(of: open) == end + 2,
      case .storyboard(.named(let storyboard, in: let bundle)) = value(at: message).value
    else { return }
    let fact = StoryboardConstant(
      type: type,
      name: tokens.text(name),
      storyboard: storyboard,
      bundle: bundle
    )
    facts.append(.storyboardConstant(fact))
  }

  /// Records a method whose result is one text: `- (NSString *)cellIdentifier { return @"Row"; }`. Its parentheses keep
  /// the name apart from those of variables.
  mutating func recordTextMember(_ name: Int) {
    let (open, value) = (method.body, method.body + 2)
    guard tokens.isMark("{", at: open), tokens.isName("return", at: open + 1),
      let literal = tokens.literal(value), tokens.partner(of: open) == value + 2,
      isCompiled(value)
    else { return }
    let fact = ConstantFact(
      name: "\(tokens.text(name))()",
      value: .literal(literal),
      isOverridable: true,
      place: CodePlace(type: type, location: tokens.location(name))
    )
    facts.append(.constant(fact))
  }
}
