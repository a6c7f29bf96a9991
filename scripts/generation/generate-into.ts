import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMAIL_ADDRESS } from '#lib/formats.ts';
import { messageSlugs, specFile } from '../../contracts/support/spec-files.ts';
import { graphqlDocuments } from './graphql-documents.ts';
import { operationTypes } from './operation-types.ts';
import { clientOptions, messageOptions } from '../../orval.config.ts';
import { runOrval } from './orval.ts';
import { soundSpecs, type Spec } from './specs.ts';
import { swap } from './swap.ts';
import { withoutUnused } from './without-unused.ts';

export interface Generated {
  services: number;
  operations: number;
}

/**
 * Writes generated/ below `root` from openapi/ below `root`: orval's calls, hooks and validators, openapi-typescript's types,
 * the index, and the bodies. Byte-identical for the same specs. All of it is written beside and then put in its place: where a
 * spec is refused, nothing changes.
 * @param only the services to generate, for what is already there otherwise; left out: all of them
 * @throws Error naming file and line of what cannot be used
 */
export async function generateInto(root: string, only: readonly string[] = []): Promise<Generated> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const beside = mkdtempSync(join(cache, 'generated-'));
  const remove = () => rmSync(beside, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const { names, ...generated } = await generateBeside(root, beside, only);
    swap(beside, join(root, 'generated'), names);
    return generated;
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/**
 * Writes into a folder what generated/ is to hold.
 * @returns also the folders and files that are to be replaced, among them those of services that are gone
 */
export async function generateBeside(
  root: string,
  beside: string,
  only: readonly string[] = [],
): Promise<Generated & { names: string[] }> {
  const folder = join(root, 'openapi');
  const all = await soundSpecs(folder);
  const fileOf = (service: string) => join(folder, specFile(service));
  const messages = messageSlugs().filter((service) => existsSync(fileOf(service)));
  const known = [...all.map(({ slug }) => slug), ...messages];
  // Of one in a folder of its own nothing is generated.
  const stranger = only.find((service) => !existsSync(fileOf(service)));
  if (stranger !== undefined) throw new Error(`There is no openapi/${specFile(stranger)}.`);
  const chosen = only.length > 0 ? only : known;
  const specs = all.filter(({ slug }) => chosen.includes(slug));
  const chosenMessages = messages.filter((service) => chosen.includes(service));
  for (const spec of specs) await writeService(folder, spec, join(beside, spec.slug));
  for (const service of chosenMessages) await writeValidators(fileOf(service), join(beside, service));
  writeIndex(beside, all);
  writeBodies(beside, all);
  return {
    services: specs.length,
    operations: specs.reduce((sum, spec) => sum + spec.operations.length, 0),
    names: [...new Set([...readdirSync(beside), ...goneFrom(join(root, 'generated'), known)])],
  };
}

async function writeService(folder: string, spec: Spec, into: string): Promise<void> {
  await runOrval(spec.file, clientOptions(spec, into));
  fixImports(join(into, 'calls.ts'));
  mendModels(join(into, 'model'));
  withoutUnused(into);
  writeFileSync(
    join(into, 'types.d.ts'),
    `// From openapi/${spec.slug}.yaml by npm run generate.\n${await operationTypes(spec.file)}`,
  );
  const documents = graphqlDocuments(folder, spec.slug);
  if (documents !== undefined) writeFileSync(join(into, 'documents.ts'), documents);
}

async function writeValidators(file: string, into: string): Promise<void> {
  await runOrval(file, messageOptions(file, into));
  rmSync(join(into, 'calls.ts'), { force: true });
  withoutUnused(into);
}

/** Folders of services that have no spec any more. */
function goneFrom(generated: string, known: readonly string[]): string[] {
  if (!existsSync(generated)) return [];
  return readdirSync(generated, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
    .map(({ name }) => name);
}

/** orval imports the model folder; Node resolves files only. Between parts it leaves more than one line empty. */
function fixImports(file: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replaceAll("from './model';", "from './model/index.ts';")
      .replaceAll(/\n{3,}/g, '\n\n'),
  );
}

/** Edits the models for what orval has no option for. A service without any schema has none. */
function mendModels(models: string): void {
  if (!existsSync(models)) return;
  for (const name of readdirSync(models)) {
    const file = join(models, name);
    const model = readFileSync(file, 'utf8');
    const mended = model
      // Zod's own idea of an e-mail address refuses some that are.
      .replaceAll('zod.email()', () => `zod.email({ pattern: ${EMAIL_ADDRESS} })`)
      // Unknown fields are kept, but nobody reads them: to the compiler a field that the spec lacks is not there.
      .replaceAll(ANY_FIELDS, (fields) => `${fields} as zod.ZodMiniType<object, object>`);
    if (mended !== model) writeFileSync(file, mended);
  }
}

/** Code that keeps unknown fields beside those that a schema names. */
const ANY_FIELDS =
  /(?<=\}\), )\/\*#__PURE__\*\/ zod\.record\(\/\*#__PURE__\*\/ zod\.string\(\), \/\*#__PURE__\*\/ zod\.unknown\(\)\)/g;

