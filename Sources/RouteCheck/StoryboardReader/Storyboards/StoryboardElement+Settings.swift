import Routes

extension StoryboardElement {
  /// What the controller that the element describes states about its presentation and its bars.
  var settings: Storyboard.Scene.Settings {
    var settings = Storyboard.Scene.Settings(
      presentationStyle: nonempty("modalPresentationStyle"),
      transitionStyle: nonempty("modalTransitionStyle"),
      definesPresentationContext: self["definesPresentationContext"].map { $0 == "YES" }
    )
    if self["navigationBarHidden"] == "YES" { settings.hiddenBars.insert(.navigationBar) }
    if self["hidesBottomBarWhenPushed"] == "YES" { settings.hiddenBars.insert(.tabBar) }
    return settings
  }

  /// Whether the element is a runtime attribute by which a controller refuses to be dismissed by a
  /// swipe. Interface Builder has no attribute of its own for it.
  var isModalInPresentation: Bool {
    name == "userDefinedRuntimeAttribute" && self["value"] == "YES"
      && (self["keyPath"] == "modalInPresentation" || self["keyPath"] == "isModalInPresentation")
  }
}
