import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { isMap, isNode, isPair, parse, parseDocument, visit } from 'yaml';
import { HTTP_METHODS } from '#sandbox/spec/document.ts';
import { operationsIn } from '#sandbox/spec/operations-in.ts';
import { namesIn, pointerOf } from '#sandbox/spec/pointer.ts';
import type { SpecDocument } from '#sandbox/spec/read-document.ts';
import { isObject } from '../../contracts/support/json.ts';
import type { Change, Question } from './change.ts';
import { fields, type Fields } from './json.ts';
import { operationChanges } from './operation-changes.ts';

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

/** Fields that say nothing of what is sent: texts, examples, and traits of other tools. */
const TEXTS = /^(description|summary|title|example|examples|externalDocs|deprecated|tags|version)$/;

/** A version of a spec. */
interface Version {
  path: string;
  document: SpecDocument<Fields>;
}

/**
 * Changes between two versions of an OpenAPI file, as `redocly diff` finds them, whose rules judge for a client that is older than
 * its service. Asked the other way round, they judge for services that are older than this client. Parameters, security and schemas
 * are compared by ourselves: it takes parameters for one another that look alike, what an operation has from around it for another,
 * and a choice for the part of a schema that it stands in.
 */
export async function openApiChanges(baseline: Version, spec: Version): Promise<Change[]> {
  const [forth, back] = await bothWays(baseline, spec);
  const asked = new Map(back.map((found) => [keyOf(found), found]));
  const documents = [spec.document.content, baseline.document.content];
  const changes = forth.flatMap((found) => {
    const ofClient = found.path.includes('/x-client');
    if ((isText(found) && !ofClient) || isUnused(found) || isSameHeader(found) || ASIDE.test(found.path)) return [];
    const breaks = new Set<Question>();
    if (breaksBaseline(found)) breaks.add('baseline');
    const turned = asked.get(keyOf(found));
    if (turned && breaksToday(turned, spec.document.content)) breaks.add('today');
    const isThere = found.kind !== 'removed' && found.revision !== undefined;
    const line = (isThere ? found.revision : found.base)?.line ?? 1;
    return [
      {
        ...placeOf(found, documents),
        text: textOf(found),
        breaks: ofClient ? [] : [...breaks].sort().reverse(),
        at: `${relative(process.cwd(), (isThere ? spec : baseline).path)}:${line}`,
        ...(ofClient && { ofClient }),
      } satisfies Change,
    ];
  });
  return [...changes, ...operationChanges(baseline.document, spec.document)];
}

/** Fields that `operationChanges` compares, but for schemas. */
const ASIDE =
  /^#\/(?:security|components\/(?:parameters|securitySchemes)|paths\/[^/]+\/(?:(?:[^/]+\/)?parameters|[^/]+\/security))(?:\/|$)/;

