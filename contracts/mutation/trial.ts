import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPactProcess, type PactProcess } from '../verification/pact-process.ts';
import type { Answer, ContractAnswer } from './mutants.ts';

/** An answer to hold against what a contract expects. */
export interface Trial {
  expected: ContractAnswer;
  answer: Answer;
}

/** Tries answers against contracts. */
export interface TrialRunner {
  /** Whether Pact's verifier takes each of the answers, in their order. */
  accepted(trials: readonly Trial[]): Promise<boolean[]>;
  close(): Promise<void>;
}

const BATCH = 100;
const TIME_LIMIT_MS = 120_000;

/**
 * One provider gives all the answers, each under an address of its own, and each is an interaction of one large contract:
 * a provider or a verifier for each would take hours.
 * @param lanes how many verifiers run side by side
 */
export async function openTrials({ lanes = 2 } = {}): Promise<TrialRunner> {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { status, headers, body } = answers.get(request.url ?? '') ?? { status: 200, headers: {} };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const folder = mkdtempSync(join(tmpdir(), 'contract-trials-'));
  const verifiers = Array.from({ length: lanes }, openPactProcess);
  let count = 0;

  async function verified(verifier: PactProcess, trials: readonly Trial[]): Promise<boolean[]> {
    const names = trials.map(() => `trial-${String((count += 1)).padStart(7, '0')}`);
    names.forEach((name, at) => {
      const trial = trials[at];
      if (trial) answers.set(`/${name}`, trial.answer);
    });
    const pact = join(folder, `${names[0]}.json`);
    writeFileSync(pact, contractText(names, trials));
    const { results, crash } = await verifier.ask(
      { service: 'trials', pact, baseUrl, stateUrl: baseUrl, token: 'none' },
      TIME_LIMIT_MS,
    );
    if (crash !== undefined) throw new Error(`Trials broke off: ${crash}`);
    if (results.length !== trials.length) throw new Error(`${results.length} of ${trials.length} trials were made.`);
    names.forEach((name) => answers.delete(`/${name}`));
    const held = new Map(results.map(({ description, mismatches }) => [description, mismatches.length === 0]));
    return names.map((name) => held.get(name) ?? false);
  }

  /** Results of the trials so far: services refuse a token alike, and need not be asked again. */
  const known = new Map<string, boolean>();

  return {
    async accepted(wanted) {
      const keys = wanted.map((trial) => JSON.stringify(trial));
      const open = new Map(
        wanted.map((trial, at) => [keys[at] ?? '', trial] as const).filter(([key]) => !known.has(key)),
      );
      const trials = [...open.values()];
      const batches = Array.from({ length: Math.ceil(trials.length / BATCH) }, (_, at) =>
        trials.slice(at * BATCH, (at + 1) * BATCH),
      );
      const outcomes: boolean[][] = [];
      const queue = batches.entries();
      const lane = async (verifier: PactProcess) => {
        for (const [at, batch] of queue) outcomes[at] = await verified(verifier, batch);
      };
      await Promise.all(verifiers.map(lane));
      const came = outcomes.flat();
      [...open.keys()].forEach((key, at) => known.set(key, came[at] ?? false));
      return keys.map((key) => known.get(key) ?? false);
    },
    async close() {
      verifiers.forEach((verifier) => verifier.close());
      rmSync(folder, { recursive: true });
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

function contractText(names: readonly string[], trials: readonly Trial[]): string {
  const interactions = trials.map(({ expected }, at) => ({
    type: 'Synchronous/HTTP',
    description: names[at],
    request: { method: 'GET', path: `/${names[at]}` },
    response: expected,
  }));
  return JSON.stringify({
    consumer: { name: 'photo-account' },
    provider: { name: 'trials' },
    interactions,
    metadata: { pactSpecification: { version: '4.0' } },
  });
}
