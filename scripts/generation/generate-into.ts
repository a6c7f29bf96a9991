import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EMAIL_ADDRESS } from '#lib/formats.ts';
import { graphqlDocuments } from './graphql-documents.ts';
import { operationTypes } from './operation-types.ts';
import { readSpecs, type Spec } from './specs.ts';
import { withoutUnused } from './without-unused.ts';

const run = promisify(execFile);

/**
 * Writes generated/ below `root` from openapi/ below `root`: orval's calls, hooks and validators, openapi-typescript's types,
 * the index, and the bodies. `root` needs src/api/request.ts (orval reads its signature) and orval.config.ts. Byte-identical for
 * the same specs.
 * @param only the services to generate, for what is already there otherwise; left out: all of them
 * @throws Error naming the spec that cannot be used.
 */
export async function generateInto(
  root: string,
  only: string[] = [],
): Promise<{ services: number; operations: number }> {
  const all = readSpecs(join(root, 'openapi'));
  const stranger = only.find((service) => !all.some(({ slug }) => slug === service));
  if (stranger !== undefined) throw new Error(`There is no openapi/${stranger}.yaml.`);
  const specs = only.length > 0 ? all.filter(({ slug }) => only.includes(slug)) : all;
  const generated = join(root, 'generated');
  removeStale(generated, all);
  await runOrval(root, only);
  // Messages have validators only.
  rmSync(join(generated, 'push', 'calls.ts'), { force: true });
  withoutUnused(join(generated, 'push'));
  for (const spec of specs) {
    fixImports(join(generated, spec.slug, 'calls.ts'));
    takeAllEmailAddresses(join(generated, spec.slug, 'model'));
    withoutUnused(join(generated, spec.slug));
    writeFileSync(
      join(generated, spec.slug, 'types.d.ts'),
      `// From openapi/${spec.slug}.yaml by npm run generate.\n${await operationTypes(spec.file)}`,
    );
    const documents = graphqlDocuments(join(root, 'openapi'), spec.slug);
    if (documents !== undefined) writeFileSync(join(generated, spec.slug, 'documents.ts'), documents);
  }
  writeIndex(generated, all);
  writeBodies(generated, all);
  return { services: specs.length, operations: specs.reduce((sum, spec) => sum + spec.operations.length, 0) };
}

async function runOrval(root: string, only: string[]): Promise<void> {
  const orval = join(process.cwd(), 'node_modules', 'orval', 'dist', 'bin', 'orval.mjs');
  try {
    await run(
      process.execPath,
      [orval, '--config', 'orval.config.ts', ...(only.length > 0 ? ['--project', ...only] : [])],
      { cwd: root, maxBuffer: 16 * 1024 * 1024 },
    );
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`orval refused a spec:\n${stdout}${stderr}`, { cause: error });
  }
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

/** orval leaves it to Zod what an e-mail address is, which refuses some that are. */
function takeAllEmailAddresses(models: string): void {
  for (const name of readdirSync(models)) {
    const file = join(models, name);
    const model = readFileSync(file, 'utf8');
    if (model.includes('zod.email()'))
      writeFileSync(
        file,
        model.replaceAll('zod.email()', () => `zod.email({ pattern: ${EMAIL_ADDRESS} })`),
      );
  }
}

function removeStale(generated: string, specs: Spec[]): void {
  mkdirSync(generated, { recursive: true });
  const wanted = new Set([...specs.map((spec) => spec.slug), 'push']);
  for (const entry of readdirSync(generated, { withFileTypes: true })) {
    if (entry.isDirectory() && !wanted.has(entry.name)) rmSync(join(generated, entry.name), { recursive: true });
  }
}

/** JSON with a line for each operation, so that a change of one is seen as such. */
function jsonLines({ services }: { services: Pick<Spec, 'slug' | 'version' | 'operations'>[] }): string {
  const service = ({ slug, version, operations }: (typeof services)[number]) => {
    const lines = operations.map((operation) => `    ${JSON.stringify(operation)}`);
    return `  { "slug": "${slug}", "version": "${version}", "operations": [\n${lines.join(',\n')}\n  ] }`;
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
