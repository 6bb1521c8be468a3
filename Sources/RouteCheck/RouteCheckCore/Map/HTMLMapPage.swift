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
  static let styleHash = "bqexyYshYDbeVv8Kj1zYOgFL0nr3nZWsVCuDp86KFm0="

  /// The SHA-256 of ``script`` in Base64.
  static let scriptHash = "B+NNF42tO9l2U3jlvHTTT7PlwMiQGtsfB8l3Y70QG6s="

  static let style = """
    :root{color-scheme:light dark;--ground:#fff;--text:#1f2328;--dim:#57606a;--line:#d0d7de;\
    --link:#0969da;--error:#cf222e;--warning:#9a6700;--note:#0969da}
    @media(prefers-color-scheme:dark){:root{--ground:#0d1117;--text:#e6edf3;--dim:#9da7b3;\
    --line:#30363d;--link:#58a6ff;--error:#ff7b72;--warning:#d29922;--note:#58a6ff}}
    *{box-sizing:border-box}
    body{margin:0;height:100vh;display:grid;grid-template:auto 1fr/1fr auto;background:var(--ground);\
    color:var(--text);font:14px system-ui,sans-serif}
    header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:8px 12px;\
    border-bottom:1px solid var(--line)}
    header #hint{color:var(--dim);margin-left:auto}
    input,button{font:inherit;padding:4px 10px;min-height:30px}
    main{overflow:hidden;position:relative;cursor:grab;touch-action:none}
    main.dragging{cursor:grabbing}
    main svg{position:absolute;inset:0;width:100%;height:100%;user-select:none}
    aside{width:min(360px,80vw);overflow:auto;padding:12px 16px;border-left:1px solid var(--line)}
    aside h2{margin:0 0 4px;font-size:16px;overflow-wrap:anywhere;unicode-bidi:plaintext}
    aside h3{margin:16px 0 4px;font-size:13px;color:var(--dim)}
    aside p,aside li{overflow-wrap:anywhere;unicode-bidi:plaintext}
    aside ul{margin:0;padding-left:18px}
    aside button{border:0;background:none;padding:2px 0;color:var(--link);text-align:start;\
    cursor:pointer;text-decoration:underline;overflow-wrap:anywhere}
    aside .close{float:inline-end;color:var(--text)}
    .is-error{color:var(--error)}.is-warning{color:var(--warning)}.is-note{color:var(--note)}
    """
}
