import { escapeHtml } from '#sandbox/http/escape-html.ts';
import type { Contract } from '../pact-files/pact-file.ts';
import type { Verification } from '../verification/verifier.ts';
import type { AuthHeader } from './arguments.ts';
import { differenceLine, textOf, triedReport, type TriedInteraction } from './interaction-report.ts';
import { faultLine, fuzzLines, isFuzzFailed, isNothingSent, NOTHING_SENT, type FuzzReport } from './fuzz.ts';
import { interactionHtml } from './interaction-page.ts';
import { page } from './page.ts';
import { specOf } from './spec-places.ts';

/** Result of the verification of one provider, for its reports. */
export interface Results {
  provider: string;
  baseUrl: string;
  /** Version of the package. */
  version: string;
  outcome: 'passed' | 'failed' | 'pending';
  interactions: TriedInteraction[];
  /** Provider states that could not be undone. */
  stateFailures: string[];
  /** Reason for which the verification is incomplete. */
  broken: string[];
  /** Results of generated requests, when they were asked for. */
  fuzz?: FuzzReport;
}

/**
 * Judges a verification. With `pending`, a provider that answers otherwise is told so and does not fail: it is being
 * built. A verification that is not complete fails all the same, and so does one in which nothing was tried.
 */
export function resultsOf(
  { service, failures, broken, stateFailures, results }: Verification,
  {
    interactions,
    ...known
  }: {
    interactions: Contract['interactions'];
    baseUrl: string;
    authHeader?: AuthHeader;
    version: string;
    pending: boolean;
  },
): Results {
  const byDescription = new Map(interactions.map((interaction) => [interaction.description, interaction]));
  const isComplete = broken.length === 0 && results.length > 0;
  const bad = known.pending && isComplete ? 'pending' : 'failed';
  const spec = specOf(service);
  return {
    provider: service,
    baseUrl: known.baseUrl,
    version: known.version,
    outcome: isComplete && failures.length === 0 ? 'passed' : bad,
    interactions: results.flatMap((result) => {
      const interaction = byDescription.get(result.description);
      return interaction ? [triedReport(interaction, result, known.baseUrl, spec, known.authHeader)] : [];
    }),
    stateFailures,
    broken,
  };
}

/** Results of the versions of one contract, and of generated requests, as one. */
export function together(all: Results[], fuzz?: FuzzReport): Results {
  const [first] = all;
  if (!first) throw new Error('Nothing was verified.');
  const isBad = fuzz !== undefined && isFuzzFailed(fuzz);
  const outcomes = all.map(({ outcome }) => outcome);
  const worst = (['failed', 'pending'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'passed';
  return {
    ...first,
    outcome: isBad ? 'failed' : worst,
    interactions: all.flatMap(({ interactions }) => interactions),
    stateFailures: all.flatMap(({ stateFailures }) => stateFailures),
    broken: all.flatMap(({ broken }) => broken),
    ...(fuzz && { fuzz }),
  };
}

/** The figures of a verification, in one line. */
export function summaryOf({ provider, outcome, interactions, stateFailures, broken }: Results): string {
  const failed = interactions.filter(({ mismatches }) => mismatches.length > 0).length;
  const other = stateFailures.length + broken.length;
  return `${provider}: ${interactions.length - failed} of ${interactions.length} interactions hold${other > 0 ? `, ${other} other failures` : ''}: ${outcome}`;
}

interface Case {
  group: string;
  name: string;
  /** Faults, first what names it; or the reason why it was not tried. */
  faults: string[];
  isSkipped: boolean;
  ms?: number;
  /** The report of the interaction. */
  detail?: TriedInteraction;
}

/** The results as JUnit reports them; what is pending, was not sent or shows little counts as skipped. A case that fails has its whole report as JSON, too. */
export function junit({ provider, outcome, interactions, stateFailures, broken, fuzz }: Results): string {
  const isSkipped = outcome === 'pending';
  const cases: Case[] = [
    ...interactions.map((detail) => ({
      group: `${provider}.${detail.operation}`,
      name: detail.description,
      faults:
        detail.mismatches.length > 0
          ? [...detail.differences.map(differenceLine), ...textOf({ ...detail, differences: [] })]
          : [],
      isSkipped,
      ms: detail.ms,
      detail,
    })),
    ...(stateFailures.length > 0
      ? [{ group: provider, name: 'provider states', faults: stateFailures, isSkipped }]
      : []),
    ...(broken.length > 0
      ? [{ group: provider, name: 'the verification is complete', faults: broken, isSkipped: false }]
      : []),
    ...(fuzz?.operations ?? []).map(({ operation, requests, leftOut, unjudged, faults, ms }) => {
      const skipped = requests === 0 ? (leftOut ?? NOTHING_SENT) : unjudged;
      return {
        group: `${provider}.${operation}`,
        name: 'generated requests',
        faults: skipped === undefined ? faults.map(faultLine) : [skipped],
        isSkipped: skipped !== undefined,
        ms,
      };
    }),
    ...(fuzz && isNothingSent(fuzz)
      ? [{ group: provider, name: 'generated requests', faults: [NOTHING_SENT], isSkipped: false }]
      : []),
  ];
  const bad = cases.filter(({ faults }) => faults.length > 0);
  const skipped = bad.filter((one) => one.isSkipped).length;
  const seconds = secondsOf(cases.reduce((sum, { ms = 0 }) => sum + ms, 0));
  const figures = `tests="${cases.length}" failures="${bad.length - skipped}" errors="0" skipped="${skipped}" time="${seconds}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${figures}>\n<testsuite name="${escapeHtml(provider)}" ${figures}>\n${cases.map(testCase).join('\n')}\n</testsuite>\n</testsuites>\n`;
}

/** The results as a page. */
export function resultsPage(results: Results): string {
  const { provider, baseUrl, version, outcome, interactions, stateFailures, broken } = results;
  const [bad, good] = [true, false].map((isBad) =>
    interactions.filter(({ mismatches }) => mismatches.length > 0 === isBad),
  ) as [TriedInteraction[], TriedInteraction[]];
  return page(
    `${provider}: ${outcome}`,
    [
      `<p>${escapeHtml(summaryOf(results))}</p>\n<p class="quiet">${escapeHtml(baseUrl)}, contracts ${escapeHtml(version)}</p>`,
      ...[...broken, ...stateFailures].map((text) => `<p class="bad">✗ ${escapeHtml(text)}</p>`),
      ...(results.fuzz ? [`<pre>${escapeHtml(fuzzLines(results.fuzz).join('\n'))}</pre>`] : []),
      ...[...bad, ...good].map((tried) => interactionHtml(tried)),
    ].join('\n'),
  );
}

function testCase({ group, name, faults, isSkipped, ms, detail }: Case): string {
  const time = ms === undefined ? '' : ` time="${secondsOf(ms)}"`;
  const head = `<testcase classname="${escapeHtml(group)}" name="${escapeHtml(name)}"${time}`;
  const [first] = faults;
  if (first === undefined) return `${head}/>`;
  const told = escapeHtml(printable(faults.join('\n')));
  const fault = isSkipped
    ? `<skipped message="${told}"/>`
    : `<failure message="${escapeHtml(printable(first))}">${told}</failure>`;
  const out = detail ? `<system-out>${escapeHtml(printable(JSON.stringify(detail)))}</system-out>` : '';
  return `${head}>${fault}${out}</testcase>`;
}

function secondsOf(ms: number): string {
  return (ms / 1000).toFixed(3);
}

/** XML has no characters for bells and colours, not even escaped ones. */
function printable(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}