async function bothWays(baseline: Version, spec: Version): Promise<[Found[], Found[]]> {
  const folder = mkdtempSync(join(tmpdir(), 'api-diff-'));
  try {
    const [old, now] = [join(folder, 'baseline.yaml'), join(folder, 'spec.yaml')];
    const [was, is] = [baseline, spec].map(({ path }) => writtenOut(readFileSync(path, 'utf8'))) as [string, string];
    // Most changes are in what is compared by ourselves, and each process takes a second; what is said of the whole are texts.
    const [before, after] = [was, is].map((text) => ({ ...fields(parse(text)), info: undefined }));
    if (isDeepStrictEqual(before, after)) return [[], []];
    writeFileSync(old, was);
    writeFileSync(now, is);
    const [forth, back] = await Promise.all([diff(old, now), diff(now, old)]);
    return [forth, inNamesOfBase(back)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The YAML with what each alias stands for in its place, and without parameters and schemas, all else in the same lines. What is
 * shared is compared once, where it is found first: an answer that becomes another's alias would go unnoticed.
 */
function writtenOut(text: string): string {
  const document = parseDocument(text);
  const parts: [begin: number, end: number, written: string][] = [];
  visit(document, {
    Pair(_key, { key, value }, ancestors) {
      const within = ancestors.filter(isPair).map((pair) => String(pair.key));
      if (!isAside(String(key), within) || !isNode(value) || !value.range) return undefined;
      const [begin, end] = value.range;
      const nothing = String(key) === 'parameters' && !isMap(value) ? '[]' : '{}';
      parts.push([begin, end, nothing + text.slice(begin, end).replaceAll(/[^\n]/g, '')]);
      return visit.SKIP;
    },
    Alias(_key, alias) {
      const value = alias.resolve(document)?.toJS(document, { maxAliasCount: -1 });
      const written = JSON.stringify(value, (key, part) =>
        key === 'schema' || key === 'parameters' ? undefined : part,
      );
      if (alias.range) parts.push([alias.range[0], alias.range[1], written]);
    },
  });
  return parts.reduceRight((whole, [begin, end, written]) => whole.slice(0, begin) + written + whole.slice(end), text);
}

/** Whether it is compared by ourselves: parameters of an operation or of all of a path, schemas, and what components hold of both. */
function isAside(key: string, [top, ...within]: string[]): boolean {
  if (top !== 'paths' && top !== 'components') return false;
  if (key === 'schema') return within.at(-1) !== 'headers';
  if (top === 'components') return within.length === 0 && (key === 'parameters' || key === 'schemas');
  return key === 'parameters' && (within.length === 1 || within.length === 2);
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

/**
 * Changes of what has got another name, under the former one: that of the spec, as it was asked the other way round.
 */
function inNamesOfBase(all: Found[]): Found[] {
  const renamed = all.flatMap(({ path, property, base }): [path: string, other: string][] =>
    property === 'key' ? [[path, path.replace(/\/[^/]+$/, () => pointerOf(String(base?.value)))]] : [],
  );
  // What is inside another first.
  renamed.sort(([one], [other]) => other.length - one.length);
  return all.map((found) => ({
    ...found,
    path: renamed.reduce(
      (path, [one, other]) => (path === one || path.startsWith(`${one}/`) ? other + path.slice(one.length) : path),
      found.path,
    ),
  }));
}

function keyOf({ path, property = '' }: Found): string {
  return `${path} ${property}`;
}

function isText({ path, property, typeName }: Found): boolean {
  const steps = [...path.split('/'), ...(property === undefined ? [] : [property])];
  if (steps[1] === 'info' || steps[1] === 'tags') return true;
  return (
    typeName === 'SpecExtension' || steps.some((step, index) => TEXTS.test(step) && steps[index - 1] !== 'headers')
  );
}

/** A component counts where something refers to it: there it is found as well. */
function isUnused({ path, verdicts }: Found): boolean {
  return path.startsWith('#/components/') && verdicts.length === 0;
}

/** Whether the client of the baseline has to do with it. */
function breaksBaseline(found: Found): boolean {
  if (isOneOfMany(found)) return isNewSuccess(found);
  return found.verdicts.length > 0 || mayLackHeader(found) || mustHaveBody(found);
}

/** Whether an answer has another status or success another form, or one more or less. */
function isOneOfMany({ typeName, path, kind, property }: Found): boolean {
  if (kind === 'modified' && property !== 'key') return false;
  return typeName === 'Response' || (typeName === 'MediaType' && SUCCESS.test(path));
}

const SUCCESS = /\/responses\/[23]/;

/** Whether a success may be answered, or have a form, of which nothing was known: of a failure the client is prepared for any. */
function isNewSuccess({ typeName, kind, path, property, revision }: Found): boolean {
  const answered = typeName === 'Response' && property === 'key' ? `/responses/${String(revision?.value)}` : path;
  return kind !== 'removed' && SUCCESS.test(answered);
}

/** Whether it is the name of a header, in another case. */
function isSameHeader({ typeName, property, base, revision }: Found): boolean {
  const [was, is] = [base, revision].map((side) => String(side?.value).toLowerCase());
  return typeName === 'Header' && property === 'key' && was === is;
}

/** Whether a request must have a body that had none, of which there is no rule. */
function mustHaveBody({ kind, typeName, revision }: Found): boolean {
  return kind === 'added' && typeName === 'RequestBody' && fields(revision?.value).required === true;
}

/** Whether an answer that must have a header need not have it any more, of which there is no rule. */
function mayLackHeader({ typeName, path, property, base, revision }: Found): boolean {
  const isRequired = property === 'required' && base?.value === true && revision?.value !== true;
  return isRequired && typeName === 'Header' && path.includes('/responses/');
}

/**
 * Whether services of today have to do with it.
 * @param found with the spec as what is old, and the baseline as what is new
 * @param spec in which what a header refers to stands
 */
function breaksToday(found: Found, spec: Fields): boolean {
  const { verdicts, typeName, path, base, property } = found;
  const at = (pointer: string) => namesIn(pointer).reduce<unknown>(stepInto, spec);
  const isRequired = (header: unknown): boolean => {
    const { required, $ref } = fields(header);
    return $ref === undefined ? required === true : isRequired(at(String($ref)));
  };
  if (isOneOfMany(found)) return isNewSuccess(found);
  if (mayLackHeader(found) || mustHaveBody(found)) return true;
  return verdicts.some(({ ruleId }) => {
    // Of a success without a body nothing can be read.
    if (ruleId === 'media-type-removed') return !path.includes('/responses/') || SUCCESS.test(path);
    if (ruleId === 'response-header-removed')
      return typeName === 'HeadersMap'
        ? Object.values(fields(base?.value)).some(isRequired)
        : isRequired(property === 'key' ? at(path) : base?.value);
    return true;
  });
}

function stepInto(node: unknown, name: string): unknown {
  return fields(node)[name];
}

/** The operations by their ids, and the part of them: `200 header ETag`. */
function placeOf({ path }: Found, documents: Fields[]): Pick<Change, 'operation' | 'place'> {
  const steps = namesIn(path);
  if (steps[0] !== 'paths') return { operation: steps[0] ?? 'document', place: steps.slice(1).join(' ') };
  const [, route = '', ...rest] = steps;
  // What all operations of a path share stands beside them.
  const method = HTTP_METHODS.find((one) => one === rest[0]);
  const names = documents.map((document) =>
    operationsIn(document)
      .filter((one) => one.path === route && (method === undefined || one.method === method))
      .flatMap(({ operation }) => fields(operation).operationId ?? [])
      .join(', '),
  );
  return {
    operation: names.find((name) => name !== '') ?? `${method?.toUpperCase() ?? ''} ${route}`.trim(),
    place: partOf(method === undefined ? rest : rest.slice(1)),
  };
}

/** Names of the containers that say nothing to a reader of what is in them. */
const SILENT = /^(content|application\/json)$/;

function partOf(steps: string[]): string {
  const words = steps.map((step, index) => {
    const isWhole = index === steps.length - 1;
    if (step === 'requestBody' || (step === 'content' && isWhole)) return 'body';
    if (step === 'headers') return 'header';
    return step === 'responses' || (SILENT.test(step) && !isWhole) ? '' : step;
  });
  return words.filter(Boolean).join(' ');
}

function textOf({ kind, property = '', base, revision }: Found): string {
  if (kind !== 'modified')
    return isObject(revision?.value) && revision.value.required === true ? `${kind}, required` : kind;
  const [was, is] = [base?.value, revision?.value];
  if (property === 'key') return `moved from ${shown(was)} to ${shown(is)}`;
  if (was === undefined) return `${property} ${shown(is)} added`;
  if (is === undefined) return `${property} ${shown(was)} removed`;
  return `${property} changed from ${shown(was)} to ${shown(is)}`;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
