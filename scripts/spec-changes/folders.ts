import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { operationsIn } from '#sandbox/spec/operations-in.ts';
import { readDocument, type SpecDocument } from '#sandbox/spec/read-document.ts';
import { serviceOf, specFiles } from '../../contracts/support/spec-files.ts';
import { swap } from '../generation/swap.ts';
import type { Change } from './change.ts';
import { graphQlChanges, type GraphQlFiles } from './graphql-changes.ts';
import { fields, type Fields } from './json.ts';
import { messageChanges } from './message-changes.ts';
import { openApiChanges } from './openapi-changes.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** Description of one service: its OpenAPI or AsyncAPI document, and what a GraphQL service has beside it. */
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
  const all = [baseline, specs].filter((folder) => existsSync(folder)).flatMap(specFiles);
  const files = [...new Set(all)].filter((name) => name.endsWith('.yaml')).sort();
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

/** Changes by a service that is gone: whoever uses it misses each of its operations. */
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

/** Makes the specs the new baseline, all or none of them: what the baseline lacks would count as new, and break nobody. */
export function moveBaseline(baseline: string, specs: string): void {
  const [parent, name] = [dirname(baseline), basename(baseline)];
  const beside = mkdtempSync(join(parent, '.next-'));
  try {
    for (const file of specFiles(specs)) cpSync(join(specs, file), join(beside, name, file));
    swap(beside, parent, [name]);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
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

/** Text that describes a service, but for its version. */
function textOf({ document, graphQl: files }: Description): string {
  const raw = fields(document.raw);
  const info = { ...fields(raw.info), version: undefined };
  return JSON.stringify([{ ...raw, info }, files?.schema.text, files?.queries.text]);
}
