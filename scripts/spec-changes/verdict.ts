import { serviceOf } from '../../contracts/support/spec-files.ts';
import type { Change, Question } from './change.ts';

export type Level = 'none' | 'patch' | 'minor' | 'major';

/** Changes of one service since its baseline. */
export interface Verdict {
  service: string;
  /** Its spec, such as `push.asyncapi.yaml`, relative to openapi/. */
  file: string;
  /** Version before and now; undefined where there is no spec. */
  before?: string;
  now?: string;
  level: Level;
  changes: Change[];
  /** The version that the changes ask for; undefined when the service is gone. */
  next?: string;
  /** A change that breaks something without a new major version, or a service that is gone. */
  refused: boolean;
}

/** Comparison of one service. */
export interface Compared {
  file: string;
  /** Version in the baseline, undefined for a new service. */
  before?: string;
  /** Undefined for a service that is gone. */
  now?: string;
  changes: Change[];
  /** Whether anything but the version differs, be it a text. */
  differs: boolean;
}

/** Judges one service. */
export function verdictOf({ file, before, now, changes, differs }: Compared): Verdict {
  const service = serviceOf(file);
  if (before === undefined) return { service, file, now, level: 'none', changes: [], next: now, refused: false };
  if (now === undefined) return { service, file, before, level: 'major', changes, refused: true };
  const level = levelOf(changes, differs);
  const refused = level === 'major' && major(now) <= major(before);
  return { service, file, before, now, level, changes, next: raised(before, level), refused };
}

/** Reason why a verdict is refused, and what can be done. */
export function refusal({ service, file, before, next }: Verdict): string {
  if (next === undefined)
    return `openapi/${file} is gone, which breaks whoever uses the service: if that is meant, release it with npm run api:release -- --gone ${service}.`;
  return `openapi/${file}: a breaking change needs a new major version: ${before} -> ${next} in info.version.`;
}

/** Wording of each question, and who is meant when the answer is no. */
export const QUESTIONS: Record<Question, { asks: string; fail: string }> = {
  today: { asks: "Would today's services satisfy us?", fail: "today's services" },
  baseline: { asks: 'Would our baseline be satisfied by this spec?', fail: 'our baseline' },
};

/** The changes to which a question is answered with no. */
export function breakingChanges({ changes }: Verdict, question: Question): Change[] {
  return changes.filter(({ breaks }) => breaks.includes(question));
}

/** `breaks today's services`, `compatible`, `client only`. */
export function meaningOf({ breaks, ofClient }: Change): string {
  if (ofClient) return 'client only';
  return breaks.length > 0
    ? `breaks ${breaks.map((question) => QUESTIONS[question].fail).join(' and ')}`
    : 'compatible';
}

function levelOf(changes: Change[], differs: boolean): Level {
  if (changes.some(({ breaks }) => breaks.length > 0)) return 'major';
  if (changes.some(({ ofClient }) => !ofClient)) return 'minor';
  return differs ? 'patch' : 'none';
}

function numbers(version: string): [number, number, number] {
  const [first = 0, second = 0, third = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [first, second, third];
}

function major(version: string): number {
  return numbers(version)[0];
}

function raised(version: string, level: Level): string {
  const [first, second, third] = numbers(version);
  if (level === 'major') return `${first + 1}.0.0`;
  if (level === 'minor') return `${first}.${second + 1}.0`;
  return level === 'patch' ? `${first}.${second}.${third + 1}` : version;
}

/** Verdict on a service, in a line; undefined when nothing changed. */
export function verdictLine({ service, before, now, level, changes, next }: Verdict): string | undefined {
  if (before === undefined) return `${service} ${now}: new`;
  if (level === 'none' && before === now) return undefined;
  if (now === undefined) return `${service} ${before}: gone`;
  const patch = changes.length > 0 ? 'how the client calls' : 'texts only';
  const what = { none: 'only its version', patch, minor: 'compatible', major: 'breaking' }[level];
  return `${service} ${before} -> ${now}: ${what}${now === next ? '' : `, next version ${next}`}`;
}

/** A verdict as people read it on a terminal; undefined when nothing changed. */
export function verdictText(verdict: Verdict): string | undefined {
  const line = verdictLine(verdict);
  if (line === undefined || verdict.before === undefined) return line && `+ ${line}`;
  const lines = verdict.changes.map((change) => {
    const { operation, place, text, at } = change;
    return `    ${meaningOf(change)}: ${[operation, place].filter(Boolean).join(', ')}: ${text}  ${at}`;
  });
  return [`${verdict.refused ? '✗' : '✓'} ${line}`, ...lines].join('\n');
}
