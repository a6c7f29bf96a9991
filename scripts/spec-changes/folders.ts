import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { GraphQlTexts } from './graphql-changes.ts';
import { verdictOf, type Description, type Verdict } from './verdict.ts';

/** The verdicts over all specs of either folder, sorted by file. */
export function compareFolders(baseline: string, specs: string): Verdict[] {
  const files = [...filesIn(baseline), ...filesIn(specs)].filter((name) => name.endsWith('.yaml'));
  return [...new Set(files)]
    .sort()
    .map((file) => verdictOf(file, description(baseline, file), description(specs, file)));
}

/** Makes the specs the new baseline. */
export function moveBaseline(baseline: string, specs: string): void {
  rmSync(baseline, { recursive: true, force: true });
  mkdirSync(baseline, { recursive: true });
  for (const name of filesIn(specs)) cpSync(join(specs, name), join(baseline, name));
}

/** Files of a folder and of those in it, but for its baseline: `product.yaml`, `sign-in/identity-provider.yaml`. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return entry.name === 'baseline' ? [] : filesIn(join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });
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
