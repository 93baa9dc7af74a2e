/// How the page of one run looks: the phone at the left, what came of the step beside it, all steps at the right.
///
/// Without the script, and on paper, steps stand one below the other.
enum RunPageStyle {
  static let text = """
    /* Not `display: none`: what is not laid out lends no gradients and no clips. */
    .pics{position:absolute;width:0;height:0;overflow:hidden}
    main{display:grid;gap:16px;padding-bottom:40px}
    .card,article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 20px}
    .wrong{border-color:var(--bad)}
    .wrong pre{color:var(--ink);margin-top:6px}
    .wrong h2{color:var(--bad);font-size:16px}
    article{display:grid;grid-template-columns:minmax(0,300px) minmax(0,1fr);gap:16px 28px;align-items:start}
    article.n{opacity:.75}
    article>svg{width:100%;height:auto;max-height:78vh;grid-row:1}
    .what{display:grid;gap:14px;grid-column:2}
    .what:first-child{grid-column:1/3}
    h2{font-size:19px;line-height:1.35;overflow-wrap:anywhere}
    h2 code{font-size:17px}
    h2 b{color:var(--dim);margin-right:8px;font-variant-numeric:tabular-nums}
    h3{font-size:12px;letter-spacing:.05em;text-transform:uppercase;color:var(--dim);margin-bottom:4px}
    .src{background:var(--soft);border-radius:8px;padding:8px 12px;max-height:320px;overflow:auto}
    ul{list-style:none;display:grid;gap:3px}
    li{overflow-wrap:anywhere}
    .e{list-style:none;border-top:1px solid var(--line);gap:0}
    .e li{display:grid;grid-template-columns:64px 78px minmax(0,1fr);gap:10px;padding:3px 0;
    border-bottom:1px solid var(--line)}
    .e time,.e b{color:var(--dim);font-weight:400}
    .e .q b,.e .q span{color:var(--warn)}
    .q{color:var(--warn)}
    .scrub{position:sticky;top:0;z-index:2;background:var(--bg);padding:8px 0;display:none;gap:10px;
    align-items:center}
    .js .scrub{display:flex}
    .track{position:relative;flex:1;height:34px;border-radius:8px}
    .track:focus-within{outline:2px solid var(--link);outline-offset:2px}
    .track input{position:absolute;inset:0;height:100%;opacity:0;cursor:pointer;
    width:calc(100% - 100%/var(--n) + 16px);margin:0 calc(50%/var(--n) - 8px)}
    #marks{display:flex;height:100%;align-items:center}
    #marks span{flex:1;height:16px;margin:0 min(1.5px,.1%);border-radius:3px;background:var(--dim);opacity:.45}
    #marks .x{height:8px;background:var(--good)}
    #marks .f{background:var(--bad);opacity:.9;height:22px}
    #marks .n{background:var(--line);opacity:1}
    #marks .on{opacity:1;height:34px;box-shadow:0 0 0 2px var(--bg),0 0 0 4px var(--ink)}
    #now{font-variant-numeric:tabular-nums;min-width:150px;text-align:right;color:var(--dim)}
    #list{display:none}
    #list ol{list-style:none;margin-top:10px;display:grid;gap:1px;max-height:70vh;overflow:auto;padding:3px}
    #list a{display:grid;grid-template-columns:26px minmax(0,1fr) auto;gap:6px;padding:4px 8px;border-radius:7px;
    color:inherit;text-decoration:none;font-size:13px;border-left:3px solid transparent}
    #list a:hover{background:var(--soft)}
    #list a[aria-current]{background:var(--soft);border-color:var(--link);font-weight:600}
    #list b,#list time{color:var(--dim);font-weight:400;font-variant-numeric:tabular-nums}
    #list span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #list .f span,#list .f b{color:var(--bad)}
    #list .n{opacity:.6}
    .js article:not(.on){display:none}
    .js #list{display:block}
    .js .two{display:grid;grid-template-columns:minmax(0,1fr) 340px;gap:16px;align-items:start}
    kbd{font:12px ui-monospace,monospace;border:1px solid var(--line);border-radius:4px;padding:0 4px}
    #keys{color:var(--dim);font-size:13px;margin-top:10px}
    @media (max-width:1100px){.js .two{grid-template-columns:minmax(0,1fr)}
    article{grid-template-columns:minmax(0,240px) minmax(0,1fr)}}
    @media (max-width:700px){article,.what:first-child{grid-template-columns:minmax(0,1fr)}
    .what{grid-column:1!important}article>svg{max-height:60vh}.e li{grid-template-columns:58px minmax(0,1fr)}
    .e span{grid-column:1/3}#now{min-width:0}}
    @media print{.scrub,#list{display:none!important}.js article,article{display:grid!important;break-inside:avoid;
    grid-template-columns:130px minmax(0,1fr);margin-bottom:10px;border-radius:6px;padding:10px}
    .what{grid-column:2!important}.s>svg{visibility:hidden}.src{max-height:none}.js .two{display:block}}
    """
}
