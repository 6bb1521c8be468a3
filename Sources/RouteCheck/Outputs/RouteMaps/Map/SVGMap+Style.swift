extension SVGMap {
  static let definitions = """
    <defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" \
    markerHeight="7" orient="auto-start-reverse"><path d="M 0 0 L 10 5 L 0 10 z" \
    fill="context-stroke"/></marker><marker id="chevron" viewBox="0 0 10 10" refX="9" refY="5" \
    markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M 1 0.5 L 9 5 L 1 9.5" \
    fill="none" stroke="context-stroke" stroke-width="1.6"/></marker><marker id="dot" \
    viewBox="0 0 10 10" refX="8" refY="5" markerWidth="6" markerHeight="6"><circle cx="5" cy="5" \
    r="4" fill="context-stroke"/></marker></defs>
    """

  /// The SHA-256 of ``style`` in Base64, for the policy of pages that contain the picture.
  static let styleHash = "AhD7NK8gCApT8pycL1fDIhzDleNLcgAl0ERaRo/HkQU="

  /// The style sheet; text has a contrast of at least 4.5 to 1 to its background.
  static let style = """
    .map{--page:#f3f4f6;--ground:#fff;--box:#fff;--line:#d0d7de;--text:#1f2328;--dim:#57606a;\
    \(colours(\.light))--error:#cf222e;--warning:#9a6700;--note:#0969da;--bar:#f7f7f8;\
    --grouped:#f2f2f7;--rule:#d1d1d6;--fill:#e5e5ea;--tint:#0a6cdc;--soft:#6a6a70;--on:#34c759;\
    --knob:#fff;--came:#1a7f37;--went:#cf222e;--altered:#9a6700;background:var(--page);font:13px system-ui,sans-serif}\
    @media(prefers-color-scheme:dark){.map{--page:#0d1117;--ground:#161b22;--box:#161b22;\
    --line:#30363d;--text:#e6edf3;--dim:#9da7b3;\(colours(\.dark))\
    --error:#ff7b72;--warning:#d29922;--note:#58a6ff;--bar:#1c2129;--grouped:#0d1117;\
    --rule:#3a3f47;--fill:#30363d;--tint:#58a6ff;--soft:#9da7b3;--on:#2ea043;--knob:#6e7681;--came:#3fb950;--went:#ff7b72;--altered:#d29922}}\
    .map text{unicode-bidi:plaintext}\
    .region rect{fill:var(--ground);fill-opacity:.55;stroke:var(--line)}\
    .region .canvas{fill:var(--text);font-size:20px;font-weight:700}\
    .region .aside{fill:var(--dim);font-size:13px;font-weight:600}\
    .node{cursor:pointer;outline:none}.node .box{fill:var(--box);stroke:var(--line);stroke-width:1.5}\
    .node.container>.box{fill:var(--fill);fill-opacity:.45}\
    .node.reference>.box{stroke-dasharray:6 4}\
    .node .kind,.node .name{fill:var(--dim);font-size:11px}\
    .node .title{fill:var(--text);font-weight:600}\
    .node.error>.box{stroke:var(--error);stroke-width:3}\
    .node.warning>.box{stroke:var(--warning);stroke-width:3}\
    .node.note>.box{stroke:var(--note);stroke-width:3}\
    .node.error .badge{fill:var(--error)}.node.warning .badge{fill:var(--warning)}\
    .node.note .badge{fill:var(--note)}\
    .map .count{fill:var(--ground);font-size:13px;font-weight:700;text-anchor:middle}\
    \(highlights).node .mark{fill:var(--text);font-size:12px;font-weight:700}\
    .node:focus-visible>.box,.node.chosen>.box{stroke:var(--show);stroke-width:4}\
    .chip{cursor:pointer}.chip rect{fill:var(--box);stroke:var(--dim);stroke-dasharray:5 4}\
    .chip text{fill:var(--text);font-size:12px}\
    .edge path{fill:none;stroke:var(--show);stroke-width:1.5}\
    .edge text{font-size:11px;fill:var(--dim);paint-order:stroke;\
    stroke:var(--page);stroke-width:3px;stroke-linejoin:round}\
    .edge.between path{stroke-width:2.5}\
    \(lines)\(highlightedLines)\
    .map .entry{fill:none;stroke:var(--text);stroke-width:2.5}\
    .screen{fill:var(--text)}.screen .ground,.screen .background{fill:var(--ground)}\
    .screen .rim{fill:none;stroke:var(--line);stroke-width:3}\
    .screen .grouped{fill:var(--grouped)}.screen .bar{fill:var(--bar)}\
    .screen .rule{fill:none;stroke:var(--rule)}.screen .separator{fill:var(--rule)}\
    .screen .fill,.screen .image,.screen .muted{fill:var(--fill)}\
    .screen .label{fill:var(--text)}.screen .soft,.screen .secondary{fill:var(--soft)}\
    .screen .tint,.screen .tinted{fill:var(--tint)}.screen rect.tinted{fill-opacity:.75}\
    .screen .on{fill:var(--on)}.screen .knob{fill:var(--knob);stroke:var(--rule)}\
    .screen .field{fill:var(--ground);stroke:var(--rule)}\
    .screen .hole{fill:var(--fill);fill-opacity:.35;stroke:var(--rule);stroke-dasharray:6 4}\
    .screen .ring{fill:none;stroke:var(--soft);stroke-width:3;stroke-dasharray:4 4}\
    .node.added>.box,.edge.added path{stroke:var(--came);stroke-width:3}\
    .node.removed>.box,.edge.removed path{stroke:var(--went);stroke-width:3;stroke-dasharray:6 5}\
    .node.changed>.box,.node.moved>.box{stroke:var(--altered);stroke-width:3}\
    .node .change{fill:var(--ground);font-size:12px;font-weight:700}.node.added .tag{fill:var(--came)}\
    .node.removed .tag{fill:var(--went)}.node.removed .screen{opacity:.45}\
    .node.changed .tag,.node.moved .tag{fill:var(--altered)}\
    .faded{opacity:.15}
    """

  /// The colours of segues as variables of the style sheet.
  private static func colours(_ background: KeyPath<EdgeStyle.Colour, String>) -> String {
    EdgeStyle.allCases.compactMap { style in
      style.look.colour.map { "--\(style.rawValue):\($0[keyPath: background]);" }
    }.joined()
      + SceneMap.Highlight.Kind.allCases.map { kind in
        "--\(kind.className):\(kind.look.colour[keyPath: background]);"
      }.joined()
  }

  /// The lines of segues that differ from the usual one.
  private static var lines: String {
    EdgeStyle.allCases.filter { $0 != .show }.map { style in
      let colour = style.look.colour == nil ? "dim" : style.rawValue
      let dashes = style.look.dashes.map { ";stroke-dasharray:\($0)" } ?? ""
      return ".edge.\(style.rawValue) path{stroke:var(--\(colour))\(dashes)}"
    }.joined()
  }

  /// The boxes of highlighted scenes.
  private static var highlights: String {
    SceneMap.Highlight.Kind.allCases.filter(\.isOfScenes).map { kind in
      ".node.\(kind.className)>.box{\(stroke(kind, width: 4))}"
    }.joined()
  }

  /// The lines of highlighted segues, and of the legend.
  private static var highlightedLines: String {
    SceneMap.Highlight.Kind.allCases.map { kind in
      ".edge.\(kind.className) path{\(stroke(kind, width: 3))}"
    }.joined()
  }

  private static func stroke(_ kind: SceneMap.Highlight.Kind, width: Int) -> String {
    let dashes = kind.look.dashes.map { ";stroke-dasharray:\($0)" } ?? ""
    return "stroke:var(--\(kind.className));stroke-width:\(width)\(dashes)"
  }
}
