import { defineState } from '../../core/provider-states.ts';
import { setMaps } from './maps.ts';

/** Situations of maps that contracts ask for. */
export const mapPdfStates = [
  defineState<{ maps: 'one' | 'none' }>({
    name: 'the customer has maps',
    description: 'The customer has one map, or none.',
    parameters: { maps: { enum: ['one', 'none'], default: 'one' } },
    setup: ({ database }, account, { maps }) => setMaps(database, account, maps),
  }),
];
