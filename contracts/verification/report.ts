import type { InteractionResult } from './job.ts';

/** The report that Pact's verifier gives; only the parts that we read. */
interface Report {
  errors: { interaction: string; mismatch: { type: string; message?: string; mismatches?: Mismatch[] } }[];
  interactionResults: { description: string; result: unknown }[];
}

type Mismatch =
  | { type?: string; mismatch?: string; path?: string; key?: string; expected?: unknown; actual?: unknown }
  | string;

/** Pact's results for each interaction, undefined when it broke off without a report. */
export function resultsIn(text: string): InteractionResult[] | undefined {
  const report = reportIn(text);
  return report?.interactionResults.map(({ description, result }) => resultOf(description, result, report));
}

function reportIn(text: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return typeof report === 'object' && report !== null && 'interactionResults' in report
      ? (report as Report)
      : undefined;
  } catch {
    return undefined;
  }
}

function resultOf(description: string, result: unknown, { errors }: Report): InteractionResult {
  if (result === 'OK') return { description, mismatches: [] };
  const told = errors
    .filter(({ interaction }) => interaction.includes(description))
    .flatMap(({ mismatch }) => mismatch.mismatches?.map(explained) ?? [mismatch.message ?? mismatch.type]);
  return { description, mismatches: told.length > 0 ? told : [JSON.stringify(result)] };
}

function explained(mismatch: Mismatch): string {
  if (typeof mismatch === 'string') return mismatch;
  const where = mismatch.path ?? mismatch.key ?? mismatch.type ?? 'answer';
  return `${where}: ${mismatch.mismatch ?? `expected ${JSON.stringify(mismatch.expected)}, got ${JSON.stringify(mismatch.actual)}`}`;
}
