import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parametersSchema } from '#sandbox/core/provider-states.ts';
import index from '#generated/index.json' with { type: 'json' };
import { states } from '#sandbox/services/registry.ts';
import { pactsOf } from '../pact-files/kinds.ts';
import { PACTS } from '../pact-files/pact-file.ts';
import { specFiles } from '../support/spec-files.ts';
import { handedOut, manifestOf, removedFrom, type HandedOut } from './manifest.ts';
import { commandOf } from '../../scripts/setup/run-program.mjs';
import { contractsWith, statesOf } from './selection.ts';
import { versionOf } from './version.ts';

const contracts = join(import.meta.dirname, '..');
const command = fileURLToPath(new URL('./command.ts', import.meta.url));

/** Paths of other modules in a module: imports, also by a name of package.json, and addresses of programs that it starts. */
const modulePath = /(?<=['"])(?:\.{1,2}|#\w+)\/[\w/.-]+\.ts(?=['"])/g;

/** See docs/decisions/0077-verifier-dependencies.md */
const DEPENDENCIES = [
  '@pact-foundation/pact',
  '@pactflow/openapi-pact-comparator',
  'ajv',
  'json-schema-faker',
  'yaml',
  'zod',
];

/** File of the interactions that teams were handed last: see removedFrom. */
const HANDED_OUT = join(import.meta.dirname, 'handed-out.json');

/**
 * Packs the command for backend teams: its modules as JavaScript, the contracts and specs, and the catalogue of provider states.
 * @param into the folder that the package is written to
 * @param removed interactions that are left out on purpose, as `service: description`
 * @param before what teams were handed last
 * @param openapi folder of the specs
 * @returns the path of `photo-contracts-<version>.tgz`
 * @throws Error when an interaction that teams were handed is gone
 */
export function packVerifier(
  into: string,
  removed: readonly string[] = [],
  before = readHandedOut(),
  openapi = join(contracts, '../openapi'),
): string {
  const gone = removedFrom(before, handedOut(), removed);
  if (gone.length > 0)
    throw new Error(
      `Teams were handed interactions that are gone; name each that is removed on purpose:\n${gone.map((one) => `  --removed ${JSON.stringify(one)}`).join('\n')}`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'photo-contracts-package-'));
  try {
    for (const [path, text] of modulesFrom(command)) write(join(folder, path), text);
    chmodSync(join(folder, 'verifier/command.js'), 0o755);
    // What the client bears is no provider's affair.
    const client = pactsOf('client');
    cpSync(PACTS, join(folder, 'pacts'), { recursive: true, filter: (path) => path !== client });
    const specs = specFiles(openapi);
    for (const file of specs) cpSync(join(openapi, file), join(folder, 'openapi', file), { dereference: true });
    write(join(folder, 'verifier/states.json'), json(catalogue()));
    write(join(folder, 'verifier/not-found.json'), json(meaningsOfNotFound()));
    cpSync(join(contracts, 'verifier/README.md'), join(folder, 'README.md'));
    const description = packageDescription();
    // What the command reads beside the contracts.
    const read = [...specs.map((file) => `openapi/${file}`), 'verifier/states.json', 'verifier/not-found.json'];
    write(join(folder, 'manifest.json'), json(manifestOf(description.version, folder, read)));
    write(join(folder, 'package.json'), json(description));
    mkdirSync(into, { recursive: true });
    const [npm, ...pack] = commandOf(['npm', 'pack', '--silent', '--pack-destination', into]);
    execFileSync(npm, pack, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return join(into, `${description.name}-${description.version}.tgz`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps what is handed out, for the next packing to compare with. */
export function keepHandedOut(): void {
  write(HANDED_OUT, json(handedOut()));
}

function readHandedOut(): HandedOut {
  return JSON.parse(readFileSync(HANDED_OUT, 'utf8')) as HandedOut;
}

/** A module and all that it needs, as JavaScript, by their paths in the package. */
function modulesFrom(entry: string): Map<string, string> {
  const modules = new Map<string, string>();
  const waiting = [entry];
  for (const file of waiting) {
    const path = packedPath(file);
    if (modules.has(path)) continue;
    const code = withoutTypes(readFileSync(file, 'utf8'));
    const text = code.replaceAll(modulePath, (name) => {
      const other = fileOf(name, file);
      waiting.push(other);
      const to = relative(dirname(path), packedPath(other)).replaceAll('\\', '/');
      return to.startsWith('.') ? to : `./${to}`;
    });
    const tidy = text.replaceAll(/[ \t]+$/gm, '');
    modules.set(path, file === entry ? `#!/usr/bin/env node\n${tidy}` : tidy);
  }
  return modules;
}

/** Path in the package: that of what lies in contracts/ begins there; all else is as in the repository. */
function packedPath(file: string): string {
  return relative(contracts, file)
    .replaceAll('\\', '/')
    .replace(/^\.\.\//, '')
    .replace(/\.ts$/, '.js');
}

/** The file of a module that another names, by a path or by one of the names (`#lib/*`) of package.json. */
function fileOf(name: string, from: string): string {
  if (!name.startsWith('#')) return join(dirname(from), name);
  const [scope = '', ...rest] = name.split('/');
  const folder = project().imports[`${scope}/*`];
  if (folder === undefined) throw new Error(`${from}: package.json has no ${scope}/*.`);
  return join(contracts, '..', folder.replace('*', rest.join('/')));
}

function withoutTypes(code: string): string {
  const { emitWarning } = process;
  // Node calls the function experimental on every use.
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(code);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** The states that the contracts ask for, as the stand-in services define them. */
function catalogue() {
  const asked = statesOf(contractsWith(undefined));
  const known = states.filter(({ name }) => asked.has(name));
  const unknown = [...asked].filter((name) => !known.some((state) => state.name === name));
  if (unknown.length > 0)
    throw new Error(`No service defines the states ${unknown.join(', ')}, which contracts ask for.`);
  return known.map((state) => ({
    name: state.name,
    description: state.description,
    parameters: parametersSchema(state),
  }));
}

/** Meaning of a 404 for the app, by operation, by the specs (`x-client.missing`). */
function meaningsOfNotFound(): Record<string, string> {
  const operations = index.services.flatMap((service) =>
    service.operations.map(({ operationId, client }) => ({ operationId, client })),
  );
  return Object.fromEntries(
    operations.flatMap(({ operationId, client }) =>
      'missing' in client ? [[operationId, meaningOf(client.missing)]] : [],
    ),
  );
}

function meaningOf(missing: unknown): string {
  if (missing === 'done') return 'gone already, as good as removed';
  if (missing === 'failure') return 'a failure that the page shows';
  return missing === null ? 'nothing is there: null' : `the same as ${JSON.stringify(missing)}`;
}

interface Project {
  imports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function project(): Project {
  return JSON.parse(readFileSync(join(contracts, '../package.json'), 'utf8')) as Project;
}

function packageDescription() {
  const { dependencies, devDependencies } = project();
  const versions = { ...dependencies, ...devDependencies };
  return {
    name: 'photo-contracts',
    version: versionOf(join(contracts, '..')),
    description: 'What the photo account asks of its services, and the command that verifies a service.',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'photo-contracts': 'verifier/command.js' },
    engines: { node: '>=22' },
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, versions[name]])),
    scarfSettings: { enabled: false },
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
