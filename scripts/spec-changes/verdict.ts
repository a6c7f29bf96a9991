import { basename } from 'node:path';
import { graphQlChanges, type GraphQlTexts } from './graphql-changes.ts';
import { fields, type Fields } from './json.ts';
import { messageChanges } from './message-changes.ts';
import { specChanges, type Change } from './spec-changes.ts';

export type Level = 'none' | 'patch' | 'minor' | 'major';

/** All that describes one service: its parsed OpenAPI or AsyncAPI document, and what a GraphQL service has beside it. */
export interface Description {
  document: Fields;
  graphQl?: GraphQlTexts;
}

/** Changes of one service since its baseline. */
export interface Verdict {
  service: string;
  /** Its spec, such as `push.asyncapi.yaml`, relative to openapi/. */
  file: string;
  /** Before and now; undefined where there is no spec. */
  before?: string;
  now?: string;
  level: Level;
  changes: Change[];
  /** The version that the changes ask for; undefined when the service is gone. */
  next?: string;
  /** A breaking change without a new major version, or a service that is gone. */
  refused: boolean;
}

/**
 * Judges one service.
 * @param before as the baseline has it, undefined for a new service
 * @param after undefined for a service that is gone
 */
export function verdictOf(file: string, before: Description | undefined, after: Description | undefined): Verdict {
  const service = basename(file).replace(/(\.asyncapi)?\.yaml$/, '');
  const [was, is] = [before && versionOf(before.document), after && versionOf(after.document)];
  if (!before) return { service, file, now: is, level: 'none', changes: [], next: is, refused: false };
  const changes = changesBetween(before, after ?? { document: {}, graphQl: before.graphQl });
  if (!after) return { service, file, before: was, level: 'major', changes, refused: true };
  const level = levelOf(changes, before, after);
  const next = raised(was ?? '', level);
  return {
    service,
    file,
    before: was,
    now: is,
    level,
    changes,
    next,
    refused: level === 'major' && major(is ?? '') <= major(was ?? ''),
  };
}

/** Why a verdict is refused, and what can be done. */
export function refusal({ service, file, before, next }: Verdict): string {
  if (next === undefined)
    return `openapi/${file} is gone, which breaks whoever uses the service: if that is meant, release it with npm run api:release -- --gone ${service}.`;
  return `openapi/${file}: a breaking change needs a new major version: ${before} -> ${next} in info.version.`;
}

function changesBetween(before: Description, after: Description): Change[] {
  const compare = 'asyncapi' in before.document ? messageChanges : specChanges;
  return [...compare(before.document, after.document), ...graphQlChanges(before.graphQl, after.graphQl)];
}

function levelOf(changes: Change[], before: Description, after: Description): Level {
  if (changes.some(({ breaking }) => breaking)) return 'major';
  if (changes.length > 0) return 'minor';
  const text = ({ document, graphQl }: Description) => JSON.stringify([withoutVersion(document), graphQl]);
  return text(before) === text(after) ? 'none' : 'patch';
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
  const versions =
    now === undefined
      ? `${before}: gone`
      : `${before} -> ${now}: ${what}${now === next ? '' : `, next version ${next}`}`;
  const lines = changes.map(
    ({ operation, place, text, breaking }) =>
      `    ${breaking ? 'breaking  ' : 'compatible'} ${[operation, place].filter(Boolean).join(', ')}: ${text}`,
  );
  return [`${mark} ${service} ${versions}`, ...lines].join('\n');
}
