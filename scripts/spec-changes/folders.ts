import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { operationsIn } from '#sandbox/spec/operations-in.ts';
import { readDocument, type SpecDocument } from '#sandbox/spec/read-document.ts';
import { serviceOf } from '../../contracts/support/spec-files.ts';
import type { Change } from './change.ts';
import { graphQlChanges, type GraphQlFiles } from './graphql-changes.ts';
import { fields, type Fields } from './json.ts';
import { messageChanges } from './message-changes.ts';
import { openApiChanges } from './openapi-changes.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** All that describes one service: its OpenAPI or AsyncAPI document, and what a GraphQL service has beside it. */
interface Description {
  path: string;
  document: SpecDocument<Fields>;
  graphQl?: GraphQlFiles;
}

/**
 * The verdicts over all specs of either folder, or those of some services, sorted by file.
 * @throws Error for a service that is in neither
 */
export async function compareFolders(
  baseline: string,
  specs: string,
  services: readonly string[] = [],
): Promise<Verdict[]> {
  const all = [...filesIn(baseline), ...filesIn(specs)].filter((name) => name.endsWith('.yaml'));
  const files = [...new Set(all)].sort();
  const known = files.map(serviceOf).sort();
  const strangers = services.filter((service) => !known.includes(service));
  if (strangers.length > 0)
    throw new Error(`There is no service called ${strangers.join(', ')}: there are ${known.join(', ')}.`);
  const verdicts: Verdict[] = [];
  // One after the other: each takes two processes, and few specs change at a time.
  for (const file of files.filter((name) => services.length === 0 || services.includes(serviceOf(name))))
    verdicts.push(await compared(file, baseline, specs));
  return verdicts;
}

async function compared(file: string, baseline: string, specs: string): Promise<Verdict> {
  const [before, after] = [description(baseline, file), description(specs, file)];
  return verdictOf({
    file,
    before: before && versionOf(before),
    now: after && versionOf(after),
    changes: before ? await changesBetween(before, after) : [],
    differs: before !== undefined && after !== undefined && textOf(before) !== textOf(after),
  });
}

async function changesBetween(before: Description, after: Description | undefined): Promise<Change[]> {
  if (!after) return gone(before);
  const graphQl = graphQlChanges(before.graphQl, after.graphQl);
  if (JSON.stringify(before.document.raw) === JSON.stringify(after.document.raw)) return graphQl;
  const changes =
    'asyncapi' in before.document.content
      ? messageChanges(before.document, after.document)
      : await openApiChanges(before, after);
  return [...changes, ...graphQl];
}

/** Whoever uses a service that is gone misses each of its operations. */
function gone({ document }: Description): Change[] {
  const { content, placeOf } = document;
  const found =
    'asyncapi' in content
      ? Object.entries(fields(content.operations))
      : operationsIn(content).map(({ operation }) => [String(fields(operation).operationId), operation] as const);
  return found.map(([name, operation]) => ({
    operation: name,
    place: '',
    text: 'removed',
    breaks: ['baseline' as const],
    at: placeOf(operation) ?? '',
  }));
}

/** Makes the specs the new baseline. */
export function moveBaseline(baseline: string, specs: string): void {
  rmSync(baseline, { recursive: true, force: true });
  mkdirSync(baseline, { recursive: true });
  for (const name of filesIn(specs)) cpSync(join(specs, name), join(baseline, name));
}

/** Paths of all documents that describe a service, those of the baseline left out. */
export function documentsIn(folder: string): string[] {
  return filesIn(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name));
}

/** Files of a folder and of those in it, but for its baseline and hidden ones: `product.yaml`, `sign-in/identity-provider.yaml`. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    if (!entry.isDirectory()) return [entry.name];
    return entry.name === 'baseline' ? [] : filesIn(join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });
}

function description(folder: string, file: string): Description | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  return { path, document: readDocument<Fields>(path), graphQl: graphQlFiles(folder, file.replace(/\.yaml$/, '')) };
}

function graphQlFiles(folder: string, slug: string): GraphQlFiles | undefined {
  const [schema, queries] = [join(folder, `${slug}-schema.graphql`), join(folder, `${slug}.graphql`)];
  if (!existsSync(schema) || !existsSync(queries)) return undefined;
  const file = (path: string) => ({ path, text: readFileSync(path, 'utf8') });
  return { schema: file(schema), queries: file(queries) };
}

function versionOf({ document }: Description): string {
  return String(fields(document.content.info).version ?? '');
}

/** All that a service is described by, but for its version. */
function textOf({ document, graphQl: files }: Description): string {
  const raw = fields(document.raw);
  const info = { ...fields(raw.info), version: undefined };
  return JSON.stringify([{ ...raw, info }, files?.schema.text, files?.queries.text]);
}
