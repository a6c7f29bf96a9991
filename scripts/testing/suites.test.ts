import { expect, it } from 'vitest';
import { reportFile, suites } from './suites.ts';

/** Suites of a group, by the programs that they run. */
const ofGroup = (group: string) => suites.filter((suite) => suite.group === group).map(({ run }) => run.join(' '));

it('the contracts are themselves tested by every change of an answer and by bodies by the ten thousand, among the proofs', () => {
  const proofs = ofGroup('proof');
  expect(proofs).toContainEqual(expect.stringContaining('scripts/contracts-mutate.ts'));
  const bodies = suites.find(({ name }) => name === 'contract-bodies');
  expect(bodies).toMatchObject({ group: 'proof', report: 'vitest', env: { RESILIENCE: 'all' } });
  expect(bodies?.run.join(' ')).toMatch(/--project contract-tools .*contracts\/mutation\/bodies\.test\.ts$/);
  expect([...ofGroup('test'), ...ofGroup('part')].join('\n')).not.toMatch(/contracts-mutate|bodies/);
});

it('each suite that writes a report writes it where it is looked for', () => {
  for (const suite of suites.filter(({ report }) => report !== 'exit-code'))
    expect([...suite.run, ...Object.values(suite.env ?? {})].join(' ')).toContain(reportFile(suite));
});
