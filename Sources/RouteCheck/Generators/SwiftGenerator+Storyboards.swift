import Routes

extension SwiftGenerator {
  /// A storyboard as a value, without the places on the canvas, which no navigation depends on.
  ///
  /// Each scene and segue is a statement of a function. In a closure, or as one literal, they would be
  /// type-checked all at once, which takes four seconds for 500 segues where this takes a fifth of one.
  func declaration(_ part: GenerationPlan.StoryboardPart) -> String {
    let storyboard = part.storyboard
    let make = "make\(SwiftName.capitalized(part.name.text))"
    var arguments: [SwiftExpression.Argument] = [
      .init(label: "name", value: .text(storyboard.name))
    ]
    if storyboard.platform != .iOS {
      arguments.add("platform", .atom(".\(storyboard.platform.rawValue)"))
    }
    arguments.add("initialScene", storyboard.initialScene.map(SwiftExpression.text))
    let made = SwiftExpression.call("Storyboard", arguments).layout(indentation: 4, used: 21)
    let statements = storyboard.scenes.enumerated().flatMap { index, scene in
      [append(expression(scene), to: "storyboard.scenes")]
        + scene.segues.map {
          append(expression($0), to: "storyboard.scenes[\(index)].segues")
        }
    }
    return """
      extension Storyboard {
        /// \(StringLiteral.comment(storyboard.name + ".storyboard"))
        \(access)static let \(part.name.declared) = \(make)()

        private static func \(make)() -> Storyboard {
          \(statements.isEmpty ? "let" : "var") storyboard = \(made)
      \(statements.map { "    \($0)\n" }.joined())    return storyboard
        }
      }
      """
  }

  private func append(_ value: SwiftExpression, to list: String) -> String {
    SwiftExpression.call("\(list).append", [.init(label: nil, value: value)])
      .layout(indentation: 4, used: 4)
  }

  private func expression(_ scene: Storyboard.Scene) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = [.init(label: "id", value: .text(scene.id))]
    if scene.kind != .viewController { arguments.add("kind", expression(scene.kind)) }
    arguments.add("identifier", scene.identifier.map(SwiftExpression.text))
    arguments.add("customClass", scene.customClass.map(SwiftExpression.text))
    arguments.add("module", scene.module.map(SwiftExpression.text))
    arguments.add("reference", scene.reference.map(expression))
    if !scene.exits.isEmpty { arguments.add("exits", .list(scene.exits.map { .text($0) })) }
    return .call("Storyboard.Scene", arguments)
  }

  private func expression(_ kind: Storyboard.Scene.Kind) -> SwiftExpression {
    switch kind {
    case .tableViewController, .navigationController, .tabBarController, .splitViewController,
      .pageViewController, .application, .viewControllerPlaceholder, .controllerPlaceholder:
      return .atom(".\(kind.rawValue)")
    default: return .call(".init", [.init(label: "rawValue", value: .text(kind.rawValue))])
    }
  }

  private func expression(_ reference: Storyboard.Scene.Reference) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    arguments.add("storyboardName", reference.storyboardName.map(SwiftExpression.text))
    arguments.add("identifier", reference.identifier.map(SwiftExpression.text))
    arguments.add("bundleIdentifier", reference.bundleIdentifier.map(SwiftExpression.text))
    return .call(".init", arguments)
  }

  private func expression(_ segue: Storyboard.Segue) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = [.init(label: "id", value: .text(segue.id))]
    arguments.add("kind", expression(segue.kind))
    arguments.add("identifier", segue.identifier.map(SwiftExpression.text))
    arguments.add("destination", .text(segue.destination))
    arguments.add("relationship", segue.relationship.map(SwiftExpression.text))
    arguments.add("unwindAction", segue.unwindAction.map(SwiftExpression.text))
    arguments.add("creationSelector", segue.creationSelector.map(SwiftExpression.text))
    arguments.add("customClass", segue.customClass.map(SwiftExpression.text))
    arguments.add("module", segue.module.map(SwiftExpression.text))
    arguments.add("presentationStyle", segue.presentationStyle.map(SwiftExpression.text))
    return .call("Storyboard.Segue", arguments)
  }

  private func expression(_ kind: SegueKind) -> SwiftExpression {
    if case .unknown(let word) = kind {
      return .call(".unknown", [.init(label: nil, value: .text(word))])
    }
    return .atom(".\(kind.rawValue)")
  }
}
