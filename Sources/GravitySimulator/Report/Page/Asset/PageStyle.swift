/// How pages look: what all of them share.
enum PageStyle {
  private static let light = """
    --bg:#f5f6f8;--card:#fff;--soft:#eef0f3;--ink:#1a1f26;--dim:#59626e;--line:#dce0e6;--link:#0b57d0;
    --good:#1a7f37;--bad:#c02430;--badbg:#fdeeee;--warn:#855300;--warnbg:#fff5db;
    """

  private static let dark = """
    --bg:#0e1115;--card:#161a20;--soft:#20262e;--ink:#e6e9ed;--dim:#9aa4b0;--line:#2c333c;--link:#8ab4f8;
    --good:#63cf83;--bad:#ff8080;--badbg:#35191c;--warn:#f0c36a;--warnbg:#332811;
    """

  /// The switch sets `data-theme`; without it the system decides.
  static let colors = """
    :root{color-scheme:light;\(light)}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;\(dark)}}
    :root[data-theme=dark]{color-scheme:dark;\(dark)}
    @media print{:root:root:root{color-scheme:light;\(light)--bg:#fff}}
    """

  static let base = """
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0;background:var(--bg);color:var(--ink);
    font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
    code,pre,.e{font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
    h1,h2,h3,p,ol,ul,pre,figure{margin:0;padding:0}
    h1{font-size:24px;line-height:1.25;letter-spacing:-.01em;overflow-wrap:anywhere}
    a{color:var(--link);text-underline-offset:2px}
    i{color:var(--warn);font-style:normal;background:var(--warnbg);border-radius:3px}
    pre{white-space:pre-wrap;overflow-wrap:anywhere}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px}
    .skip,.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip:focus{width:auto;height:auto;clip-path:none;z-index:3;padding:8px 12px;background:var(--card)}
    header,main,.wide{max-width:1480px;margin:auto;padding:0 24px}
    header{padding-top:20px;padding-bottom:14px;display:grid;gap:6px}
    .facts{display:flex;flex-wrap:wrap;gap:2px 18px;align-items:center;color:var(--dim)}
    .facts span,td{overflow-wrap:anywhere}
    .b{font-weight:600;font-size:13px;padding:1px 9px;border-radius:99px;border:1px solid;color:var(--dim);
    white-space:nowrap}
    .b.p{color:var(--good)}
    .b.f{color:var(--bad);background:var(--badbg)}
    .tools{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
    :root:not(.js) .tools{display:none}
    button,input[type=search]{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);
    border-radius:8px;min-height:34px;padding:3px 12px}
    button{cursor:pointer}
    button:hover{background:var(--soft)}
    button[aria-pressed=true]{background:var(--ink);border-color:var(--ink);color:var(--bg)}
    input[type=search]{flex:1;min-width:140px}
    @media (max-width:600px){header,main,.wide{padding-left:14px;padding-right:14px}}
    @media print{.tools,.skip,nav{display:none!important}body{font-size:11px}header,main{padding:0}}
    """
}
