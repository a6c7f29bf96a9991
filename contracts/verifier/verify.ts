import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writePact } from '../pact-files/pact-file.ts';
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
  const { provider = '', 'base-url': baseUrl = '', 'state-url': stateUrl, states, 'auth-header': authHeader } = options;
  const pact = contractWith(provider, options.only);
  const header = authHeader === undefined ? undefined : readHeader(authHeader);
  if (stateUrl === undefined && states === undefined) {
    const asked = [...statesOf([pact])];
    if (asked.length > 0) throw new UsageError(`Give --state-url or --states: the contract asks for ${asked.length} provider states, such as "${asked[0]}".`);
  }
  const handlers = states === undefined ? {} : await loadStates(states);
  const server = stateUrl === undefined ? await serveStates(handlers) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'photo-contracts-'));
  const verifier = openVerifier();
  try {
    const file = join(folder, 'pact.json');
    writePact(file, pact);
    const base = baseUrl.replace(/\/+$/, '');
    const verification = await verifier.verify({ service: provider, pact: file, baseUrl: base, stateUrl: server?.url ?? stateUrl ?? '', authHeader: header });
    const results = resultsOf(verification, { interactions: pact.interactions, baseUrl: base, version, pending: options.pending ?? false });
    print(results);
    writeReports(results, options);
    return results.outcome === 'failed' ? exitCodes.failed : exitCodes.good;
  } finally {
    verifier.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
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
