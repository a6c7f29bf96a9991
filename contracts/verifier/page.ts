import { escapeHtml } from '#sandbox/http/escape-html.ts';

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1f2124, #eceae6); --quiet: light-dark(#62666c, #a2a6ab); --surface: light-dark(#fbfaf8, #17181a); --line: light-dark(#e3e0da, #303236); --good: light-dark(#1d6b3f, #7fd09b); --bad: light-dark(#a8231c, #ff9d94); }
body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-inline-size: 72rem; background: var(--surface); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h2 { margin-block: 2.5rem 0.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
pre { margin: 0; max-block-size: 40rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8125rem; }
summary { cursor: pointer; }
details { border-block-end: 1px solid var(--line); padding-block: 0.375rem; }
mark { background: light-dark(#ffd9d5, #6b2520); color: inherit; }
h4 { margin-block: 0.75rem 0.25rem; }
.quiet { color: var(--quiet); }
.good { color: var(--good); }
.bad { color: var(--bad); }`;

/** A page of its own: it loads nothing. */
export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** A table whose first column names the row. */
export function table(heads: string[], rows: string[][]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escapeHtml(first)}</th>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}
