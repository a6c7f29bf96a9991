import { defineState } from '../../core/provider-states.ts';
import { endTest, setVariant } from './offers.ts';

/** Situations of the sample test that contracts ask for. */
export const targetingStates = [
  defineState<{ variant: string }>({
    name: 'the sample test shows a variant',
    description: 'Every visitor sees this variant.',
    parameters: { variant: { type: 'string', description: 'A or control.' } },
    setup: ({ database }, _account, { variant }) => setVariant(database, variant),
  }),
  defineState<Record<string, never>>({
    name: 'there is no sample test',
    description: 'The test is over.',
    parameters: {},
    setup: ({ database }) => endTest(database),
  }),
];
