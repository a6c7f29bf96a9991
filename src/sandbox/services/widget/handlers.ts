import type { operations } from '#generated/widget/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { widgetStates } from './provider-states.ts';

/** Online versions of photo books. */
export const widget = defineService<operations>({
  slug: 'widget',
  states: widgetStates,
  createHandlers: () => ({
    createOrRefreshWidget: () => notWrittenYet('createOrRefreshWidget'),
    deleteWidget: () => notWrittenYet('deleteWidget'),
    getWidget: () => notWrittenYet('getWidget'),
    listWidgetsByOrderCodes: () => notWrittenYet('listWidgetsByOrderCodes'),
    shareWidget: () => notWrittenYet('shareWidget'),
  }),
});
