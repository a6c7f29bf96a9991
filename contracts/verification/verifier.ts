import { duplicates } from '../pact-files/merge.ts';
import { readContract, type Contract } from '../pact-files/pact-file.ts';
import type { InteractionResult, Job } from './job.ts';
import { openPactProcess } from './pact-process.ts';
import { reasonOf } from '../support/reason.ts';

/** Result of a verification. */
export interface Verification {
  service: string;
  passed: number;
  /** One line for each failure; it failed when there is any. */
  failures: string[];
  /** Failures that kept it from being complete: its results on the provider are worth nothing then. */
  broken: string[];
  /** Failures to undo provider states. */
  stateFailures: string[];
  /** Each interaction that was tried. */
  results: InteractionResult[];
  /** Output of Pact. */
  log: string;
}

/** Verifies providers, one after the other. */
export interface ContractVerifier {
  verify(job: Job): Promise<Verification>;
  /** Has the states of the verification that is under way undone, and ends it. */
  interrupt(): Promise<void>;
  close(): void;
}

/**
 * A verifier that takes nothing for granted. Pact's own is content with a contract without interactions and with descriptions
 * that stand there twice, and its proxy with states that nobody knows or that could not be brought about: here the former
 * fail the verification, the latter their interaction.
 * @param limits how long one interaction may take on the average, `interactionMs`, and the first of them besides, for the start of the
 *   process: Pact's verifier can wait for ever; and how long the provider to an answer, and to bring a state about, `answerMs`
 */
export function openVerifier({ interactionMs = 60_000, answerMs = 30_000 } = {}): ContractVerifier {
  const pactProcess = openPactProcess();

  return {
    async verify(job) {
      pactProcess.forgetLog();
      const refused = (failures: string[]) => ({
        service: job.service,
        passed: 0,
        failures,
        broken: failures,
        stateFailures: [],
        results: [],
        log: '',
      });
      const pact = read(job.pact);
      if (typeof pact === 'string') return refused([pact]);
      const known = await knownStates(job.stateUrl, answerMs);
      const before = [
        ...faultsOf(pact, job.service),
        ...(await absence(job.messageUrl ?? job.baseUrl, answerMs)),
        ...(typeof known === 'string' ? [known] : []),
      ];
      if (before.length > 0) return refused(before);
      const knows = typeof known === 'object' ? { knownStates: known } : {};
      const timeLimitMs = interactionMs * (1 + pact.interactions.length);
      const { results, stateFailures, crash } = await pactProcess.ask({ ...job, ...knows, answerMs }, timeLimitMs);
      const failed = results.filter(({ mismatches }) => mismatches.length > 0);
      const broken = crash === undefined ? [] : [`the verification broke off: ${crash}`];
      if (failed.length === results.length && isWebsite(failed))
        broken.push(
          `${job.baseUrl} answers HTML: it is the address of a website or a sign-in page, not of ${job.service}`,
        );
      if (results.length !== pact.interactions.length)
        broken.push(`${results.length} of ${pact.interactions.length} interactions were verified`);
      const failures = [
        ...broken,
        ...failed.map(({ description, mismatches }) => [description, ...mismatches].join('\n    ')),
        ...stateFailures.map((failure) => `provider state, ${failure}`),
      ];
      return {
        service: job.service,
        passed: results.length - failed.length,
        failures,
        broken,
        stateFailures,
        results,
        log: pactProcess.log(),
      };
    },
    interrupt: pactProcess.interrupt,
    close: pactProcess.close,
  };
}

function read(file: string): Contract | string {
  try {
    return readContract(file) ?? `there is no contract at ${file}`;
  } catch (error) {
    return `this is no contract: ${reasonOf(error)}`;
  }
}

function faultsOf({ provider, interactions }: Contract, service: string): string[] {
  const twice = interactions ? duplicates(interactions) : [];
  return [
    ...(provider?.name === service ? [] : [`the contract is with ${provider?.name}, not with ${service}`]),
    ...(interactions?.length ? [] : ['the contract holds no interactions']),
    ...twice.map((description) => `the description stands twice in the contract: ${description}`),
  ];
}

/**
 * Whether everything that was asked is answered with HTML or a redirect, as by a website. A framework says in HTML, too, that there is
 * nothing yet: some of it must be no failure.
 */
function isWebsite(results: InteractionResult[]): boolean {
  const answers = results.flatMap(({ answer: { status = 0, headers } = {}, mismatches }) => {
    // Pact follows redirects: what it tells is of the page at their end.
    const isHtml =
      /^text\/html/i.test(headers?.['content-type'] ?? '') || mismatches.some((told) => told.includes('text/html'));
    return status === 0 ? [] : [{ isHtml, isRedirect: status >= 300 && status < 400, isGood: status < 400 }];
  });
  return (
    answers.every(({ isHtml, isRedirect }) => isHtml || isRedirect) &&
    answers.some(({ isHtml, isGood }) => isHtml && isGood)
  );
}

async function absence(baseUrl: string, answerMs: number): Promise<string[]> {
  try {
    // Whether what it redirects to is there does not matter.
    const { body } = await fetch(baseUrl, { redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
    await body?.cancel();
    return [];
  } catch (error) {
    return [`no provider answers at ${baseUrl}: ${reasonOf(error, answerMs)}`];
  }
}

/** Names of the states that a provider lists, or why they cannot be read; undefined without an address to ask. */
async function knownStates(stateUrl: string | undefined, answerMs: number): Promise<string[] | string | undefined> {
  if (stateUrl === undefined) return undefined;
  try {
    const response = await fetch(stateUrl, { signal: AbortSignal.timeout(answerMs) });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    const catalogue: unknown = await response.json();
    if (!isCatalogue(catalogue)) throw new Error('it is no list of names');
    return catalogue.map(({ name }) => name);
  } catch (error) {
    return `the catalogue of provider states cannot be read at ${stateUrl}: ${reasonOf(error, answerMs)}`;
  }
}

function isCatalogue(value: unknown): value is { name: string }[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) => typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string',
    )
  );
}
