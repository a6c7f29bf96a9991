import compatData, {
  type BrowserName,
  type CompatStatement,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { compareVersions, type Supported } from './supported.ts';

/** Entry of MDN's data by its path, `api.Navigator.locks`; undefined when the data has none. */
export function compatOf(path: string): CompatStatement | undefined {
  let at: unknown = compatData;
  for (const part of path.split('.')) at = isRecord(at) && Object.hasOwn(at, part) ? at[part] : undefined;
  return isRecord(at) ? (at['__compat'] as CompatStatement | undefined) : undefined;
}

/** All paths of an area of the data, `css.types`. */
export function pathsBelow(area: string): string[] {
  const walk = (at: unknown, path: string): string[] =>
    isRecord(at)
      ? Object.entries(at).flatMap(([name, below]) =>
          name === '__compat' ? [] : [`${path}.${name}`, ...walk(below, `${path}.${name}`)],
        )
      : [];
  return walk(
    area.split('.').reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), compatData),
    area,
  );
}

/** Name of a path in scripts: `any` of `api.AbortSignal.any_static`. */
export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).replace(/_(static|event)$/, '');
}

/**
 * Supported browsers that lack something, each with the version that has it: "Safari on iOS before 26.2".
 * @param prefixes what the build writes in front of properties of style sheets
 */
export function lackedBy(compat: CompatStatement, supported: Supported, prefixes: readonly string[] = []): string[] {
  return [...supported].flatMap(([browser, version]) => {
    const statements = [compat.support[browser] ?? []].flat() as SimpleSupportStatement[];
    if (statements.some((statement) => isIn(statement, version, prefixes))) return [];
    const since = statements.map((statement) => sinceOf(statement, prefixes)).find((from) => from !== undefined);
    return [since === undefined ? nameOf(browser) : `${nameOf(browser)} before ${since}`];
  });
}

function isIn(statement: SimpleSupportStatement, version: string, prefixes: readonly string[]): boolean {
  const since = sinceOf(statement, prefixes);
  const { version_removed: gone } = statement;
  return (
    since !== undefined &&
    compareVersions(since, version) <= 0 &&
    (typeof gone !== 'string' || compareVersions(numberOf(gone), version) > 0)
  );
}

/** Version from which the browser has it as the specification says, without a switch and under its own name. */
function sinceOf(statement: SimpleSupportStatement, prefixes: readonly string[]): string | undefined {
  const { version_added: added, flags, prefix, alternative_name: otherName } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags || otherName) return undefined;
  return prefix === undefined || prefixes.includes(prefix) ? numberOf(added) : undefined;
}

/** "≤37" is 37. */
function numberOf(version: string): string {
  return version.replace('≤', '');
}

function nameOf(browser: BrowserName): string {
  return compatData.browsers[browser].name;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
