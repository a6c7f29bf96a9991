import { stringify } from 'yaml';
import { before, replacing, texts, written, type Exercise } from './exercise.ts';

const SCREEN = 'src/features/gift-cards/gift-cards-screen.tsx';
const problem = (code: string, message: string) => ({
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: { [code]: { value: { code, message } } },
    },
  },
});
const refused = {
  description: 'The access token is refused. The client refreshes it once.',
  ...problem('unauthorized', 'The access token is expired.'),
};
const failed = {
  description: 'The service failed. The client says so.',
  ...problem('internal-error', 'Something went wrong on our side.'),
};
const client = (idempotent: boolean) => ({ idempotent, timeoutMs: 15_000, retry: idempotent ? 'transient' : 'none' });

const document = {
  openapi: '3.1.0',
  info: {
    title: 'Gift cards',
    version: '1.0.0',
    description: 'The gift cards of a customer.',
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: 'https://gift-cards.example' }],
  security: [{ bearerAuth: [] }],
  tags: [{ name: 'cards', description: 'Gift cards.' }],
  paths: {
    '/cards': {
      get: {
        operationId: 'listGiftCards',
        tags: ['cards'],
        summary: 'The gift cards of the customer.',
        description: 'The client shows their codes.',
        'x-client': client(true),
        responses: {
          200: {
            description: 'The cards.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/GiftCards' },
                examples: { cards: { value: { cards: [{ code: 'GIFT-1' }] } } },
              },
            },
          },
          401: refused,
          500: failed,
        },
      },
    },
    '/cards/{code}': {
      delete: {
        operationId: 'removeGiftCard',
        tags: ['cards'],
        summary: 'Forgets a gift card.',
        description: 'The client lists the cards anew.',
        'x-client': { ...client(false), hook: true },
        parameters: [
          {
            name: 'code',
            in: 'path',
            required: true,
            description: 'The code of the card.',
            schema: { type: 'string', minLength: 1 },
            example: 'GIFT-1',
          },
        ],
        responses: { 204: { description: 'Forgotten.' }, 401: refused, 500: failed },
      },
    },
  },
  components: {
    securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: {
      Problem: {
        description: 'Optional detail of a failure.',
        type: 'object',
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
      GiftCard: { type: 'object', required: ['code'], properties: { code: { type: 'string', minLength: 1 } } },
      GiftCards: {
        type: 'object',
        required: ['cards'],
        properties: { cards: { type: 'array', items: { $ref: '#/components/schemas/GiftCard' } } },
      },
    },
  },
};

const handlers = `import type { operations } from '#generated/gift-cards/types.d.ts';
import { defineService } from '../../core/service.ts';

/** Gift cards: everybody has one. */
export const giftCards = defineService<operations>({
  slug: 'gift-cards',
  createHandlers: () => ({
    listGiftCards: () => ({ status: 200, body: { cards: [{ code: 'GIFT-1' }] } }),
    removeGiftCard: () => ({ status: 204 }),
  }),
});
`;

const queries = `import { useRemoveGiftCard } from '#generated/gift-cards/hooks.ts';
import { getListGiftCardsQueryOptions } from '#generated/gift-cards/queries.ts';

/** Reads of gift cards. */
export const giftCardQueries = { list: () => getListGiftCardsQueryOptions() };

/** Hook: forgets a gift card. */
export { useRemoveGiftCard };
`;

const screen = `import { useQuery } from '@tanstack/react-query';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { giftCardQueries, useRemoveGiftCard } from './queries.ts';

/** The customer's gift cards. */
export function GiftCardsScreen() {
  const { data, error, refetch, isFetching } = useQuery(giftCardQueries.list());
  const forget = useRemoveGiftCard({ onSuccess: () => refetch() });
  return (
    <>
      <PageHead title={t('giftCards.title')} />
      {error && <Failure of={{ error, refetch, isFetching }} />}
      <ul>
        {data?.cards.map(({ code }) => (
          <li key={code}>
            {code} <Button variant="quiet" onClick={() => forget.mutate({ code })}>{t('giftCards.remove')}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
`;

const contract = `import { expect } from 'vitest';
import { giftCardQueries } from '#features/gift-cards/queries.ts';
import { removeGiftCard } from '#generated/gift-cards/calls.ts';
import type { operations } from '#generated/gift-cards/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('gift-cards');

operation('listGiftCards', { ids: 'A1', call: () => read(giftCardQueries.list()) }, ({ on, refusedToken }) => {
  on(200, 'a card').gives((list) => expect(list).toEqual({ cards: [{ code: 'GIFT-1' }] }));
  refusedToken();
  on(500, 'the service fails', { provoked: true }).fails('Your gift cards could not be loaded');
});

operation('removeGiftCard', { ids: 'A1', request: { path: { code: 'GIFT-1' } }, call: () => removeGiftCard('GIFT-1') }, ({ on, refusedToken }) => {
  on(204, 'a card').gives((nothing) => expect(nothing).toBeUndefined());
  refusedToken();
  on(500, 'the service fails', { provoked: true }).fails('Your gift cards could not be loaded');
});
`;

