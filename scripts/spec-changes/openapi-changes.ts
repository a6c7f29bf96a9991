import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument, visit } from 'yaml';
import type { Change, Question } from './change.ts';
import { fields, isFields, type Fields } from './json.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** One side of a change, as `redocly diff --format json` gives it; without a value where there is none. */
interface Side {
  line: number;
  value?: unknown;
}

interface Found {
  /** `#/paths/~1orders/get/responses/200/…`, with references followed. */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  property?: string;
  verdicts: { ruleId: string }[];
  base?: Side;
  revision?: Side;
}

/** What says nothing of what is sent: texts, examples, and traits of other tools. */
const TEXTS = /^(description|summary|title|example|examples|externalDocs|deprecated|version)$/;

/**
 * Changes between two versions of an OpenAPI file, as `redocly diff` finds them, whose rules judge for a client that is older than
 * its service. Asked the other way round, they judge for services that are older than this client.
 */
export async function openApiChanges(
  baseline: string,
  spec: string,
  documents: { before: Fields; after: Fields },
): Promise<Change[]> {
  const [forth, back] = await bothWays(baseline, spec);
  const asked = new Map(back.map((found) => [keyOf(found), found]));
  return forth.flatMap((found) => {
    const ofClient = found.path.includes('/x-client');
    if ((isText(found) && !ofClient) || isUnused(found)) return [];
    const breaks = new Set<Question>();
    if (breaksBaseline(found)) breaks.add('baseline');
    // Under another name neither finds it; it has no partner among what is asked the other way round.
    if (found.property === 'key' && breaks.size > 0) breaks.add('today');
    const turned = asked.get(keyOf(found));
    if (turned && breaksToday(turned)) breaks.add('today');
    const isThere = found.kind !== 'removed' && found.revision !== undefined;
    const line = (isThere ? found.revision : found.base)?.line ?? 1;
    return [
      {
        ...placeOf(found, documents),
        text: textOf(found),
        breaks: ofClient ? [] : [...breaks].sort().reverse(),
        at: `${relative(process.cwd(), isThere ? spec : baseline)}:${line}`,
        ...(ofClient && { ofClient }),
      } satisfies Change,
    ];
  });
}

