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
  static let styleHash = "prP7BUTGo0qGS3fDWxtEHHWsVlcVEbfDXlBjmdSDyB0="

  /// The SHA-256 of ``script`` in Base64.
  static let scriptHash = "bA33YRmB71mhv04S7kkmnSk/m3IpRuDaiSvqmqOnXiM="

  static let style = """
    :root{color-scheme:light dark;--paper:#fff;--ink:#1f2328;--faint:#57606a;--border:#d0d7de;\
    --link:#0969da;--bad:#cf222e;--odd:#9a6700;--hint:#0969da}
    @media(prefers-color-scheme:dark){:root{--paper:#0d1117;--ink:#e6edf3;--faint:#9da7b3;\
    --border:#30363d;--link:#58a6ff;--bad:#ff7b72;--odd:#d29922;--hint:#58a6ff}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0;height:100vh;display:grid;grid-template:auto 1fr auto/auto 1fr auto;\
    background:var(--paper);color:var(--ink);font:14px system-ui,sans-serif}
    header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:8px 12px;\
    border-bottom:1px solid var(--border)}
    #hint{color:var(--faint);margin-left:auto}
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
    border:1px solid var(--border);border-radius:6px}
    .mini-region{fill:var(--border);stroke:var(--faint);stroke-width:1;vector-effect:non-scaling-stroke}
    #mini-view{fill:var(--link);fill-opacity:.15;stroke:var(--link);stroke-width:1.5;\
    vector-effect:non-scaling-stroke}
    main svg:not(.near) .screen,main svg:not(.clear) .screen text,main svg:not(.readable) .node .title,\
    main svg:not(.readable) .node .kind,main svg:not(.readable) .node .name,main svg:not(.readable) .node .mark,\
    main .edges text,main svg:not(.readable) .chip text,main svg:not(.readable) .region text,\
    main svg:not(.near) .label,main svg.plain .line,main svg.readable .label:not(.line),main svg:not(.far) .far,\
    main svg.far .node,main svg.far .edge:not(.between),main svg.far .chip,main .away,main .legend{display:none}
    .label{pointer-events:none}
    .edge:hover path,.edge.hot path{stroke-width:4}
    .edge[data-to]{cursor:pointer}
    main svg:has(.edge:hover) .edge:not(:hover){opacity:.2}
    .label div{max-height:100%;overflow:hidden;overflow-wrap:anywhere;unicode-bidi:plaintext;\
    padding:calc(3px/var(--scale)) calc(5px/var(--scale));font-size:calc(11px/var(--scale));line-height:1.2;\
    color:var(--dim);background:var(--box);border-radius:10px}
    .label b{color:var(--text)}
    .flat div,.line div{white-space:nowrap;text-overflow:ellipsis;background:none}
    .line div{padding:0;font-size:clamp(11px,calc(11px/var(--scale)),21px);line-height:24px;\
    text-shadow:0 0 2px var(--ground),0 0 2px var(--ground),0 0 2px var(--ground)}
    .line.left div{text-align:right}
    .chip .flat div{padding:0 14px;line-height:34px}
    .region .flat div{font-size:min(38px,calc(12px/var(--scale)));padding:6px 14px}
    .far{font-weight:700;text-anchor:middle;dominant-baseline:middle;fill:var(--text);\
    stroke:var(--ground);stroke-width:.3em;stroke-linejoin:round;paint-order:stroke;pointer-events:none}
    #mini.whole{display:none}
    footer{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:2px 16px;padding:5px 12px;font-size:12px;\
    border-top:1px solid var(--border)}
    #legend{display:flex;flex-wrap:wrap;gap:2px 16px}
    footer svg{width:36px;height:10px;margin-inline-end:6px;background:none!important}
    @media(max-width:700px){#hint,#mini{display:none}header{gap:4px;padding:4px}\
    input,button,select{max-width:130px;padding:2px 6px}}
    @media print{header,#mini,#hint,#boards,aside{display:none!important}*{print-color-adjust:exact}\
    body{grid-template-rows:1fr auto}}
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
