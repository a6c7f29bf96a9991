import { operationOf, type Contract } from '../pact-files/pact-file.ts';
import type { Verification } from '../verification/verifier.ts';
import { escaped, page } from './page.ts';

/** Result of the verification of one provider, for its reports. */
export interface Results {
  provider: string;
  baseUrl: string;
  /** Version of the package. */
  version: string;
  outcome: 'passed' | 'failed' | 'pending';
  interactions: { operation: string; description: string; mismatches: string[] }[];
  /** Provider states that could not be brought about. */
  stateFailures: string[];
  /** Reason for which the verification is incomplete. */
  broken: string[];
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
  }: { interactions: Contract['interactions']; baseUrl: string; version: string; pending: boolean },
): Results {
  const operations = new Map(interactions.map((interaction) => [interaction.description, operationOf(interaction)]));
  const isComplete = broken.length === 0 && results.length > 0;
  const bad = known.pending && isComplete ? 'pending' : 'failed';
  return {
    provider: service,
    baseUrl: known.baseUrl,
    version: known.version,
    outcome: isComplete && failures.length === 0 ? 'passed' : bad,
    interactions: results.map(({ description, mismatches }) => ({
      operation: operations.get(description) ?? 'unknown',
      description,
      mismatches,
    })),
    stateFailures,
    broken,
  };
}

/** The figures of a verification, in one line. */
export function summaryOf({ provider, outcome, interactions, stateFailures, broken }: Results): string {
  const failed = interactions.filter(({ mismatches }) => mismatches.length > 0).length;
  const other = stateFailures.length + broken.length;
  return `${provider}: ${interactions.length - failed} of ${interactions.length} interactions hold${other > 0 ? `, ${other} other failures` : ''}: ${outcome}`;
}

/** The results as JUnit reports them; what is pending counts as skipped. */
export function junit({ provider, outcome, interactions, stateFailures, broken }: Results): string {
  const cases = [
    ...interactions.map(({ operation, description, mismatches }) =>
      testCase(`${provider}.${operation}`, description, mismatches, outcome === 'pending'),
    ),
    ...(stateFailures.length > 0 ? [testCase(provider, 'provider states', stateFailures, outcome === 'pending')] : []),
    ...(broken.length > 0 ? [testCase(provider, 'the verification is complete', broken, false)] : []),
  ];
  const count = (part: string) => cases.filter((one) => one.includes(part)).length;
  const figures = `tests="${cases.length}" failures="${count('<failure ')}" errors="0" skipped="${count('<skipped ')}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${figures}>\n<testsuite name="${escaped(provider)}" ${figures}>\n${cases.join('\n')}\n</testsuite>\n</testsuites>\n`;
}

/** The results as a page. */
export function resultsPage(results: Results): string {
  const { provider, baseUrl, version, outcome, interactions, stateFailures, broken } = results;
  const bad = interactions.filter(({ mismatches }) => mismatches.length > 0);
  const good = interactions.filter(({ mismatches }) => mismatches.length === 0);
  return page(
    `${provider}: ${outcome}`,
    [
      `<p>${escaped(summaryOf(results))}</p>\n<p class="quiet">${escaped(baseUrl)}, contracts ${escaped(version)}</p>`,
      ...[...broken, ...stateFailures].map((text) => `<p class="bad">✗ ${escaped(text)}</p>`),
      ...bad.map(
        ({ description, mismatches }) =>
          `<details open><summary class="bad">✗ ${escaped(description)}</summary>\n<pre>${escaped(mismatches.join('\n'))}</pre>\n</details>`,
      ),
      ...good.map(({ description }) => `<p class="good">✓ ${escaped(description)}</p>`),
    ].join('\n'),
  );
}

function testCase(group: string, name: string, faults: string[], isPending: boolean): string {
  const head = `<testcase classname="${escaped(group)}" name="${escaped(name)}"`;
  if (faults.length === 0) return `${head}/>`;
  const told = escaped(printable(faults.join('\n')));
  return isPending
    ? `${head}><skipped message="${told}"/></testcase>`
    : `${head}><failure message="${escaped(printable(faults[0] ?? ''))}">${told}</failure></testcase>`;
}

/** XML has no characters for bells and colours, not even escaped ones. */
function printable(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}
