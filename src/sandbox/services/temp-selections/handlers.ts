import type { operations } from '#generated/temp-selections/types.d.ts';
import { Problem, invalidRequest, notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { tempSelectionsStates } from './provider-states.ts';
import { MAX_PHOTOS, findSelection, keepSelection, maySee, selectionsDataset } from './selections.ts';

/** Photos handed over to the prints editor. */
export const tempSelections = defineService<operations>({
  slug: 'temp-selections',
  dataset: selectionsDataset,
  states: tempSelectionsStates,
  createHandlers: ({ database, clock }) => ({
    createTempSelection({ account, body: { photoIds } }) {
      if (photoIds.length > MAX_PHOTOS)
        throw new Problem(413, 'too-many-ids', `A selection holds ${MAX_PHOTOS} photos at most.`);
      if (!maySee(database, account, photoIds)) throw invalidRequest('A photo does not exist, or is not yours to see.');
      return {
        status: 201,
        body: { tempSelectionId: keepSelection(database, { account, photoIds, now: clock.now() }) },
      };
    },
    getTempSelection({ account, params }) {
      const selection = findSelection(database, params.id, clock.now());
      if (selection?.account !== account.id) throw notFound('There is no such selection.');
      return { status: 200, body: { photoIds: selection.photoIds } };
    },
  }),
});
