import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { GraphQlTexts } from './graphql-changes.ts';
import { verdictOf, type Description, type Verdict } from './verdict.ts';

/** The verdicts over all specs of either folder, sorted by service. */
export function compareFolders(baseline: string, specs: string): Verdict[] {
  const files = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : []);
  return [...new Set([...files(baseline), ...files(specs)])].sort().map((file) => verdictOf(file, description(baseline, file), description(specs, file)));
}

/** Makes the specs the new baseline. */
export function moveBaseline(baseline: string, specs: string): void {
  rmSync(baseline, { recursive: true, force: true });
  mkdirSync(baseline, { recursive: true });
  for (const { name } of readdirSync(specs, { withFileTypes: true }).filter((entry) => entry.isFile())) cpSync(join(specs, name), join(baseline, name));
}

function description(folder: string, file: string): Description | undefined {
  if (!existsSync(join(folder, file))) return undefined;
  const document = parse(readFileSync(join(folder, file), 'utf8'), { maxAliasCount: -1 });
  return { document, graphQl: graphQl(folder, file.replace(/\.yaml$/, '')) };
}

function graphQl(folder: string, slug: string): GraphQlTexts | undefined {
  const [schema, queries] = [join(folder, `${slug}-schema.graphql`), join(folder, `${slug}.graphql`)];
  if (!existsSync(schema) || !existsSync(queries)) return undefined;
  return { schema: readFileSync(schema, 'utf8'), queries: readFileSync(queries, 'utf8') };
}
