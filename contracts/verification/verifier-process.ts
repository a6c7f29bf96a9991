/** A process of its own for Pact's verifier, which writes to the standard output whatever it is told. Answers each job. */
import type { Job } from './job.ts';
import { verifyWithPact } from './verify-with-pact.ts';

process.on('message', (job: Job) => {
  void verifyWithPact(job)
    .catch((error: unknown) => ({ results: [], stateFailures: [], crash: error instanceof Error ? error.message : String(error) }))
    .then((outcome) => process.send?.(outcome));
});
