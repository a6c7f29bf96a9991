import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '../support/listening.ts';
import { openPactProcess, type PactProcess } from '../verification/pact-process.ts';
import type { Answer, ContractAnswer } from './mutants.ts';

/** An answer to hold against what a contract expects. */
export interface Trial {
  expected: ContractAnswer;
  answer: Answer;
}

/** Bodies to hold against what a contract expects: JSON texts, any number. */
export interface BodyTrials {
  expected: ContractAnswer;
  bodies: readonly string[];
}

/** Tries answers against contracts. */
export interface TrialRunner {
  /** Whether Pact's verifier takes each of the answers, in their order. */
  accepted(trials: readonly Trial[]): Promise<boolean[]>;
  /** Complaints of Pact about each body in the place of the expected one, by group; none about what it takes. */
  complaints(groups: readonly BodyTrials[]): Promise<string[][][]>;
  close(): Promise<void>;
}

const BATCH = 100;
/** Number of lists of bodies that are tried at once. */
const LISTS = 20;
/** Time limit, in ms, of a verifier that hangs: on a busy machine a batch takes minutes. */
const TIME_LIMIT_MS = 1_200_000;

/**
 * One provider gives all the answers, each under an address of its own, and each is an interaction of one large contract:
 * a provider or a verifier for each would take hours.
 * @param lanes how many verifiers run side by side
 */
export async function openTrials({ lanes = 2 } = {}): Promise<TrialRunner> {
  const answers = new Map<string, Answer>();
  const server = await listening((request, response) => {
    const { status, headers, body } = answers.get(request.url ?? '') ?? { status: 200, headers: {} };
    response.writeHead(status, headers).end(body);
  });
  const baseUrl = server.url;
  const folder = mkdtempSync(join(tmpdir(), 'contract-trials-'));
  const verifiers = Array.from({ length: lanes }, openPactProcess);
  let count = 0;

  async function verified(verifier: PactProcess, trials: readonly Trial[]): Promise<string[][]> {
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
    const told = new Map(results.map(({ description, mismatches }) => [description, mismatches]));
    return names.map((name) => told.get(name) ?? ['It was not tried.']);
  }

  /** Has the verifiers do what there is to do, each the next thing once it is done. */
  async function inLanes<Thing>(
    things: readonly Thing[],
    act: (verifier: PactProcess, thing: Thing, at: number) => Promise<void>,
  ): Promise<void> {
    const queue = things.entries();
    const lane = async (verifier: PactProcess) => {
      for (const [at, thing] of queue) await act(verifier, thing, at);
    };
    await Promise.all(verifiers.map(lane));
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
      const outcomes: string[][][] = [];
      await inLanes(inBatches(trials, BATCH), async (verifier, batch, at) => {
        outcomes[at] = await verified(verifier, batch);
      });
      const came = outcomes.flat();
      [...open.keys()].forEach((key, at) => known.set(key, came[at]?.length === 0));
      return keys.map((key) => known.get(key) ?? false);
    },
    async complaints(groups) {
      const found = groups.map(({ bodies }) => bodies.map((): string[] => []));
      // Each trial is one answer, a list of bodies: an answer for each would take hours.
      const lists = groups.flatMap(({ expected, bodies }, group) =>
        inBatches(bodies, BATCH).map((batch, at) => ({ group, first: at * BATCH, trial: listTrial(expected, batch) })),
      );
      const batches = inBatches(lists, LISTS);
      await inLanes(batches, async (verifier, batch) => {
        const told = await verified(
          verifier,
          batch.map(({ trial }) => trial),
        );
        batch.forEach(({ group, first }, list) =>
          told[list]?.forEach((complaint) => {
            const at = /^\$\[(\d+)\]/.exec(complaint)?.[1];
            const own = at === undefined ? undefined : found[group]?.[first + Number(at)];
            if (!own) throw new Error(`Pact says of no body in particular: ${complaint.slice(0, 500)}`);
            own.push(complaint);
          }),
        );
      });
      return found;
    },
    async close() {
      verifiers.forEach((verifier) => verifier.close());
      rmSync(folder, { recursive: true });
      await server.close();
    },
  };
}

function inBatches<One>(all: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** The trial of many bodies at once: a list of them in the place of one. */
function listTrial({ body, matchingRules }: ContractAnswer, bodies: readonly string[]): Trial {
  const rules = Object.entries(matchingRules?.body ?? {}).map(([path, rule]) => [path.replace(/^\$/, '$[*]'), rule]);
  return {
    expected: {
      status: 200,
      headers: { 'Content-Type': ['application/json'] },
      body: { ...body, content: bodies.map(() => body?.content) },
      matchingRules: { body: Object.fromEntries(rules) },
    },
    answer: { status: 200, headers: { 'Content-Type': 'application/json' }, body: `[${bodies.join(',')}]` },
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
