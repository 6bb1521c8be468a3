import Routes

extension PropertyList {
  /// The names of the storyboards in which the app of an `Info.plist`, or of build settings, starts.
  ///
  /// They are those of the app, of its scenes and of an extension. A name with a variable such as
  /// `$(NAME)` is left out.
  ///
  /// - Complexity: O(*n*) in the values of the list.
  var mainStoryboards: [ExactString] {
    var names: [ExactString] = []
    var open = [self]
    while let list = open.popLast() {
      switch list {
      case .text: continue
      case .list(let values): open += values
      case .dictionary(let members):
        for (key, value) in members {
          if Self.keys.contains(key), let name = value.text, !name.contains("$") {
            names.append(ExactString(name))
          } else {
            open.append(value)
          }
        }
      }
    }
    return names.sorted()
  }

  private static let keys: Set<String> = [
    "INFOPLIST_KEY_UIMainStoryboardFile", "NSExtensionMainStoryboard", "UIMainStoryboardFile",
    "UIMainStoryboardFile~ipad", "UISceneStoryboardFile",
  ]
}
