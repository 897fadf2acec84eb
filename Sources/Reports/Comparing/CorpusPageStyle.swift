// CorpusPageStyle.swift: how the page of `plumb compare` looks: on screen by day and by night, and on paper.

import Workbench

/// The style sheet of the page.  Colours have names; the charts refer to them by class.
enum CorpusPageStyle {
    static let sheet = colours + layout + tables + pictures + paper

    /// By day, by night, and by day again on paper; those of verdicts are those of pictures.
    private static let colours = """
        :root {
          color-scheme: light dark;
          --page: #f5f6f8; --card: #ffffff; --ink: #15191f; --soft: #59626e; --faint: #6b7785; --line: #dce0e6;
          --heat: #2a78d6; --bad: #bf2f0e; --noAnswer: #a3a29a;
          \(verdicts(\.light))
          --step0: #e4e3dc; --step1: #b7d3f6; --step2: #6da7ec; --step3: #256abf; --step4: #0d366b;
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --page: #101317; --card: #181c22; --ink: #e9ecf0; --soft: #9ba5b2; --faint: #838d9a; --line: #2c333c;
            --heat: #3987e5; --bad: #ff8d6b; --noAnswer: #6b6a63;
            \(verdicts(\.dark))
            --step0: #33332f; --step1: #184f95; --step2: #2a78d6; --step3: #86b6ef; --step4: #d8e8fb;
          }
        }

        """

    private static func verdicts(_ time: KeyPath<Tone, String>) -> String {
        Verdict.Kind.allCases.map { "--\($0.rawValue): \($0.area[keyPath: time]);" }.joined(separator: " ")
    }

    private static let layout = """
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, "Helvetica Neue", Arial, sans-serif; }
        main { max-width: 980px; margin: 0 auto; padding: 40px 20px 64px; }
        h1 { font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; margin: 0 0 6px; }
        h2 { font-size: 19px; margin: 0 0 2px; }
        header { margin-bottom: 28px; }
        header p, .about { color: var(--soft); margin: 0 0 14px; }
        .complaint { color: var(--bad); }
        section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 20px 22px; margin: 0 0 18px; }
        .wide { overflow-x: auto; }

        """

    private static let tables = """
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 13.5px; width: 100%; }
        th { font-weight: 600; color: var(--soft); text-align: right; vertical-align: bottom; }
        th, td { padding: 5px 10px; border-top: 1px solid var(--line); text-align: right; }
        td, tbody th { white-space: nowrap; vertical-align: top; }
        th:first-child, td:first-child, th.word, td.word { text-align: left; }
        tbody th { color: var(--ink); }
        thead th, tr.more > * { border-top: 0; }
        tr.more > * { padding-top: 0; }
        table:not(.heat) :is(th, td):first-child { padding-left: 0; }
        td.zero { color: var(--faint); }
        .heat { width: auto; border-collapse: separate; border-spacing: 2px; }
        .heat th, .heat td { border: 0; }
        .heat td { background: color-mix(in srgb, var(--heat) calc(var(--share) * 55%), transparent); border-radius: 4px; min-width: 74px; padding: 5px 6px; text-align: center; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
        .heat thead th { text-align: center; }
        .heat td.self { background: none; color: var(--faint); }
        .small { color: var(--faint); font-weight: 400; }
        td small { display: block; color: var(--faint); font-size: 11px; line-height: 1.2; font-weight: 400; white-space: nowrap; }
        td.long { white-space: normal; min-width: 320px; }
        .heat td small { color: inherit; opacity: 0.75; }

        """

    private static let pictures = """
        svg { max-width: 100%; height: auto; display: block; }
        .chart { width: 100%; margin: 4px 0 18px; }
        .chart text { fill: var(--soft); font: 12.5px system-ui, "Helvetica Neue", Arial, sans-serif; }
        .chart .name { fill: var(--ink); font-weight: 600; }
        .chart .grid { stroke: var(--line); }
        .chart .range { stroke: var(--heat); stroke-width: 4; stroke-linecap: round; opacity: 0.45; }
        .chart .dot { fill: var(--heat); stroke: var(--card); stroke-width: 2; }
        .chart .tick { fill: var(--heat); }
        .key { display: flex; flex-wrap: wrap; gap: 4px 18px; list-style: none; padding: 0; margin: 8px 0 4px; font-size: 13px; color: var(--soft); }
        .key svg { display: inline-block; width: 11px; height: 11px; margin-right: 6px; vertical-align: -1px; }
        figure { margin: 22px 0 0; padding-top: 16px; border-top: 1px solid var(--line); break-inside: avoid; }
        figure:first-of-type { border-top: 0; padding-top: 0; margin-top: 12px; }
        figcaption { margin-bottom: 4px; }
        figcaption b { margin-right: 6px; }
        details { font-size: 13px; color: var(--soft); }
        summary { cursor: pointer; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 6px 0 0; font-size: 12px; }
        """

    private static let paper = """
        @media print {
          body { font-size: 11px; background: none; }
          main { max-width: none; padding: 0; }
          section { border: 0; padding: 0; margin: 0 0 20px; border-radius: 0; background: none; }
          table { font-size: 9.5px; }
          th, td, .heat td { padding: 2px 5px; }
          tbody th { white-space: normal; }
          section.together { break-inside: avoid; }
          h2 { break-after: avoid; }
          details { display: none; }
          .wide { overflow: visible; }
          .heat td { min-width: 0; white-space: nowrap; }
        }

        """

    /// Tables of many engines: narrow cells, or small ones without numbers.
    static let groups = """
        .heat.many td { min-width: 34px; padding: 3px 2px; font-size: 12px; }
        .heat.dense { border-spacing: 1px; }
        .heat.dense td { min-width: 0; width: 10px; padding: 0; border-radius: 1px; }
        .heat.dense th { padding: 0 6px 0 0; font-size: 11px; line-height: 1.25; }
        .heat.dense thead th { padding: 0; max-width: 10px; overflow: visible; font-weight: 400; }

        """
}
