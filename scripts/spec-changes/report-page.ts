import { escapeHtml } from '#sandbox/http/escape-html.ts';
import { page } from '../../contracts/verifier/page.ts';
import { summaryOf, type StepResult } from './steps.ts';

/** The results as one page that needs nothing else. */
export function reportPage(results: StepResult[], at: Date): string {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const failed = results.find(({ state }) => state === 'failed');
  const longest = Math.max(...results.map(({ seconds }) => seconds), 0.1);
  return page(
    `Specs and contracts: ${failed ? `${failed.name} failed` : 'all fit'}`,
    `<p class="${failed ? 'bad' : 'good'}">${failed ? `✗ ${escapeHtml(failed.name)} failed` : `✓ All ${results.length} steps passed`}</p>
<p class="quiet">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${total.toFixed(1)} s</p>
<table>
<thead><tr><th>Step</th><th>Result</th><th>Seconds</th><th></th><th>What it said</th></tr></thead>
<tbody>
${results.map((result) => row(result, longest)).join('\n')}
</tbody>
</table>
${results
  .filter(({ state }) => state !== 'not run')
  .map(details)
  .join('\n')}`,
  );
}

function row({ name, state, seconds, output }: StepResult, longest: number): string {
  const bar = `<meter min="0" max="${longest.toFixed(1)}" value="${seconds.toFixed(1)}" aria-label="Share of the time"></meter>`;
  const said = state === 'passed' ? summaryOf(output) : '';
  const link = state === 'not run' ? escapeHtml(name) : `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  const [mark, kind] = MARKS[state];
  return `<tr><td>${link}</td><td class="${kind}">${mark} ${state}</td><td>${seconds.toFixed(1)}</td><td>${bar}</td><td>${escapeHtml(said)}</td></tr>`;
}

const MARKS = { passed: ['✓', 'good'], failed: ['✗', 'bad'], 'not run': ['–', 'quiet'] } as const;

function details({ name, state, output }: StepResult): string {
  const said = output.trim() === '' ? 'Nothing to say.' : output.trimEnd();
  return `<details id="${escapeHtml(name)}"${state === 'failed' ? ' open' : ''}><summary>${escapeHtml(name)}: ${state}</summary><pre>${escapeHtml(said)}</pre></details>`;
}
