import { defineState } from '../../core/provider-states.ts';
import type { Schema } from '../../spec/document.ts';
import { keepSelection } from './selections.ts';

const ID: Schema = { type: 'string', minLength: 1 };

/** Situations of this service that contracts ask for. */
export const tempSelectionsStates = [
  defineState<{ id: string; photoIds: string[] }>({
    name: 'a temp selection exists',
    description: 'The customer has handed over photos, such as these.',
    parameters: { id: ID, photoIds: { type: 'array', items: ID, minItems: 1 } },
    setup: ({ database, clock }, account, { id, photoIds }) =>
      void keepSelection(database, { account, photoIds, now: clock.now(), id }),
  }),
  defineState<{ id: string }>({
    name: 'a temp selection does not exist',
    description: 'Nobody has handed over a selection of that id, or it is kept no longer.',
    parameters: { id: ID },
    setup: ({ database }, _account, { id }) => void database.run('DELETE FROM temp_selection WHERE id = ?', id),
  }),
];
