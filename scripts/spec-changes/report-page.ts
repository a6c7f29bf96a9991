import { gist, type StepResult } from './steps.ts';

/** The results as one page that needs nothing else. */
export function reportPage(results: StepResult[], at: Date): string {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const failed = results.find(({ state }) => state === 'failed');
  const longest = Math.max(...results.map(({ seconds }) => seconds), 0.1);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Specs and contracts: ${failed ? `${escaped(failed.name)} failed` : 'all fit'}</title>
<style>${STYLE}</style>
<main>
<h1>Specs and contracts</h1>
<p class="verdict ${failed ? 'failed' : 'passed'}">${failed ? `✗ ${escaped(failed.name)} failed` : `✓ All ${results.length} steps passed`}</p>
<p class="when">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${total.toFixed(1)} s</p>
<table>
<thead><tr><th>Step</th><th>Result</th><th class="number">Seconds</th><th></th><th>What it said</th></tr></thead>
<tbody>
${results.map((result) => row(result, longest)).join('\n')}
</tbody>
</table>
${results
  .filter(({ state }) => state !== 'not run')
  .map(details)
  .join('\n')}
</main>
</html>
`;
}

function row({ name, state, seconds, output }: StepResult, longest: number): string {
  const bar = `<meter min="0" max="${longest.toFixed(1)}" value="${seconds.toFixed(1)}" aria-label="Share of the time"></meter>`;
  const said = state === 'passed' ? gist(output) : '';
  const link = state === 'not run' ? escaped(name) : `<a href="#${escaped(name)}">${escaped(name)}</a>`;
  return `<tr class="${state.replace(' ', '-')}"><td>${link}</td><td>${MARKS[state]} ${state}</td><td class="number">${seconds.toFixed(1)}</td><td>${bar}</td><td>${escaped(said)}</td></tr>`;
}

const MARKS = { passed: '✓', failed: '✗', 'not run': '–' } as const;

function details({ name, state, output }: StepResult): string {
  const said = output.trim() === '' ? 'Nothing to say.' : output.trimEnd();
  return `<details id="${escaped(name)}"${state === 'failed' ? ' open' : ''}><summary>${escaped(name)}: ${state}</summary><pre>${escaped(said)}</pre></details>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; font-size: 1.5rem; }
.verdict { margin: .5rem 0 0; font-size: 1.125rem; font-weight: 600; }
.when { margin: 0 0 1.5rem; opacity: .7; }
table { width: 100%; margin-bottom: 1.5rem; border-collapse: collapse; }
th, td { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid color-mix(in srgb, CanvasText 20%, transparent); text-align: left; vertical-align: top; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.passed td:nth-child(2), .verdict.passed { color: light-dark(#16653a, #6fd39b); }
.failed td:nth-child(2), .verdict.failed { color: light-dark(#a3171b, #ff8f8a); }
.breaking td:first-child { color: light-dark(#a3171b, #ff8f8a); }
.not-run { opacity: .6; }
meter { width: 6rem; }
details { margin-bottom: .5rem; border: 1px solid color-mix(in srgb, CanvasText 20%, transparent); border-radius: .5rem; }
summary { padding: .5rem 1rem; cursor: pointer; font-weight: 600; }
pre { margin: 0; padding: 0 1rem 1rem; overflow-x: auto; font: .8125rem/1.5 ui-monospace, monospace; }
`;
