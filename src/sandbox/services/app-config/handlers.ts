import type { operations } from '#generated/app-config/types.d.ts';
import { defineService } from '../../core/service.ts';
import { appConfigStates } from './provider-states.ts';
import { readTexts } from './texts.ts';

export const APP_CONFIG_SLUG = 'app-config';

/** The two files that are served beside the app, as a service among the others: checked, journaled, and able to fail. */
export const appConfig = defineService<operations>({
  slug: APP_CONFIG_SLUG,
  states: appConfigStates,
  createHandlers: ({ configuration }) => ({
    getAppConfig: () => ({ status: 200, headers: { 'cache-control': 'no-cache' }, body: configuration() }),
    getLocale({ params }) {
      const texts = readTexts(params.locale);
      return texts ? { status: 200, headers: { 'cache-control': 'no-cache' }, body: texts } : { status: 404 };
    },
  }),
});
