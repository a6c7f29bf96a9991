import { forgetResults, notedResults, totalLine } from '../resilience/matrix/results.ts';

/**
 * Once before the browser suite: what an earlier run has seen of the fault matrix is forgotten; afterwards it is said how much
 * of it passed, when it was part of the run.
 */
export default function globalSetup(): () => void {
  forgetResults();
  return () => {
    const results = notedResults();
    if (results.length > 0) console.log(totalLine(results));
  };
}
