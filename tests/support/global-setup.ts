import { execFileSync } from 'node:child_process';
import { forgetResults, notedResults, totalLine } from '../resilience/matrix/results.ts';

/**
 * Once before the browser suite: the sandbox's pictures, so that no test waits for a painter. What an earlier run has seen of the
 * fault matrix is forgotten; afterwards it is said how much of it passed, when it was part of the run.
 */
export default function globalSetup(): () => void {
  forgetResults();
  execFileSync(process.execPath, ['scripts/paint-pictures.ts'], { stdio: 'inherit' });
  return () => {
    const results = notedResults();
    if (results.length > 0) console.log(totalLine(results));
  };
}
