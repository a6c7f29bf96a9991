import { escapeHtml } from '#sandbox/http/escape-html.ts';
import {
  differenceLine,
  isDifferent,
  rulesOf,
  specText,
  type InteractionReport,
  type TriedInteraction,
} from './interaction-report.ts';
import { isOf } from './expected.ts';

/** An interaction that can be unfolded; one that does not hold is. */
export function interactionHtml(report: InteractionReport | TriedInteraction): string {
  const tried = 'mismatches' in report ? report : undefined;
  const isBad = (tried?.mismatches.length ?? 0) > 0;
  const { given, curl, expected } = report;
  const head = tried
    ? `<summary class="${isBad ? 'bad' : 'good'}">${isBad ? '✗' : '✓'} ${escapeHtml(report.description)}${tried.ms === undefined ? '' : ` <span class="quiet">${tried.ms} ms</span>`}</summary>`
    : `<summary>${escapeHtml(report.description)}</summary>`;
  const fields = rulesOf(expected);
  return [
    `<details${isBad ? ' open' : ''}>${head}`,
    ...(tried?.differences ?? []).map((difference) => `<p class="bad">≠ ${escapeHtml(differenceLine(difference))}</p>`),
    ...given.map(
      ({ name, params }) =>
        `<p class="quiet">given ${escapeHtml(name)}${params ? ` ${escapeHtml(JSON.stringify(params))}` : ''}</p>`,
    ),
    ...(curl === undefined ? [] : [`<pre>${escapeHtml(curl)}</pre>`]),
    `<h4>Expected${expected.status === undefined ? '' : ` ${expected.status}`}</h4>`,
    ...(expected.body === undefined ? [] : [`<pre>${escapeHtml(JSON.stringify(expected.body, null, 2))}</pre>`]),
    ...(fields.length > 0
      ? [
          `<table><tbody>${fields
            .map(
              ({ place, rule, spec }) =>
                `<tr${isDifferent(tried, place) ? ' class="bad"' : ''}><th scope="row">${escapeHtml(place)}</th><td>${escapeHtml(rule)}</td><td class="quiet">${spec ? escapeHtml(`${spec.file}:${spec.line}`) : ''}</td></tr>`,
            )
            .join('\n')}</tbody></table>`,
        ]
      : []),
    ...(expected.spec ? [`<p class="quiet">${escapeHtml(specText(expected.spec))}</p>`] : []),
    ...(tried?.answer ? [answerHtml(tried)] : []),
    '</details>',
  ].join('\n');
}

function answerHtml({ answer = {}, differences }: TriedInteraction): string {
  const { status, headers = {}, body } = answer;
  const isMarked = (place: string) => differences.some((difference) => difference.place === place);
  const text = (place: string, told: string) =>
    isMarked(place) ? `<mark>${escapeHtml(told)}</mark>` : escapeHtml(told);
  const lines = [
    ...Object.entries(headers).map(([name, value]) =>
      differences.some(({ place }) => place.toLowerCase() === `header ${name}`)
        ? `<mark>${escapeHtml(`${name}: ${value}`)}</mark>`
        : escapeHtml(`${name}: ${value}`),
    ),
    ...(body === undefined
      ? []
      : ['', marked(body, '$', (place) => differences.some((one) => isOf(place, one.place)), '')]),
  ];
  return `<h4>Answer${status === undefined ? '' : ` ${text('status', String(status))}`}</h4>\n<pre>${lines.join('\n').trim()}</pre>`;
}

/** JSON with marks around the parts that differ. */
function marked(value: unknown, place: string, isMarked: (place: string) => boolean, indent: string): string {
  const within = `${indent}  `;
  const show = (parts: string[], [open, close]: string) =>
    parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join(',\n')}\n${indent}${close}`;
  const text = Array.isArray(value)
    ? show(
        value.map((one, at) => `${within}${marked(one, `${place}[${at}]`, isMarked, within)}`),
        '[]',
      )
    : typeof value === 'object' && value !== null
      ? show(
          Object.entries(value).map(
            ([name, one]) =>
              `${within}${escapeHtml(JSON.stringify(name))}: ${marked(one, `${place}['${name}']`, isMarked, within)}`,
          ),
          '{}',
        )
      : escapeHtml(JSON.stringify(value));
  return isMarked(place) ? `<mark>${text}</mark>` : text;
}