async function bothWays(baseline: string, spec: string): Promise<[Found[], Found[]]> {
  const folder = mkdtempSync(join(tmpdir(), 'api-diff-'));
  try {
    const [old, now] = [join(folder, 'baseline.yaml'), join(folder, 'spec.yaml')];
    writeFileSync(old, withoutAliases(readFileSync(baseline, 'utf8')));
    writeFileSync(now, withoutAliases(readFileSync(spec, 'utf8')));
    return await Promise.all([diff(old, now), diff(now, old)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The YAML with what each alias stands for in its place, in the same line: what is shared is compared once, and an answer that
 * becomes another's alias would go unnoticed.
 */
function withoutAliases(text: string): string {
  const document = parseDocument(text);
  const aliases: [begin: number, end: number, value: string][] = [];
  visit(document, {
    Alias(_key, alias) {
      const value = alias.resolve(document)?.toJS(document, { maxAliasCount: -1 });
      if (alias.range) aliases.push([alias.range[0], alias.range[1], JSON.stringify(value)]);
    },
  });
  return aliases.reduceRight(
    (whole, [begin, end, value]) => `${whole.slice(0, begin)}${value}${whole.slice(end)}`,
    text,
  );
}

async function diff(base: string, revision: string): Promise<Found[]> {
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const parameters = ['diff', base, revision, '--format', 'json', '--fail-on', 'none'];
  const { stdout } = await run(process.execPath, [redocly, ...parameters, '--config', join(root, 'redocly.yaml')], {
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
  });
  return (JSON.parse(stdout) as { changes: Found[] }).changes;
}

function keyOf({ path, property = '' }: Found): string {
  return `${path} ${property}`;
}

function isText({ path, property, typeName }: Found): boolean {
  const steps = [...path.split('/'), ...(property === undefined ? [] : [property])];
  const isField = (index: number) => steps[index - 1] === 'properties' || steps[index - 1] === 'patternProperties';
  if (steps[1] === 'info' || steps[1] === 'tags') return true;
  return typeName === 'SpecExtension' || steps.some((step, index) => TEXTS.test(step) && !isField(index));
}

/** A component counts where something refers to it: there it is found as well. */
function isUnused({ path, verdicts }: Found): boolean {
  return path.startsWith('#/components/') && verdicts.length === 0;
}

/** Whether the client of the baseline has to do with it. */
function breaksBaseline({ kind, typeName, path, verdicts }: Found): boolean {
  const isSuccess = /\/responses\/[23][^/]*$/.test(path);
  // The client meets an unknown failure with its general reaction, an unknown success with nothing.
  if (typeName === 'Response' && kind !== 'modified') return isSuccess;
  return verdicts.length > 0;
}

/** Whether services of today have to do with it. @param found with the spec as what is old, and the baseline as what is new */
function breaksToday({ verdicts, path, base }: Found): boolean {
  return verdicts.some(({ ruleId }) => {
    // What an answer may hold besides need not be there: what has to be is found to be required.
    if (ruleId === 'property-removed' || ruleId === 'response-removed') return false;
    if (ruleId === 'media-type-removed') return !path.includes('/responses/');
    if (ruleId === 'response-header-removed') return fields(base?.value).required === true;
    return true;
  });
}

/** The operation by its id, and the part of it: `200 chunks[].size`. */
function placeOf(
  { path }: Found,
  { before, after }: { before: Fields; after: Fields },
): Pick<Change, 'operation' | 'place'> {
  const steps = path.split('/').slice(1).map(unescaped);
  if (steps[0] !== 'paths') return { operation: steps[0] ?? 'document', place: steps.slice(1).join(' ') };
  const [, route = '', method = '', ...rest] = steps;
  const items = [after, before].map((document) => fields(fields(document.paths)[route]));
  const names = items.map((item) => idsIn(method === '' ? item : { [method]: item[method] }).join(', '));
  return {
    operation: names.find((name) => name !== '') ?? `${method.toUpperCase()} ${route}`.trim(),
    place: partOf(rest),
  };
}

/** The operations of a path, by their ids. */
function idsIn(item: Fields): string[] {
  return Object.values(item).flatMap((operation) => {
    const { operationId } = fields(operation);
    return operationId === undefined ? [] : [String(operationId)];
  });
}

/** Names of the containers that say nothing to a reader. */
const SILENT = /^(responses|content|application\/json|schema|allOf|parameters|headers|requestBody)$/;

function partOf(steps: string[]): string {
  let field = '';
  const words: string[] = [];
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index] ?? '';
    if (step === 'properties' && index + 1 < steps.length) {
      index += 1;
      field += `${field === '' ? '' : '.'}${steps[index]}`;
    } else if (step === 'items') field += '[]';
    else if (step === 'additionalProperties') field += '{}';
    else if (step === 'allOf' && index === steps.length - 2) words.push('a part of it');
    else if (step === 'requestBody') words.push('body');
    else if (step === 'headers') words.push('header');
    else if (!SILENT.test(step) && steps[index - 1] !== 'allOf') words.push(step);
  }
  return [...words, field].filter(Boolean).join(' ');
}

/** What is a list, or one of its kind by itself. */
const LISTS = /^(enum|required|type)$/;

function textOf({ kind, property = '', base, revision }: Found): string {
  if (kind !== 'modified')
    return isFields(revision?.value) && revision.value.required === true ? `${kind}, required` : kind;
  const [was, is] = [base?.value, revision?.value];
  if (property === 'key') return `moved from ${shown(was)} to ${shown(is)}`;
  if (LISTS.test(property) && (Array.isArray(was) || Array.isArray(is))) {
    const [old, now] = [was, is].map((value) => [value ?? []].flat().map(shown)) as [string[], string[]];
    const added = now.filter((one) => !old.includes(one)).map((one) => `${one} added`);
    const removed = old.filter((one) => !now.includes(one)).map((one) => `${one} removed`);
    return `${property}: ${[...added, ...removed].join(', ')}`;
  }
  if (was === undefined) return `${property} ${shown(is)} added`;
  if (is === undefined) return `${property} ${shown(was)} removed`;
  return `${property} changed from ${shown(was)} to ${shown(is)}`;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
