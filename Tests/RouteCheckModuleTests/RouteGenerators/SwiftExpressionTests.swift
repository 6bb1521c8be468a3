import Testing

@testable import RouteGenerators

@Suite struct SwiftExpressionTests {
  @Test(arguments: [(100, false), (101, true)])
  func onlyAnExpressionLongerThanALineIsWrapped(length: Int, isWrapped: Bool) {
    let argument = String(repeating: "a", count: length - "call()".count - 10)
    let call = SwiftExpression.call("call", [.init(label: nil, value: .atom(argument))])
    let text = call.layout(indentation: 2, used: 10)
    #expect(text == (isWrapped ? "call(\n    \(argument)\n  )" : "call(\(argument))"))
  }
}