const pageStates = `  giftCards: {
    at: '/gift-cards',
    vendor: 'folioleaf-nl',
    person: ANNA,
    filled: { shows: { selector: 'main li button' } },
    loading: late('listGiftCards'),
    empty: 'Everybody has a card.',
    failed: refused('giftCards.failed', 'listGiftCards'),
  },
`;

/** Gift cards: a list, and a button that forgets one. */
export const newService: Exercise = {
  name: 'a whole new service with two operations and a screen',
  service: 'gift-cards',
  edits: [
    { file: 'openapi/gift-cards.yaml', change: written(stringify(document, { aliasDuplicateObjects: false })) },
    {
      file: 'src/sandbox/services/gift-cards/handlers.ts',
      change: written(handlers),
      omitted: { check: 'types', file: 'src/sandbox/services/registry.ts', says: 'gift-cards/handlers.ts' },
    },
    {
      file: 'src/sandbox/services/registry.ts',
      change: (text) =>
        before(
          'import { invoice }',
          "import { giftCards } from './gift-cards/handlers.ts';\n",
        )(replacing('  customer,\n', '  customer,\n  giftCards,\n')(text)),
      omitted: { check: 'services', says: 'gift-cards' },
    },
    {
      file: 'src/api/account-failure-texts.ts',
      change: before(
        '  requestAccountDeletion:',
        "  listGiftCards: 'giftCards.failed',\n  removeGiftCard: 'giftCards.failed',\n",
      ),
      omitted: { check: 'types', file: 'src/api/account-failure-texts.ts', says: 'listGiftCards' },
    },
    {
      file: 'src/features/gift-cards/queries.ts',
      change: written(queries),
      omitted: { check: 'types', file: SCREEN, says: 'queries.ts' },
    },
    {
      file: SCREEN,
      change: written(screen),
      omitted: { check: 'types', file: 'src/app/pages/account-views.tsx', says: 'GiftCardsScreen' },
    },
    ...texts(
      {
        'giftCards.title': 'Gift cards',
        'giftCards.remove': 'Forget this card',
        'giftCards.failed': 'Your gift cards could not be loaded',
      },
      { in: SCREEN },
    ),
    {
      file: 'src/paths.ts',
      change: before("  widgets: '/online-products',", "  giftCards: '/gift-cards',\n"),
      omitted: { check: 'types', file: 'src/app/access/access.ts', says: "'giftCards' does not exist" },
    },
    {
      file: 'src/app/access/access.ts',
      change: before('  widgets: consumers,', '  giftCards: everybody,\n'),
      omitted: { check: 'types', file: 'src/app/access/access.ts', says: "'giftCards' is missing" },
    },
    {
      file: 'src/app/pages/account-views.tsx',
      change: before(
        '  widgets: () =>',
        "  giftCards: () => import('#features/gift-cards/gift-cards-screen.tsx').then(({ GiftCardsScreen }) => GiftCardsScreen),\n",
      ),
      omitted: { check: 'types', file: 'src/app/pages/screens.ts', says: '"giftCards"' },
    },
    {
      file: 'src/app/pages/screens.ts',
      change: before("  account('widgets',", "  account('giftCards', 'giftCards.title'),\n"),
      omitted: { check: 'pages', says: 'the path of giftCards leads to its page' },
    },
    {
      file: 'src/app/access/menu.ts',
      change: before(
        "  { route: 'widgets',",
        "  { route: 'giftCards', label: 'giftCards.title', icon: 'projects' },\n",
      ),
      omitted: { check: 'none', why: 'a page need not be in the menu' },
    },
    {
      file: 'src/app/access/menu.test.ts',
      change: (text) => text.replaceAll("'photos', ", "'photos', 'giftCards', "),
      omitted: { check: 'none', why: 'it is the test of the menu itself' },
    },
    {
      file: 'contracts/gift-cards.pact.test.ts',
      change: written(contract),
      omitted: { check: 'coverage', says: 'without a case so far: gift-cards' },
    },
    {
      file: 'tests/accessibility/pages-account.ts',
      change: before('  savedProjects: {', pageStates),
      omitted: { check: 'types', file: 'tests/accessibility/pages.ts', says: "'giftCards' is missing" },
    },
    {
      file: 'tests/resilience/pages.ts',
      change: before(
        "  {\n    name: 'Invoices',",
        "  { name: 'Gift cards', screen: 'giftCards', as: ANNA, path: '/gift-cards', worked: (page) => heading(page, 'Gift cards') },\n",
      ),
      omitted: { check: 'pages', says: 'R1 the opening of every page is a situation' },
    },
  ],
};
