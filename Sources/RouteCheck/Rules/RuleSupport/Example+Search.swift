extension Example {
  /// A feed in a navigation controller, whose button `Write` presents a scene.
  ///
  /// - Parameter share: The objects of the presented scene, whose controller has the id `share`.
  package static func presenting(
    _ share: String,
    style: String = "automatic",
    _ others: String = ""
  ) -> Example {
    .main(
      #"initialViewController="nav""#,
      """
      <scene><objects><navigationController id="nav"><connections>
        <segue id="r" kind="relationship" relationship="rootViewController" destination="feed"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="feed" customClass="Feed"><view key="view"><subviews>
        <button id="b1"><state key="normal" title="Write"/><connections>
          <segue id="s1" kind="presentation" destination="share" modalPresentationStyle="\(style)"/>
        </connections></button>
      </subviews></view></viewController><exit id="x"/></objects></scene>
      <scene><objects>\(share)</objects></scene>
      \(others)
      """
    )
  }

  /// A view controller with a button that has one segue.
  package static func screen(_ id: String, button title: String, _ segue: String) -> String {
    """
    <viewController id="\(id)"><view key="view"><subviews>
      <button id="\(id)-b"><state key="normal" title="\(title)"/><connections>
        \(segue)
      </connections></button>
    </subviews></view></viewController>
    """
  }
}
