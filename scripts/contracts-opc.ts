/**
 * Compares every interaction of the committed contracts with the spec of its service: requests that the spec does not know,
 * answers that it does not allow.
 *
 * Usage: node scripts/contracts-opc.ts [service …]; without one, all that have a spec or a contract
 */
import { wholeContract } from '../contracts/pact-files/kinds.ts';
import { pactServices } from '../contracts/pact-files/pact-file.ts';
import { conclude } from '../contracts/pact-files/summary.ts';
import { contradictionsIn } from '../contracts/pact-files/update.ts';
import { specSlugs } from '../contracts/support/spec.ts';

const chosen = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const service of chosen.length > 0 ? chosen : [...new Set([...specSlugs(), ...pactServices()])].sort()) {
  const contract = wholeContract(service);
  const problems = contract ? await contradictionsIn(service, contract) : ['there is no contract'];
  const count = contract?.interactions.length ?? 0;
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${service.padEnd(24)} ${String(count).padStart(4)} interactions`);
  problems.forEach((problem) => console.log(`  ✗ ${problem}`));
  passed += count;
  failed += problems.length;
}
console.log(`${passed} interactions compared with openapi/, ${failed} contradictions`);
conclude({ passed, failed, skipped: 0 }, undefined);
