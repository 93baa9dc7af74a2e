/// How the page of a suite looks.
enum IndexPageStyle {
  static let text = """
    h1{padding-right:120px}
    .sum{display:flex;flex-wrap:wrap;gap:10px;margin-top:8px}
    .sum li{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:8px 16px;min-width:112px;
    color:var(--dim)}
    .sum b{display:block;font-size:24px;line-height:1.25;color:var(--ink);font-variant-numeric:tabular-nums}
    .sum .p b{color:var(--good)}
    .sum .f b{color:var(--bad)}
    main>.tools{position:sticky;top:0;z-index:2;background:var(--bg);padding:10px 0}
    #count{min-width:110px;color:var(--dim)}
    table{width:100%;border-spacing:0;background:var(--card);border:1px solid var(--line);border-radius:14px;
    table-layout:fixed}
    th,td{text-align:left;vertical-align:top;padding:9px 16px;color:var(--dim);font-size:13px}
    td{border-top:1px solid var(--line)}
    th:first-child{width:128px}
    th:nth-child(2){width:46%}
    th:nth-child(4){width:110px}
    td:nth-child(4),th:nth-child(4){text-align:right;font-variant-numeric:tabular-nums}
    th button{all:unset;cursor:pointer;font-weight:600}
    th button:focus-visible{outline:2px solid var(--link);outline-offset:2px}
    [aria-sort=ascending] button::after{content:" \\2191"}
    [aria-sort=descending] button::after{content:" \\2193"}
    td:first-child{color:inherit}
    td a{font-size:15px;font-weight:600;text-decoration:none}
    td a:hover{text-decoration:underline}
    td p{color:var(--bad);margin-top:2px}
    tbody tr:hover td{background:var(--soft)}
    td:first-child b{font-weight:600;white-space:nowrap}
    @media (max-width:700px){table,thead,tbody,tr,th,td{display:block}th,td{border:0;padding:1px 14px}
    thead tr{display:flex}thead th{width:auto!important}
    tr{border-top:1px solid var(--line);padding:8px 0}td:nth-child(4){text-align:left}header,main{padding:14px}}
    @media print{tr{break-inside:avoid}}
    """
}
