import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAboutMessages, writePact, type Contract } from '../pact-files/pact-file.ts';
import type { PublishedContract } from '../verification/job.ts';
import { openVerifier } from '../verification/verifier.ts';
import { exitCodes, readHeader, UsageError, type Options } from './arguments.ts';
import { contractsAt, credentialsIn } from './broker-contracts.ts';
import { fuzzLines, readFuzzing, runFuzz } from './fuzz.ts';
import { textOf } from './interaction-report.ts';
import { writeReport } from './report-files.ts';
import { junit, resultsOf, together, resultsPage, summaryOf, type Results } from './results.ts';
import { contractWith, partOf, statesOf } from './selection.ts';
import { specOf } from './spec-places.ts';
import { loadStates, serveStates } from './state-server.ts';
import { reasonOf } from '../support/reason.ts';

/**
 * Verifies one provider and writes the reports that were asked for.
 * @param version of the package, for the reports
 * @returns the exit code; that of a signal, without reports, once what was brought about is undone
 * @throws UsageError when the options do not fit the contract
 */
export async function verify(options: Options, version: string): Promise<number> {
  const {
    provider = '',
    'base-url': baseUrl = '',
    'message-url': messageUrl,
    'state-url': stateUrl,
    states,
    'auth-header': authHeader,
  } = options;
  const header = authHeader === undefined ? undefined : readHeader(authHeader);
  const base = (messageUrl ?? baseUrl).replace(/\/+$/, '');
  const sources = await sourcesOf(options);
  if (typeof sources === 'string') {
    console.error(`✗ ${sources}`);
    return exitCodes.failed;
  }
  for (const { contract } of sources) refuseMisfits(contract, options);
  const fuzzing = options.fuzz ? readFuzzing(options, base, specOf(provider)) : undefined;
  const module = states === undefined ? undefined : await loadStates(states);
  const server = module && (await serveStates(module.handlers));
  const folder = mkdtempSync(join(tmpdir(), 'photo-contracts-'));
  const verifier = openVerifier();
  const interrupted = interruption();
  try {
    const all: Results[] = [];
    for (const { contract, published } of sources) {
      const file = join(folder, 'pact.json');
      writePact(file, contract);
      const verified = verifier.verify({
        service: provider,
        pact: file,
        baseUrl: base,
        messageUrl,
        stateUrl: server?.url ?? stateUrl,
        authHeader: header,
        published,
      });
      const verification = await Promise.race([verified, interrupted]);
      if (typeof verification === 'number') {
        console.error('✗ interrupted: what was brought about is being undone');
        await verifier.interrupt();
        return verification;
      }
      const { interactions } = contract;
      const pending = options.pending ?? false;
      all.push(resultsOf(verification, { interactions, baseUrl: base, authHeader: header, version, pending }));
    }
    const fuzz = fuzzing && (await Promise.race([runFuzz(fuzzing, header), interrupted]));
    if (typeof fuzz === 'number') return fuzz;
    const results = together(all, fuzz);
    print(results);
    writeReports(results, options);
    return results.outcome === 'failed' ? exitCodes.failed : exitCodes.good;
  } finally {
    verifier.close();
    await server?.close();
    await module?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The exit code once a signal asks for the end. It may come twice, from the terminal and from `npx`: the second changes nothing. */
export function interruption(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => resolve(128 + constants.signals[signal]));
  });
}

/** The contracts to verify: that of the package, or those at a broker; or why the broker gives none. */
async function sourcesOf(options: Options): Promise<{ contract: Contract; published?: PublishedContract }[] | string> {
  const { provider = '', only, 'broker-url': brokerUrl } = options;
  if (brokerUrl === undefined) return [{ contract: contractWith(provider, only) }];
  const branch = options['provider-branch'];
  const told = {
    ...(options['provider-version'] !== undefined && { providerVersion: options['provider-version'] }),
    ...(branch !== undefined && { providerBranch: branch }),
    ...(options['build-url'] !== undefined && { buildUrl: options['build-url'] }),
  };
  try {
    const found = await contractsAt(brokerUrl, provider, credentialsIn(process.env), branch);
    // A part of a contract is verified from a copy: Pact would take the whole one from the broker.
    return found.map(({ contract, published }) =>
      only === undefined ? { contract, published: { ...published, ...told } } : { contract: partOf(contract, only) },
    );
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return reasonOf(error);
  }
}

function refuseMisfits(
  contract: Contract,
  { provider, 'message-url': messageUrl, 'state-url': stateUrl, states, 'auth-header': authHeader }: Options,
): void {
  const asksForMessages = isAboutMessages(contract);
  if (messageUrl !== undefined && !asksForMessages)
    throw new UsageError(`${provider} sends no messages: give --base-url instead of --message-url.`);
  if (messageUrl === undefined && asksForMessages && authHeader === undefined) {
    throw new UsageError(
      `Give --auth-header: the connection to ${provider} begins with the token. Or give --message-url.`,
    );
  }
  // An address that gives messages is told the states, too.
  if (stateUrl !== undefined || states !== undefined || messageUrl !== undefined) return;
  const asked = [...statesOf([contract])];
  if (asked.length > 0)
    throw new UsageError(
      `Give --state-url or --states: the contract asks for ${asked.length} provider states, such as "${asked[0]}".`,
    );
}

function print(results: Results): void {
  for (const tried of results.interactions) {
    const isBad = tried.mismatches.length > 0;
    console.log([`${isBad ? '✗' : '✓'} ${tried.description}`, ...(isBad ? textOf(tried) : [])].join('\n    '));
  }
  results.stateFailures.forEach((failure) => console.log(`✗ provider state, ${failure}`));
  results.broken.forEach((failure) => console.log(`✗ ${failure}`));
  if (results.fuzz) fuzzLines(results.fuzz).forEach((line) => console.log(line));
  console.log(summaryOf(results));
}

function writeReports(results: Results, options: Options): void {
  const reports = [
    [options.junit, () => junit(results)],
    [options.json, () => `${JSON.stringify(results, null, 2)}\n`],
    [options.html, () => resultsPage(results)],
  ] as const;
  for (const [file, text] of reports) if (file !== undefined) writeReport(file, text());
}
