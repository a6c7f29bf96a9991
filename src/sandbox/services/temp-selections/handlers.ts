import type { operations } from '#generated/temp-selections/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { tempSelectionsStates } from './provider-states.ts';

/** Photos handed over to the prints editor. */
export const tempSelections = defineService<operations>({
  slug: 'temp-selections',
  states: tempSelectionsStates,
  createHandlers: () => ({
    createTempSelection: () => notWrittenYet('createTempSelection'),
    getTempSelection: () => notWrittenYet('getTempSelection'),
  }),
});
