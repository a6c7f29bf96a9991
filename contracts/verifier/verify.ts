import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isAboutMessages, writePact, type Contract } from '../pact-files/pact-file.ts';
import { openVerifier } from '../verification/verifier.ts';
import { exitCodes, readHeader, UsageError, type Options } from './arguments.ts';
import { junit, resultsOf, resultsPage, summaryOf, type Results } from './results.ts';
import { contractWith, statesOf } from './selection.ts';
import { loadStates, serveStates } from './state-server.ts';

/**
 * Verifies one provider and writes the reports that were asked for.
 * @param version of the package, for the reports
 * @returns the exit code
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
  const pact = contractWith(provider, options.only);
  const header = authHeader === undefined ? undefined : readHeader(authHeader);
  refuseMisfits(pact, options);
  const server = states === undefined ? undefined : await serveStates(await loadStates(states));
  const folder = mkdtempSync(join(tmpdir(), 'photo-contracts-'));
  const verifier = openVerifier();
  try {
    const file = join(folder, 'pact.json');
    writePact(file, pact);
    const base = (messageUrl ?? baseUrl).replace(/\/+$/, '');
    const verification = await verifier.verify({
      service: provider,
      pact: file,
      baseUrl: base,
      messageUrl,
      stateUrl: server?.url ?? stateUrl,
      authHeader: header,
    });
    const results = resultsOf(verification, {
      interactions: pact.interactions,
      baseUrl: base,
      version,
      pending: options.pending ?? false,
    });
    print(results);
    writeReports(results, options);
    return results.outcome === 'failed' ? exitCodes.failed : exitCodes.good;
  } finally {
    verifier.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
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
  for (const { description, mismatches } of results.interactions) {
    console.log([`${mismatches.length > 0 ? '✗' : '✓'} ${description}`, ...mismatches].join('\n    '));
  }
  results.stateFailures.forEach((failure) => console.log(`✗ provider state, ${failure}`));
  results.broken.forEach((failure) => console.log(`✗ ${failure}`));
  console.log(summaryOf(results));
}

function writeReports(results: Results, options: Options): void {
  const reports = [
    [options.junit, () => junit(results)],
    [options.json, () => `${JSON.stringify(results, null, 2)}\n`],
    [options.html, () => resultsPage(results)],
  ] as const;
  for (const [file, text] of reports) {
    if (file === undefined) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text());
  }
}
