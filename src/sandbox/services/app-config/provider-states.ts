import { Problem } from '../../core/problem.ts';
import { defineState, requireFields } from '../../core/provider-states.ts';
import { readTexts } from './texts.ts';

/** Situations of the app's own files that contracts ask for. Files are there, or are not. */
export const appConfigStates = [
  defineState<{ fields: object }>({
    name: 'the app is configured',
    description: '`fields`: what is configured, such as this; what is not named may be, too.',
    parameters: { fields: { type: 'object', default: {} } },
    setup: ({ configuration }, _account, { fields }) => requireFields(fields, configuration()),
  }),
  defineState<{ locale: string }>({
    name: 'the locale exists',
    description: 'There are texts in that locale.',
    parameters: { locale: { type: 'string', default: 'en-GB' } },
    setup(_sandbox, _account, { locale }) {
      if (!readTexts(locale)) throw new Problem(422, 'impossible-state', `There are no texts in ${locale}.`);
    },
  }),
  defineState<{ locale: string }>({
    name: 'the locale does not exist',
    description: 'There are no texts in that locale.',
    parameters: { locale: { type: 'string', default: 'fi-FI' } },
    setup(_sandbox, _account, { locale }) {
      if (readTexts(locale)) throw new Problem(422, 'impossible-state', `There are texts in ${locale}.`);
    },
  }),
];
