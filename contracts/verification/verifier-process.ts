/** A process of its own for Pact's verifier, which writes to the standard output whatever it is told. Answers each job. */
import { isAboutMessages, readContract } from '../pact-files/pact-file.ts';
import type { Job, Outcome } from './job.ts';
import { createStates, type States } from './states.ts';
import { verifyMessages } from './verify-messages.ts';
import { verifyWithPact } from './verify-with-pact.ts';
import { reasonOf } from '../support/reason.ts';

let states: States | undefined;

process.on('message', (job: Job) => {
  states = createStates(job);
  void outcomeOf(job, states)
    .catch((error: unknown) => ({
      results: [],
      stateFailures: [],
      crash: reasonOf(error),
    }))
    .then((outcome) => process.connected && process.send?.(outcome));
});

// Whoever asked is gone, or wants no more. A signal alone says nothing: a terminal sends it to both.
process.once('disconnect', async () => {
  await states?.tearDown();
  // Node itself would wait for Pact's thread, which waits for an answer.
  process.once('exit', () => process.kill(process.pid, 'SIGKILL')).exit();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function outcomeOf(job: Job, ofJob: States): Promise<Outcome> {
  const contract = readContract(job.pact);
  if (!contract) throw new Error(`there is no contract at ${job.pact}`);
  return isAboutMessages(contract) ? verifyMessages(job, contract, ofJob) : verifyWithPact(job, contract, ofJob);
}
