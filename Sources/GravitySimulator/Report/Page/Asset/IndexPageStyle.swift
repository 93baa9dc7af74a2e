/// How the page of a suite looks.
enum IndexPageStyle {
  static let text = """
    .sum{display:flex;flex-wrap:wrap;gap:10px;list-style:none;margin:8px 0 4px}
    .sum li{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:8px 16px;min-width:104px;
    color:var(--dim)}
    .sum b{display:block;font-size:24px;line-height:1.2;color:var(--ink);font-variant-numeric:tabular-nums}
    .sum .p b{color:var(--good)}
    .sum .f b{color:var(--bad)}
    .bar{display:flex;height:6px;border-radius:3px;overflow:hidden;background:var(--line)}
    .tools{position:sticky;top:0;z-index:2;background:var(--bg);padding:10px 0}
    table{width:100%;border-collapse:separate;border-spacing:0;background:var(--card);border:1px solid var(--line);
    border-radius:14px;table-layout:fixed;margin-bottom:40px}
    caption{text-align:left;color:var(--dim);padding:4px 0 8px}
    th,td{text-align:left;vertical-align:top;padding:8px 14px;border-top:1px solid var(--line)}
    th{color:var(--dim);font-size:13px;font-weight:600;border-top:0}
    th:first-child{width:116px}
    th:nth-child(2){width:44%}
    th:nth-child(4){width:96px}
    td:nth-child(4){text-align:right;font-variant-numeric:tabular-nums;color:var(--dim)}
    th:nth-child(4){text-align:right}
    td:nth-child(3){color:var(--dim);font-size:13px}
    th button{all:unset;cursor:pointer}
    th button:focus-visible{outline:2px solid var(--link);outline-offset:2px}
    th[aria-sort=ascending] button::after{content:" \\2191"}
    th[aria-sort=descending] button::after{content:" \\2193"}
    td a{font-weight:600;text-decoration:none}
    td a:hover{text-decoration:underline}
    td p{color:var(--bad);font-size:13px}
    tbody tr:hover td{background:var(--soft)}
    @media (max-width:700px){table,tbody,tr,td{display:block}thead{display:none}td{border:0;padding:2px 14px}
    tr{border-top:1px solid var(--line);padding:8px 0;display:block}td:nth-child(4){text-align:left}}
    @media print{table,th,td{border-color:#ccc}tr{break-inside:avoid}th button::after{content:""!important}}
    """
}
