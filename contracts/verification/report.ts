import { isObject, jsonIn } from '../support/json.ts';
import type { Difference, InteractionResult } from './job.ts';

/** The report that Pact's verifier gives; only the parts that we read. */
interface Report {
  interactionResults: {
    description: string;
    /** `62ms`, `1.5s` or `127.08s`. */
    duration?: string;
    result: unknown;
    mismatch?: { type: string; message?: string; mismatches?: Mismatch[] };
  }[];
}

type Mismatch =
  | { type?: string; mismatch?: string; path?: string; key?: string; expected?: unknown; actual?: unknown }
  | string;

/** Pact's results for each interaction, undefined when it broke off without a report. */
export function resultsIn(text: string): InteractionResult[] | undefined {
  return reportIn(text)?.interactionResults.map(({ description, duration, result, mismatch }) => {
    const ms = millisecondsIn(duration);
    const differences =
      result === 'OK'
        ? []
        : (mismatch?.mismatches?.flatMap(differencesIn) ?? [
            { place: 'answer', told: mismatch?.message ?? mismatch?.type ?? JSON.stringify(result) },
          ]);
    return { description, ...withMismatches(differences), ...(ms === undefined ? {} : { ms }) };
  });
}

/** Differences, and a line for each. */
export function withMismatches(
  differences: Difference[],
): Required<Pick<InteractionResult, 'mismatches' | 'differences'>> {
  return { differences, mismatches: differences.map(({ place, told: what }) => `${place}: ${what}`) };
}

function reportIn(text: string): Report | undefined {
  const report = jsonIn(text);
  return isObject(report) && 'interactionResults' in report ? (report as object as Report) : undefined;
}

/** A mismatch; names that are missing become one each, at their places. */
function differencesIn(mismatch: Mismatch): Difference[] {
  if (typeof mismatch === 'string') return [{ place: 'answer', told: mismatch }];
  const { type, key, actual, expected } = mismatch;
  const what = mismatch.mismatch ?? `expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
  if (type === 'StatusMismatch') return [{ place: 'status', told: what, got: textOf(actual) }];
  if (type === 'HeaderMismatch') return [{ place: `header ${key ?? ''}`.trim(), told: what, got: textOf(actual) }];
  // Of a body that is empty Pact says `/`, and no actual value.
  if (mismatch.path === '/') return [{ place: '$', told: what, got: textOf(actual) ?? 'no body' }];
  const place = mismatch.path ?? key ?? 'answer';
  const [, missing] = /^Actual map is missing the following keys: (.+)$/.exec(what) ?? [];
  if (missing !== undefined)
    return missing.split(', ').map((name) => ({
      place: /^[A-Za-z_]\w*$/.test(name) ? `${place}.${name}` : `${place}['${name}']`,
      told: 'is missing',
      got: 'nothing',
    }));
  // Of a null Pact gives no actual value, but says so.
  const isNull = /^(?:Type mismatch: )?Expected null \(Null\)/.test(what);
  return [{ place, told: what, got: textOf(actual) ?? (isNull ? 'null' : undefined) }];
}

function textOf(actual: unknown): string | undefined {
  if (actual === undefined || actual === null) return undefined;
  return typeof actual === 'string' ? actual : JSON.stringify(actual);
}

function millisecondsIn(duration: string | undefined): number | undefined {
  const [, number, unit] = /^([\d.]+)(ns|µs|us|ms|s)$/.exec(duration ?? '') ?? [];
  if (number === undefined || unit === undefined) return undefined;
  return Math.round(Number(number) * { ns: 1e-6, µs: 1e-3, us: 1e-3, ms: 1, s: 1000 }[unit as 'ns' | 'ms' | 's']);
}
