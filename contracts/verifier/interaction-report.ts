import {
  isMessage,
  operationOf,
  type PactInteraction,
  type PactMessage,
  type PactState,
} from '../pact-files/pact-file.ts';
import type { Answer, InteractionResult } from '../verification/job.ts';
import type { AuthHeader } from './arguments.ts';
import { expectedOf, isIn, isOf, type Expected, type Field } from './expected.ts';
import type { SpecFile, SpecPlace } from './spec-places.ts';
import { curlLine, type Sent } from './wire.ts';

/** Report on what one interaction asks for. */
export interface InteractionReport {
  operation: string;
  description: string;
  /** The situation that is asked for. */
  given: PactState[];
  /** A line for the shell; undefined of messages, which are not asked for. */
  curl?: string;
  expected: Expected;
}

/** Report on an interaction, with its result. */
export interface TriedInteraction extends InteractionReport {
  /** One line for each difference; empty when the interaction holds. */
  mismatches: string[];
  differences: ReportedDifference[];
  ms?: number;
  answer?: Answer;
}

/** A difference between what was expected and what came. */
export interface ReportedDifference {
  /** `status`, `header Location`, `$.items[0].id`, `state`, or `answer` as a whole. */
  place: string;
  /** Fault, in words. */
  told: string;
  /** The rule of the field. */
  rule?: string;
  got?: string;
  spec?: SpecPlace;
}

export function reportOf(
  interaction: PactInteraction | PactMessage,
  baseUrl: string,
  spec: SpecFile | undefined,
  sent?: Sent,
): InteractionReport {
  return {
    operation: operationOf(interaction),
    description: interaction.description,
    given: interaction.providerStates ?? [],
    ...(!isMessage(interaction) && { curl: curlLine(interaction, baseUrl, sent) }),
    expected: expectedOf(interaction, spec),
  };
}

/** The report of an interaction that was tried. */
export function triedReport(
  interaction: PactInteraction | PactMessage,
  { mismatches, differences, ms, target, answer }: InteractionResult,
  baseUrl: string,
  spec: SpecFile | undefined,
  authHeader?: AuthHeader,
): TriedInteraction {
  const report = reportOf(interaction, baseUrl, spec, { target, authHeader });
  const all = (differences ?? mismatches.map((told) => ({ place: 'answer', told }))).map((difference) =>
    explained(difference, report.expected),
  );
  return {
    ...report,
    mismatches,
    // A value may break several rules of Pact's, such as type and pattern, which are one in words.
    differences: [...new Map(all.map((difference) => [differenceLine(difference), difference])).values()],
    ...(ms !== undefined && { ms }),
    ...(answer && { answer }),
  };
}

/** A difference with the rule that it breaks and the part of the spec that says so. */
function explained(difference: ReportedDifference, expected: Expected): ReportedDifference {
  const { fields, headers, statusRule, spec } = expected;
  const { place } = difference;
  if (place === 'status') return { ...difference, ...(statusRule !== undefined && { rule: statusRule }), spec };
  // The spec says of fields and headers alone what they are to be.
  if (place === 'state' || place === 'message' || place === 'answer') return difference;
  const name = /^header (.+)$/.exec(place)?.[1]?.toLowerCase();
  const field =
    name === undefined
      ? (fields.find((one) => isOf(one.place, place)) ?? objectAt(place, fields))
      : headers.find((one) => one.place.toLowerCase() === name);
  return { ...(field && { rule: field.rule }), ...difference, spec: field?.spec ?? spec };
}

/** The rule of a place whose fields have the rules, which is that they are there. */
function objectAt(place: string, fields: readonly Field[]): Field | undefined {
  return fields.some((one) => isIn(one.place, place)) ? { place, rule: 'object' } : undefined;
}

/** A difference in one line. */
export function differenceLine({ place, told, rule, got, spec }: ReportedDifference): string {
  const what = rule === undefined ? told : `expected ${rule}, got ${got ?? 'something else'}`;
  return `${place}: ${what}${spec ? ` (${specText(spec)})` : ''}`;
}

export function specText({ file, line, pointer }: SpecPlace): string {
  return `${file}:${line} #${pointer}`;
}

/** An interaction as lines: the differences first, for those who read no more. */
export function textOf(report: InteractionReport | TriedInteraction): string[] {
  const { given, curl, expected } = report;
  const tried = 'mismatches' in report ? report : undefined;
  const status = expected.status === undefined ? [] : [String(expected.status)];
  return [
    ...(tried?.differences ?? []).map((difference) => `≠ ${differenceLine(difference)}`),
    ...given.map(({ name, params }) => `given     ${name}${params ? ` ${JSON.stringify(params)}` : ''}`),
    ...(curl === undefined ? [] : [`request   ${curl}`]),
    `expected  ${[...status, ...bodyText(expected.body)].join(' ') || 'nothing'}`,
    ...rulesOf(expected).map(
      ({ place, rule }) => `          ${isDifferent(tried, place) ? '≠ ' : ''}${place}: ${rule}`,
    ),
    ...(expected.spec ? [`          by ${specText(expected.spec)}`] : []),
    ...(tried?.answer ? [`answer    ${answerText(tried.answer)}`] : []),
  ];
}

/** Rules of an answer: its status, where that may be another, its headers, and its fields. */
export function rulesOf({ statusRule, headers, fields }: Expected): Field[] {
  return [
    ...(statusRule === undefined || statusRule.startsWith('exactly ') ? [] : [{ place: 'status', rule: statusRule }]),
    ...headers.map((field) => ({ ...field, place: `header ${field.place}` })),
    ...fields,
  ];
}

/** Whether a field differs. */
export function isDifferent(tried: TriedInteraction | undefined, place: string): boolean {
  return tried?.differences.some((difference) => place === difference.place || isOf(place, difference.place)) ?? false;
}

function answerText({ status, body }: Answer): string {
  return [...(status === undefined ? [] : [String(status)]), ...bodyText(body)].join(' ');
}

/** Lines are short enough to be read in a pipeline; the whole answer is in the JSON. */
function bodyText(body: unknown): string[] {
  if (body === undefined) return [];
  const text = JSON.stringify(body);
  return [text.length > 2000 ? `${text.slice(0, 2000)}…` : text];
}
