extension SVGMap {
  static let definitions = """
    <defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" \
    markerHeight="7" orient="auto-start-reverse"><path d="M 0 0 L 10 5 L 0 10 z" \
    fill="context-stroke"/></marker></defs>
    """

  /// The SHA-256 of ``style`` in Base64, for the policy of pages that contain the picture.
  static let styleHash = "VsdItVD8Ar+rt61MmHCCJNPA4DBUm38gjkbR/vwhNBQ="

  /// The style sheet; text has a contrast of at least 4.5 to 1 to its background.
  static let style = """
    .map{--ground:#fff;--box:#f6f8fa;--line:#57606a;--text:#1f2328;--dim:#57606a;\
    \(colours(\.light))--error:#cf222e;--warning:#9a6700;\
    --note:#0969da;background:var(--ground);font:13px system-ui,sans-serif}\
    @media(prefers-color-scheme:dark){.map{--ground:#0d1117;--box:#161b22;--line:#8b949e;\
    --text:#e6edf3;--dim:#9da7b3;\(colours(\.dark))\
    --error:#ff7b72;--warning:#d29922;--note:#58a6ff}}\
    .map text{fill:var(--text);unicode-bidi:plaintext}\
    .map .canvas{font-size:20px;font-weight:700}\
    .node{cursor:pointer;outline:none}.node .box{fill:var(--box);stroke:var(--line);stroke-width:1.5}\
    .node .frame{fill:none;stroke:var(--line);stroke-width:.75}\
    .node.reference .box{stroke-dasharray:6 4}\
    .node .kind,.node .name{fill:var(--dim);font-size:11px}.node .title{font-weight:600}\
    .node.error .box{stroke:var(--error);stroke-width:3}\
    .node.warning .box{stroke:var(--warning);stroke-width:3}\
    .node.note .box{stroke:var(--note);stroke-width:3}\
    .node.error .badge{fill:var(--error)}.node.warning .badge{fill:var(--warning)}\
    .node.note .badge{fill:var(--note)}\
    .map .count{fill:var(--ground);font-size:13px;font-weight:700;text-anchor:middle}\
    .node:focus-visible .box,.node.chosen .box{stroke:var(--show);stroke-width:4}\
    .edge path{fill:none;stroke:var(--show);stroke-width:1.5}\
    .edge text{font-size:11px;text-anchor:middle;fill:var(--dim);paint-order:stroke;\
    stroke:var(--ground);stroke-width:4px;stroke-linejoin:round}\
    \(lines)\
    .map .entry{fill:none;stroke:var(--text);stroke-width:2.5}\
    .faded{opacity:.15}
    """

  /// The colours of segues as variables of the style sheet.
  private static func colours(_ background: KeyPath<EdgeStyle.Colour, String>) -> String {
    EdgeStyle.allCases.compactMap { style in
      style.colour.map { "--\(style.rawValue):\($0[keyPath: background]);" }
    }.joined()
  }

  /// The lines of segues that differ from the usual one.
  private static var lines: String {
    EdgeStyle.allCases.filter { $0 != .show }.map { style in
      let colour = style.colour == nil ? "dim" : style.rawValue
      let dashes = style.dashes.map { ";stroke-dasharray:\($0)" } ?? ""
      return ".edge.\(style.rawValue) path{stroke:var(--\(colour))\(dashes)}"
    }.joined()
  }
}
