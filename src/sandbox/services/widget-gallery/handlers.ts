import type { operations } from '#generated/widget-gallery/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { widgetGalleryStates } from './provider-states.ts';

/** Photo books in the public gallery. */
export const widgetGallery = defineService<operations>({
  slug: 'widget-gallery',
  states: widgetGalleryStates,
  createHandlers: () => ({
    createGalleryEntry: () => notWrittenYet('createGalleryEntry'),
    deleteGalleryEntry: () => notWrittenYet('deleteGalleryEntry'),
    getBlockedOrder: () => notWrittenYet('getBlockedOrder'),
    getGalleryEntry: () => notWrittenYet('getGalleryEntry'),
    listGalleryCategories: () => notWrittenYet('listGalleryCategories'),
    updateGalleryEntry: () => notWrittenYet('updateGalleryEntry'),
  }),
});