/** JSON with a line for each operation, so that a change of one is seen as such. */
function jsonLines({ services }: { services: Pick<Spec, 'slug' | 'version' | 'operations'>[] }): string {
  const service = ({ slug, version, operations }: (typeof services)[number]) => {
    const lines = operations.map((operation) => `    ${JSON.stringify(operation)}`);
    return `  { "slug": "${slug}", "version": ${JSON.stringify(version)}, "operations": [\n${lines.join(',\n')}\n  ] }`;
  };
  return `{ "services": [\n${services.map(service).join(',\n')}\n] }`;
}

/** `bodies.ts`: the validator of each JSON body, for development and tests; no customer loads it. */
function writeBodies(generated: string, specs: Spec[]): void {
  const used = specs.flatMap(({ slug, operations }) =>
    operations.flatMap(({ operationId, body }) => (body === undefined ? [] : [{ slug, operationId, body }])),
  );
  const alias = ({ slug, body }: { slug: string; body: string }) =>
    `${slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}${body}`;
  const imports = used.map(
    (one) =>
      `import { ${one.body} as ${alias(one)} } from './${one.slug}/model/${one.body[0]?.toLowerCase()}${one.body.slice(1)}.zod.ts';`,
  );
  writeFileSync(
    join(generated, 'bodies.ts'),
    [
      '// From openapi/ by npm run generate.',
      "import type { ZodMiniType } from 'zod/mini';",
      "import type { OperationId } from './operations.d.ts';",
      ...new Set(imports),
      '',
      '/** What each operation with a JSON body takes. */',
      `export const bodies: { readonly [Id in OperationId]?: ZodMiniType } = {${used.map((one) => `\n  ${one.operationId}: ${alias(one)},`).join('')}\n};`,
      '',
    ].join('\n'),
  );
}

/** `index.json` for tools, `operations.d.ts` for types: which operations and services there are. */
function writeIndex(generated: string, specs: Spec[]): void {
  const index = {
    services: specs.map(({ slug, version, operations }) => ({ slug, version, operations })),
  };
  writeFileSync(join(generated, 'index.json'), `${jsonLines(index)}\n`);
  const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');
  writeFileSync(
    join(generated, 'operations.d.ts'),
    [
      '// From openapi/ by npm run generate.',
      `/** Slug of a downstream service: the name of its spec file. */\nexport type ServiceSlug =${union(specs.map((spec) => spec.slug))};`,
      `/** Id of an operation, unique over all services. */\nexport type OperationId =${union(specs.flatMap((spec) => spec.operations.map((operation) => operation.operationId)).sort())};`,
      '',
    ].join('\n'),
  );
}
