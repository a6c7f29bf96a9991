/** The command `photo-contracts` that backend teams run; see README.md. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitCodes, readArguments, refuseOldNode, UsageError, type Arguments, type Options } from './arguments.ts';
import { parametersOf, readCatalogue, readMeanings } from './catalogue.ts';
import { compare, comparisonLines } from './compare.ts';
import { readManifest, strays } from './manifest.ts';
import { overview, reportsOf } from './overview.ts';
import { refuseUnwritable, writeReport } from './report-files.ts';
import { callsWith, contractsWith, contractWith, operationsOf, statesOf } from './selection.ts';
import { serveStub } from './stub.ts';
import { interruption, verify } from './verify.ts';
import { reasonOf } from '../support/reason.ts';

// Pact's telemetry is off unless the environment turns it on.
process.env.PACT_DO_NOT_TRACK ??= 'true';

const code = await exitCode();
// A module of provider states may hold a connection or a timer, which keeps a process alive.
await Promise.all(
  [process.stdout, process.stderr].map((stream) => new Promise((flushed) => stream.write('', flushed))),
);
process.exit(code);

async function exitCode(): Promise<number> {
  try {
    refuseOldNode(process.versions.node);
    const { version, damage } = state();
    damage.forEach((fault) => console.error(`This package is not whole: ${fault}.`));
    return damage.length > 0 ? exitCodes.failed : await run(readArguments(process.argv.slice(2)), version);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\nphoto-contracts --help says what there is.`);
    return exitCodes.misused;
  }
}

/** Version of the package, and what is wrong with it. */
function state(): { version: string; damage: string[] } {
  try {
    const root = join(import.meta.dirname, '..');
    const manifest = readManifest(join(root, 'manifest.json'));
    return { version: manifest.version, damage: strays(manifest, root) };
  } catch (error) {
    return { version: 'unknown', damage: [reasonOf(error)] };
  }
}

async function run({ command, options }: Arguments, version: string): Promise<number> {
  refuseUnwritable(options);
  if (command === 'verify') return verify(options, version);
  if (command === 'stub') return stub(options);
  if (command === 'compare') return comparison(options);
  if (command === 'list') list(options);
  else if (command === 'states') states(options);
  else if (command === 'report') report(options);
  else console.log(command === 'version' ? version : readFileSync(join(import.meta.dirname, '../README.md'), 'utf8'));
  return exitCodes.good;
}

/** The services, or the interactions with one. */
function list({ provider }: Options): void {
  for (const pact of contractsWith(provider)) {
    if (provider !== undefined) pact.interactions.forEach(({ description }) => console.log(description));
    else
      console.log(
        `${pact.provider.name.padEnd(24)} ${String(operationsOf(pact).length).padStart(3)} operations ${String(pact.interactions.length).padStart(4)} interactions`,
      );
  }
}

/** The provider states that the contracts ask for. */
function states({ provider, json }: Options): void {
  const asked = statesOf(contractsWith(provider));
  const entries = readCatalogue().filter(({ name }) => asked.has(name));
  for (const entry of entries) console.log([entry.name, entry.description, ...parametersOf(entry)].join('\n    '));
  if (json !== undefined) writeReport(json, `${JSON.stringify(entries, null, 2)}\n`);
}

/** Writes the interactions that are asked for, as a page unless JSON alone is asked for. */
function report({ provider, json, html, 'base-url': baseUrl }: Options): void {
  const [pacts, base] = [contractsWith(provider), baseUrl?.replace(/\/+$/, '')];
  const page = html ?? (json === undefined ? 'photo-contracts.html' : undefined);
  if (json !== undefined) writeReport(json, `${JSON.stringify(reportsOf(pacts, base), null, 2)}\n`);
  if (page !== undefined) writeReport(page, overview(pacts, readCatalogue(), readMeanings(), base));
  for (const file of [json, page]) if (file !== undefined) console.log(resolve(file));
}

async function stub({ provider, port = '8080' }: Options): Promise<number> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port is to be a number up to 65535, not "${port}".`);
  const pacts = callsWith(provider);
  try {
    const { url, close } = await serveStub(pacts, Number(port));
    for (const {
      provider: { name },
    } of pacts)
      console.log(`${name.padEnd(24)} ${pacts.length === 1 ? url : `${url}/${name}`}`);
    console.log('Ready');
    const interrupted = await interruption();
    close();
    return interrupted;
  } catch (error) {
    console.error(`The stub cannot be served: ${reasonOf(error)}`);
    return exitCodes.failed;
  }
}

async function comparison({ provider = '', openapi = '', only, json }: Options): Promise<number> {
  const result = await compare(contractWith(provider, only), openapi);
  comparisonLines(result).forEach((line) => console.log(line));
  if (json !== undefined) writeReport(json, `${JSON.stringify(result, null, 2)}\n`);
  return result.outcome === 'passed' ? exitCodes.good : exitCodes.failed;
}
