import type { operations } from '#generated/reorder/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { reorderStates } from './provider-states.ts';

/** Ordering the same once more. */
export const reorder = defineService<operations>({
  slug: 'reorder',
  states: reorderStates,
  createHandlers: () => ({
    createDirectReorder: () => notWrittenYet('createDirectReorder'),
    getReorderStatus: () => notWrittenYet('getReorderStatus'),
  }),
});
