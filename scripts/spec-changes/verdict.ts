import { fields, type Fields } from './json.ts';
import { specChanges, type Change } from './spec-changes.ts';

export type Level = 'none' | 'patch' | 'minor' | 'major';

/** What became of one service since its baseline. */
export interface Verdict {
  service: string;
  /** Before and now; undefined where there is no spec. */
  before?: string;
  now?: string;
  level: Level;
  changes: Change[];
  /** The version that the changes ask for; undefined when the service is gone. */
  next?: string;
  /** A breaking change without a new major version. */
  refused: boolean;
}

/**
 * Judges one service.
 * @param before the parsed spec of the baseline, undefined for a new service
 * @param after the parsed spec, undefined for a service that is gone
 */
export function verdictOf(service: string, before: Fields | undefined, after: Fields | undefined): Verdict {
  const [was, is] = [before && versionOf(before), after && versionOf(after)];
  if (!before) return { service, now: is, level: 'none', changes: [], next: is, refused: false };
  if (!after) {
    const gone = specChanges(before, {});
    return { service, before: was, level: 'major', changes: gone, refused: false };
  }
  const changes = specChanges(before, after);
  const level = levelOf(changes, before, after);
  const next = raised(was ?? '', level);
  return { service, before: was, now: is, level, changes, next, refused: level === 'major' && major(is ?? '') <= major(was ?? '') };
}

function levelOf(changes: Change[], before: Fields, after: Fields): Level {
  if (changes.some(({ breaking }) => breaking)) return 'major';
  if (changes.length > 0) return 'minor';
  return JSON.stringify(withoutVersion(before)) === JSON.stringify(withoutVersion(after)) ? 'none' : 'patch';
}

function versionOf(document: Fields): string {
  return String(fields(document.info).version ?? '');
}

function withoutVersion(document: Fields): Fields {
  return { ...document, info: { ...fields(document.info), version: undefined } };
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

/** A verdict as people read it; undefined when nothing changed. */
export function verdictText({ service, before, now, level, changes, next, refused }: Verdict): string | undefined {
  if (before === undefined) return `+ ${service} ${now}: new`;
  if (level === 'none' && before === now) return undefined;
  const mark = refused ? '✗' : '✓';
  const what = { none: 'only its version', patch: 'texts only', minor: 'compatible', major: 'breaking' }[level];
  const versions = now === undefined ? `${before}: gone` : `${before} -> ${now}: ${what}${now === next ? '' : `, next version ${next}`}`;
  const lines = changes.map(({ operation, place, text, breaking }) => `    ${breaking ? 'breaking  ' : 'compatible'} ${[operation, place].filter(Boolean).join(', ')}: ${text}`);
  return [`${mark} ${service} ${versions}`, ...lines].join('\n');
}
