/// The parts of the map's page that are the same for every map.
enum HTMLMapPage {
  /// The policy of the page: only its own styles and script apply, so that nothing else could run.
  ///
  /// The hashes are constants because the styles and the script are; a test computes them.
  static let policy = """
    default-src 'none'; \
    style-src 'sha256-\(SVGMap.styleHash)' 'sha256-\(styleHash)'; \
    script-src 'sha256-\(scriptHash)'; \
    img-src data:; base-uri 'none'; form-action 'none'
    """

  /// The SHA-256 of ``style`` in Base64.
  static let styleHash = "UMFZgkVFvU1Ct40FlpFYN1SPiLOyQUfGqEQ9fZ/9PoQ="

  /// The SHA-256 of ``script`` in Base64.
  static let scriptHash = "RLO1FqkjXh35CYrvMBR3leiqT7aN1+gKktnJLfgLuhQ="

  static let style = """
    :root{color-scheme:light dark;--paper:#fff;--ink:#1f2328;--faint:#57606a;--border:#d0d7de;\
    --link:#0969da;--bad:#cf222e;--odd:#9a6700;--hint:#0969da}
    @media(prefers-color-scheme:dark){:root{--paper:#0d1117;--ink:#e6edf3;--faint:#9da7b3;\
    --border:#30363d;--link:#58a6ff;--bad:#ff7b72;--odd:#d29922;--hint:#58a6ff}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0;height:100vh;display:grid;grid-template:auto 1fr/auto 1fr auto;\
    background:var(--paper);color:var(--ink);font:14px system-ui,sans-serif}
    header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:8px 12px;\
    border-bottom:1px solid var(--border)}
    header #hint{color:var(--faint);font-size:12px;margin-left:auto}
    input,button,select{font:inherit;padding:4px 10px;min-height:30px;max-width:220px}
    input[type=checkbox]{min-height:0}
    #boards{grid-column:1;margin:0;padding:8px 14px 8px 28px;overflow:auto;width:min(260px,60vw);\
    border-right:1px solid var(--border)}
    #boards li,aside li{overflow-wrap:anywhere;unicode-bidi:plaintext}
    #boards button,aside button{border:0;background:none;padding:2px 0;color:var(--link);\
    text-align:start;cursor:pointer;text-decoration:underline;overflow-wrap:anywhere}
    #boards small{color:var(--faint)}
    main{grid-column:2;overflow:hidden;position:relative;cursor:grab;touch-action:none}
    main.dragging{cursor:grabbing}
    main>svg.map{position:absolute;inset:0;width:100%;height:100%;user-select:none}
    #mini{position:absolute;right:12px;bottom:12px;width:180px;height:130px;background:var(--paper);\
    border:1px solid var(--border);border-radius:6px;opacity:.9}
    .mini-region{fill:var(--border);stroke:var(--faint);stroke-width:1;vector-effect:non-scaling-stroke}
    #mini-view{fill:var(--link);fill-opacity:.15;stroke:var(--link);stroke-width:1.5;\
    vector-effect:non-scaling-stroke}
    main svg:not(.near) .screen,main svg:not(.clear) .screen text,main svg:not(.close) .node .title,\
    main svg:not(.clear) .node .kind,main svg:not(.clear) .node .name,main svg:not(.clear) .edge text,\
    main svg:not(.clear) .chip text,main svg:not(.close) .region text,main svg.close .far,\
    main .away{display:none}
    .far{font-weight:700;text-anchor:middle;dominant-baseline:middle;fill:var(--text);\
    stroke:var(--ground);stroke-width:.3em;stroke-linejoin:round;paint-order:stroke;pointer-events:none}
    aside{grid-column:3;width:min(380px,80vw);overflow:auto;padding:12px 16px;\
    border-left:1px solid var(--border)}
    aside h2{margin:0 0 4px;font-size:16px;overflow-wrap:anywhere;unicode-bidi:plaintext}
    aside h3{margin:16px 0 4px;font-size:13px;color:var(--faint)}
    aside p{overflow-wrap:anywhere;unicode-bidi:plaintext}
    aside ul{margin:0;padding-left:18px}
    aside button{max-width:none}
    aside .close{float:inline-end;color:var(--ink)}
    aside svg.full{display:block;width:100%;max-height:80vh;margin:16px 0}
    .is-error{color:var(--bad)}.is-warning{color:var(--odd)}.is-note{color:var(--hint)}
    """
}
