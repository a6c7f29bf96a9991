import { expect } from 'vitest';
import { shareRules } from '#features/widgets/form.ts';
import {
  loadWidgets,
  removeOnlineVersion,
  requestOnlineVersion,
  shareOnlineBook,
  widgetQueries,
} from '#features/widgets/queries.ts';
import { createOrRefreshWidget } from '#generated/widget/calls.ts';
import type { operations } from '#generated/widget/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('widget');

const loadFailed = 'We could not load your online photo books.';
const createFailed = 'We could not create the online version. Try again.';
const removeFailed = 'We could not delete the online version. Try again.';
const shareFailed = 'We could not share your photo book. Try again.';

const provoked = { provoked: true } as const;
const book = { orderCode: 'OR-1', widgetId: 'widget-1' };
const online = { state: 'an online photo book exists', ...book };
const inTheMaking = { state: 'an online photo book is being made', ...book };
const notOnline = { state: 'a photo book without an online version exists', orderCode: 'OR-1' };
const notHers = { state: 'an online photo book of another customer exists', ...book };
const noBook = { state: 'a photo book does not exist', ...book };
/** Optional fields of an online version. */
const known = {
  title: 'Our year',
  status: 'Ready',
  articleType: 'LargePhotoBook',
  thumbnailUrl: 'https://photo-files.example/widget-1.jpg',
  viewUrl: 'https://view.folioleaf-uk.example/widget-1',
};

operation(
  'getWidget',
  { ids: 'A7.31 O142', request: { path: { id: 'OR-1' } }, call: () => read(widgetQueries.detail('OR-1')) },
  ({ on, broken }) => {
    on(200, 'an online version', { ids: 'A3.26 A2.111', given: { ...online, fields: known } }).gives((found) =>
      expect(found).toEqual({
        productCode: 'OR-1',
        widgetId: 'widget-1',
        title: known.title,
        thumbnailUrl: known.thumbnailUrl,
        viewUrl: known.viewUrl,
      }),
    );
    on(200, 'an online version that is being made', {
      ids: 'A2.112 O114',
      given: { ...inTheMaking, fields: { title: known.title, status: 'Processing' } },
      example: 'withoutView',
    }).gives((found) => expect(found).not.toHaveProperty('viewUrl'));
    on(200, 'nothing but what is required', { ids: 'A3.27 O114', given: online, example: 'bare' }).gives((found) =>
      expect(found).toEqual({ productCode: 'OR-2', widgetId: 'widget-2' }),
    );
    on(401, 'the photo book of another customer: there is none, without sign-in', {
      ids: 'O120',
      given: notHers,
    }).gives((found) => expect(found).toBeNull());
    on(401, 'a token that is refused: there is none, without refresh and sign-in', {
      ids: 'O120',
      given: { state: 'the access token is refused' },
      token: 'refused',
    }).gives((found) => expect(found).toBeNull());
    on(404, 'no online version', { given: notOnline }).gives((found) => expect(found).toBeNull());
    on(500, 'the service fails', provoked).fails(loadFailed);
    broken('A3.26', 'widgetId');
    broken('A3.27', 'orderCode', '');
  },
);

operation(
  'deleteWidget',
  { ids: 'A7.32 O142', request: { path: { id: 'widget-1' } }, call: () => removeOnlineVersion('widget-1') },
  ({ on, refusedToken }) => {
    on(204, 'it is removed', { given: online }).gives((nothing) => expect(nothing).toBeUndefined());
    refusedToken();
    on(404, 'it is gone already: it counts as removed', { given: noBook }).gives((nothing) =>
      expect(nothing).toBeUndefined(),
    );
    on(500, 'the service fails', provoked).fails(removeFailed);
  },
);

const share = {
  SenderName: 'Anna Berg',
  RecipientEmail: 'mia@example.com',
  PersonalMessage: 'Have a look at our year!',
};
const sent = {
  vendorId: 'folioleaf-uk',
  fromName: 'Anna Berg',
  personalMessage: 'Have a look at our year!',
  toEmailAddress: 'bWlhQGV4YW1wbGUuY29t',
};
const shareWith = (change: Partial<typeof share>) => async () =>
  shareOnlineBook('widget-1', await shareRules('folioleaf-uk').schema.parseAsync({ ...share, ...change }));
const sentWith = (change: Partial<typeof sent>) => ({ path: { id: 'widget-1' }, query: { ...sent, ...change } });

