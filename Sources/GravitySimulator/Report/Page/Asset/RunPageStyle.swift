/// How the page of one run looks: the phone at the left, what came of the step beside it, all steps at the right.
///
/// Without the script, and on paper, steps stand one below the other.
enum RunPageStyle {
  static let text = """
    /* Not `display: none`: what is not laid out lends no gradients and no clips. */
    .pics{position:absolute;width:0;height:0;overflow:hidden}
    code,pre,.e,kbd{font:13px/1.55 ui-monospace,Menlo,Consolas,monospace}
    pre{white-space:pre-wrap}
    article,.wrong,#list{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:18px 22px}
    article{display:grid;grid-template-columns:minmax(0,310px) minmax(0,1fr);gap:28px;margin-bottom:14px;
    scroll-margin-top:64px}
    article>svg{width:100%;max-height:76vh;filter:drop-shadow(0 0 1px var(--dim));
    font-family:-apple-system,"Helvetica Neue",Arial,sans-serif}
    article>div{grid-column:2}
    article p{color:var(--dim);margin:4px 0 14px}
    bdi{color:var(--ink)}
    h2{font-size:18px;line-height:1.4}
    h2 code{font-size:17px}
    h2 b,time,.e b{color:var(--dim);font-weight:400}
    h3{font-size:13px;color:var(--dim);margin:16px 0 4px}
    pre{background:var(--soft);border-radius:8px;padding:10px 14px;margin:6px 0;max-height:400px;overflow:auto}
    .q{color:var(--warn)}
    .e li{position:relative;padding:3px 0 3px 146px;border-top:1px solid var(--line)}
    .e time,.e b{position:absolute;left:0}
    .e b{left:66px}
    .wrong{border-color:var(--bad);margin-bottom:8px;padding:10px 22px;grid-column:1/-1}
    .wrong h2{color:var(--bad);font-size:15px}
    .scrub{position:sticky;top:0;z-index:2;background:var(--bg);padding:8px 0;flex-wrap:nowrap;grid-column:1/-1}
    .track{position:relative;flex:1;border-radius:8px}
    #slider{position:absolute;inset:0;height:100%;opacity:0;cursor:pointer;
    width:calc(100% - 100%/var(--n) + 16px);margin:0 calc(50%/var(--n) - 8px)}
    #marks{display:flex;height:34px;align-items:center}
    #marks span{flex:1;height:18px;margin:0 min(1.5px,20%/var(--n));border-radius:3px;background:var(--dim);opacity:.5}
    #marks .x{height:9px;background:var(--good)}
    #marks .f{height:26px;background:var(--bad);opacity:1}
    #marks .n{background:var(--line)}
    #marks .on{height:34px;opacity:1;outline:2px solid var(--ink);outline-offset:1px}
    details{grid-column:1;color:var(--dim);padding:0 22px}
    #now,#list b,time{font-variant-numeric:tabular-nums}
    #list{display:none;position:sticky;top:58px}
    #links{margin:10px -12px;max-height:calc(100vh - 240px);overflow:auto;position:relative}
    #links a{display:grid;grid-template-columns:22px minmax(0,1fr) auto;gap:6px;padding:4px 12px;color:inherit;
    text-decoration:none;font-size:13px;border-left:3px solid transparent;outline-offset:-2px}
    #links a:hover,#links [aria-current]{background:var(--soft)}
    #links [aria-current]{border-color:var(--link)}
    #links b{color:var(--dim);font-weight:400;text-align:right}
    #links span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #links .f{color:var(--bad)}
    .n{color:var(--dim)!important}
    kbd{border:1px solid var(--line);border-radius:4px;padding:0 4px}
    @media screen{.js article:not(.on){display:none}.js #list{display:block}
    .js main{display:grid;grid-template-columns:minmax(0,1fr) 340px;gap:0 16px;align-items:start}}
    @media (max-width:1100px){.js main{grid-template-columns:minmax(0,1fr)!important}#list{position:static!important}}
    @media (max-width:640px){article{grid-template-columns:minmax(0,1fr)}article>div{grid-column:1}
    article>svg{max-height:60vh}.e li{padding-left:80px}.e time{position:static;display:block;margin-left:-80px}
    .e b{left:0}header,main{padding:14px}}
    @media print{article{grid-template-columns:130px minmax(0,1fr);break-inside:avoid}.s>svg{display:none}
    pre{max-height:none}h2,h2 code{font-size:13px}h3{font-size:11px;margin:8px 0 2px}.e,pre{font-size:10px}
    .e li{padding:1px 0 1px 146px}article p{margin:0}}
    """
}
