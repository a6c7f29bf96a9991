/** A process of its own for Pact's verifier, which writes to the standard output whatever it is told. Answers each job. */
import { isAboutMessages, readContract } from '../pact-files/pact-file.ts';
import type { Job, Outcome } from './job.ts';
import { verifyMessages } from './verify-messages.ts';
import { verifyWithPact } from './verify-with-pact.ts';
import { reasonOf } from '../support/reason.ts';

process.on('message', (job: Job) => {
  void outcomeOf(job)
    .catch((error: unknown) => ({
      results: [],
      stateFailures: [],
      crash: reasonOf(error),
    }))
    .then((outcome) => process.send?.(outcome));
});

async function outcomeOf(job: Job): Promise<Outcome> {
  const contract = readContract(job.pact);
  if (!contract) throw new Error(`there is no contract at ${job.pact}`);
  return isAboutMessages(contract) ? verifyMessages(job, contract) : verifyWithPact(job, contract);
}