operation('shareWidget', { ids: 'A7.33', request: sentWith({}), call: shareWith({}) }, ({ on, refusedToken }) => {
  on(204, 'it is sent', { ids: 'A3.28 A3.29 A3.30 A3.31 A5.9 O129', given: online }).gives((nothing) =>
    expect(nothing).toBeUndefined(),
  );
  on(204, 'without a message', {
    ids: 'A5.10',
    given: online,
    request: sentWith({ personalMessage: '' }),
    call: shareWith({ PersonalMessage: '' }),
  }).gives((nothing) => expect(nothing).toBeUndefined());
  on(204, 'to an address whose base64 has signs that mean something in a query', {
    ids: 'A5.9 O129',
    given: online,
    request: sentWith({ toEmailAddress: 'bcO8bGxlcj9+QGV4YW1wbGUuY29t' }),
    call: shareWith({ RecipientEmail: 'müller?~@example.com' }),
  }).gives((nothing) => expect(nothing).toBeUndefined());
  on(200, 'it is sent, and the service says so', provoked).gives((nothing) => expect(nothing).toBeUndefined());
  on(400, 'a request that is refused', { given: online, ...provoked }).fails(shareFailed);
  refusedToken();
  on(404, 'it is gone', { given: noBook }).fails(shareFailed);
  on(422, 'no e-mail address', {
    given: online,
    fields: ['toEmailAddress'],
    request: sentWith({ toEmailAddress: 'bWlh' }),
    call: () => shareOnlineBook('widget-1', { ...sent, toEmailAddress: 'bWlh' }),
  }).fails(shareFailed);
  on(422, 'the mail is refused, without fields', { given: online, ...provoked }).fails(shareFailed);
  on(429, 'too many mails', { given: online, ...provoked }).fails(shareFailed);
  on(500, 'the service fails', provoked).fails(shareFailed);
});

operation(
  'createOrRefreshWidget',
  {
    ids: 'A7.34',
    request: { path: { id: 'OR-1' } },
    call: () => requestOnlineVersion('OR-1'),
    alone: () => createOrRefreshWidget('OR-1'),
  },
  ({ on, refusedToken }) => {
    const beside = ['getWidget'];
    on(202, 'it is going to be made, and is read again', { ids: 'A2.112', given: notOnline, beside }).gives((found) =>
      expect(found).toMatchObject({ productCode: 'OR-1' }),
    );
    on(200, 'it is made anew, and is read again', { given: online, beside }).gives((found) =>
      expect(found).toMatchObject({ productCode: 'OR-1' }),
    );
    on(201, 'it is made, and is read again', { ...provoked, beside }).gives((found) =>
      expect(found).toMatchObject({ productCode: 'OR-1' }),
    );
    refusedToken();
    on(404, 'no such order', { given: noBook }).fails(createFailed);
    on(409, 'it is being made already, and is read again', { given: inTheMaking, beside }).gives((found) =>
      expect(found).toMatchObject({ productCode: 'OR-1' }),
    );
    on(500, 'the service fails', provoked).fails(createFailed);
  },
);

operation(
  'listWidgetsByOrderCodes',
  { ids: 'A7.35 O143', request: { query: { orderCodes: ['OR-1'] } }, call: () => loadWidgets(['OR-1']) },
  ({ on, refusedToken, broken }) => {
    on(200, 'widgets with everything', { given: { ...online, fields: known } }).gives((widgets) =>
      expect(widgets).toMatchObject([{ orderCode: 'OR-1', widgetId: 'widget-1', articleType: 'LargePhotoBook' }]),
    );
    on(200, 'the widgets of several orders', {
      ids: 'A3.26',
      given: online,
      example: 'bare',
      request: { query: { orderCodes: ['OR-1', 'OR-2'] } },
      call: () => loadWidgets(['OR-1', 'OR-2']),
    }).gives((widgets) => expect(widgets).toEqual([{ widgetId: 'widget-2', orderCode: 'OR-2' }]));
    on(200, 'none', { given: notOnline, example: 'none', exactly: [''] }).gives((widgets) =>
      expect(widgets).toEqual([]),
    );
    on(400, 'a request that is refused', provoked).fails(loadFailed);
    refusedToken();
    on(404, 'none of the orders has a widget', provoked).gives((widgets) => expect(widgets).toEqual([]));
    on(500, 'the service fails', provoked).fails(loadFailed);
    broken('A7.35', '', {});
    broken('A3.26', '0.widgetId');
  },
);
