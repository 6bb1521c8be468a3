import Routes

extension StoryboardElement {
  /// The settings of the element's controller for its presentation and its bars.
  var settings: Storyboard.Scene.Settings {
    var settings = Storyboard.Scene.Settings(
      presentationStyle: nonempty("modalPresentationStyle"),
      transitionStyle: nonempty("modalTransitionStyle"),
      definesPresentationContext: self["definesPresentationContext"].map { $0 == "YES" },
      hasColumns: self["style"]?.hasSuffix("Column") == true
    )
    if self["navigationBarHidden"] == "YES" { settings.hiddenBars.insert(.navigationBar) }
    if self["hidesBottomBarWhenPushed"] == "YES" { settings.hiddenBars.insert(.tabBar) }
    return settings
  }

  /// Whether the element is the runtime attribute of a controller that a swipe does not dismiss.
  /// Interface Builder has no other setting for it.
  var isModalInPresentation: Bool {
    name == "userDefinedRuntimeAttribute" && self["value"] == "YES"
      && (self["keyPath"] == "modalInPresentation" || self["keyPath"] == "isModalInPresentation")
  }
}
