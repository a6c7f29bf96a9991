import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { specFiles } from '../generation/specs.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** The verdicts over all services of either folder, sorted by service. */
export function compareFolders(baseline: string, specs: string): Verdict[] {
  const slugs = (folder: string) => (existsSync(folder) ? specFiles(folder).map((file) => basename(file, '.yaml')) : []);
  return [...new Set([...slugs(baseline), ...slugs(specs)])].sort().map((service) => verdictOf(service, document(baseline, service), document(specs, service)));
}

/** Makes the specs the new baseline. */
export function moveBaseline(baseline: string, specs: string): void {
  rmSync(baseline, { recursive: true, force: true });
  mkdirSync(baseline, { recursive: true });
  for (const { name } of readdirSync(specs, { withFileTypes: true }).filter((entry) => entry.isFile())) cpSync(join(specs, name), join(baseline, name));
}

function document(folder: string, service: string) {
  const file = join(folder, `${service}.yaml`);
  return existsSync(file) ? parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }) : undefined;
}
