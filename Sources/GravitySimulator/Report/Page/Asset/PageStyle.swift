/// How pages look: what all of them share. Every page carries it, so it is short.
enum PageStyle {
  /// The system decides between light and dark, or the switch, which sets `data-theme`.
  static let text = """
    :root{color-scheme:light dark;--bg:light-dark(#f5f6f8,#0e1115);--card:light-dark(#fff,#161a20);
    --soft:light-dark(#eceff3,#222831);--ink:light-dark(#1a1f26,#e6e9ed);--dim:light-dark(#59626e,#9aa4b0);
    --line:light-dark(#dce0e6,#2c333c);--link:light-dark(#0b57d0,#8ab4f8);--good:light-dark(#1a7f37,#63cf83);
    --bad:light-dark(#b3202c,#ff8585);--warn:light-dark(#7d4e00,#f0c36a)}
    [data-theme=light]{color-scheme:light}
    [data-theme=dark]{color-scheme:dark}
    *{box-sizing:border-box;margin:0;padding:0}
    [hidden]{display:none!important}
    body{background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
    header,main{max-width:1480px;margin:auto;padding:0 24px 12px}
    header{padding-top:20px;display:grid;gap:4px;position:relative}
    h1{font-size:25px;line-height:1.25;letter-spacing:-.01em}
    a{color:var(--link);text-underline-offset:2px}
    i{color:var(--warn);font-style:normal}
    ol,ul{list-style:none}
    b.p{color:var(--good)}
    b.f{color:var(--bad)}
    .facts{color:var(--dim)}
    .skip,.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .skip:focus{width:auto;height:auto;clip-path:none;z-index:3;padding:8px;background:var(--card)}
    :focus-visible,.track:focus-within{outline:2px solid var(--link);outline-offset:2px}
    .tools{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
    :root:not(.js) .tools{display:none}
    #theme{position:absolute;top:10px;right:24px}
    button,input{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px;
    min-height:34px;padding:3px 12px}
    button{cursor:pointer}
    button:hover{background:var(--soft)}
    [aria-pressed=true]{background:var(--ink)!important;color:var(--bg)}
    [type=search]{flex:1;min-width:120px}
    @media print{:root{color-scheme:light!important;--bg:#fff}.tools,nav{display:none!important}body{font-size:11px}}
    """
}
