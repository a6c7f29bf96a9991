import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Declarations that orval has no option to leave out: output types of validators, and limits that only their own file reads. */
const OUTPUT_TYPE = /^export type \w+Output = .*\n/gm;

/**
 * Leaves out of a service's generated models what no file imports: of each file all but the validator and its type, and the
 * files that no call comes to, such as those of failures.
 * @param service its folder below generated/; one without calls keeps all its models
 */
export function withoutUnused(service: string): void {
  const folder = join(service, 'model');
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => name.endsWith('.zod.ts'));
  const models = new Map(
    files.map((name) => [name, privateConstants(read(join(folder, name)).replaceAll(OUTPUT_TYPE, ''))]),
  );
  const calls = ['calls.ts', 'queries.ts', 'hooks.ts', 'urls.ts']
    .map((name) => join(service, name))
    .filter((file) => existsSync(file))
    .map(read);
  const needed = calls.length > 0 ? reached(calls, models) : new Set(files);
  for (const [name, model] of models) {
    if (needed.has(name)) writeFileSync(join(folder, name), model.replaceAll(/\n{3,}/g, '\n\n'));
    else rmSync(join(folder, name));
  }
  if (needed.size === 0) return rmSync(folder, { recursive: true });
  const index = join(folder, 'index.ts');
  const isKept = (line: string) =>
    [...needed].some((name) => line.includes(`'./${name}'`)) || !line.startsWith('export');
  writeFileSync(index, read(index).split('\n').filter(isKept).join('\n'));
}

/** Constants beside a validator stay within its file. */
function privateConstants(model: string): string {
  return model.replaceAll(/^export const (\w+)/gm, (declaration, name: string) =>
    model.includes(`export type ${name} `) ? declaration : `const ${name}`,
  );
}

/** The files of the models that calls name, and of those that these are made of. */
function reached(calls: string[], models: Map<string, string>): Set<string> {
  const names = calls.flatMap((code) =>
    [...code.matchAll(/import (?:type )?\{([^}]*)\} from '\.\/model\/index\.ts'/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  );
  const open = [...models]
    .filter(([, model]) => names.some((name) => model.includes(`export type ${name} `)))
    .map(([file]) => file);
  const found = new Set(open);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const [, other = ''] of (models.get(file) ?? '').matchAll(/from '\.\/([\w.]+)'/g)) {
      if (!found.has(other)) open.push(other);
      found.add(other);
    }
  }
  return found;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
