import { expect } from 'vitest';
import { changeGalleryEntry, galleryQueries, publishInGallery } from '#features/widgets/gallery-queries.ts';
import { deleteGalleryEntry } from '#generated/widget-gallery/calls.ts';
import { createGalleryEntry } from '#generated/widget-gallery/calls.ts';
import type { operations } from '#generated/widget-gallery/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('widget-gallery');

const saveFailed = 'We could not update the gallery. Try again.';

const provoked = { provoked: true } as const;
const place = { orderCode: 'OR-1', channel: 'channel-uk' };
const published = { state: 'a photo book is published', ...place };
const notPublished = { state: 'a photo book is not published', ...place };
const twoCategories = { state: 'the gallery has categories', categoryId: 'travel', otherCategoryId: 'family' };
const noCategory = { state: 'a gallery category does not exist', categoryId: 'none' };
const blocked = { state: 'a photo book may not be published', orderCode: 'OR-1' };

const at = { path: { id: 'OR-1' }, query: { channel: 'channel-uk' } };
/** Optional fields of an entry. */
const told = { title: 'Our year', categoryIds: ['travel', 'family'], isPublic: true };
const fields = { ...place, ...told };
/** Lists in answers are all like the first item. */
const oneCategory = { ...fields, categoryIds: ['travel'] };

operation(
  'getGalleryEntry',
  { ids: 'A7.38', request: at, call: () => read(galleryQueries.entry('OR-1', 'channel-uk')) },
  ({ on, refusedToken, broken }) => {
    on(200, 'an entry with everything', { ids: 'O115', given: { ...published, fields: told } }).gives((entry) =>
      expect(entry).toEqual({ ...oneCategory, id: 'OR-1' }),
    );
    on(200, 'nothing but what is required', { ids: 'O115', given: published, example: 'bare' }).gives((entry) =>
      expect(entry).toEqual({ id: 'OR-2', orderCode: 'OR-2', channel: 'channel-uk' }),
    );
    on(200, 'an entry of no category', {
      ids: 'O115',
      ...provoked,
      body: (entry) => ({ ...entry, categoryIds: [] }),
      exactly: ['categoryIds'],
    }).gives((entry) => expect(entry?.categoryIds).toEqual([]));
    refusedToken();
    on(404, 'it is not published', { given: notPublished }).gives((entry) => expect(entry).toBeNull());
    on(500, 'the service fails', provoked).fails(null);
    broken('O115', 'id');
    broken('O115', 'orderCode');
    broken('O115', 'channel');
  },
);

operation(
  'createGalleryEntry',
  {
    ids: 'A7.39',
    request: { body: fields },
    call: () => publishInGallery(fields),
    alone: () => createGalleryEntry(fields),
  },
  ({ on, refusedToken, broken }) => {
    on(201, 'it is published', { given: [notPublished, twoCategories] }).gives((entry) =>
      expect(entry).toEqual({ ...oneCategory, id: 'OR-1' }),
    );
    on(201, 'it is published with nothing but what is required', {
      given: notPublished,
      request: { body: place },
      call: () => publishInGallery(place),
      example: 'bare',
    }).gives((entry) => expect(entry).toMatchObject({ channel: 'channel-uk' }));
    on(201, 'it is published in no category', {
      ...provoked,
      request: { body: { ...fields, categoryIds: [] } },
      call: () => publishInGallery({ ...fields, categoryIds: [] }),
      body: (entry) => ({ ...entry, categoryIds: [] }),
      exactly: ['categoryIds'],
    }).gives((entry) => expect(entry).toMatchObject({ channel: 'channel-uk', categoryIds: [] }));
    on(400, 'an entry that is refused', provoked).fails(saveFailed);
    refusedToken();
    on(409, 'it is published already: the entry is read', {
      given: [published, twoCategories],
      beside: ['getGalleryEntry'],
    }).gives((entry) => expect(entry).toEqual({ ...oneCategory, id: 'OR-1' }));
    on(409, 'it may not be published: the entry is read', {
      given: [notPublished, blocked, twoCategories],
      example: 'blocked',
      beside: ['getGalleryEntry'],
    }).gives((entry) => expect(entry).not.toBeNull());
    on(422, 'no such category', {
      given: [notPublished, noCategory],
      fields: ['categoryIds'],
      request: { body: { ...fields, categoryIds: ['none'] } },
      call: () => publishInGallery({ ...fields, categoryIds: ['none'] }),
    }).fails(saveFailed);
    on(422, 'the entry is refused, without fields', provoked).fails(saveFailed);
    on(500, 'the service fails', provoked).fails(saveFailed);
    broken('A7.39', 'id');
  },
);

operation(
  'updateGalleryEntry',
  { ids: 'A7.40', request: { ...at, body: fields }, call: () => changeGalleryEntry(fields) },
  ({ on, refusedToken }) => {
    on(204, 'it is replaced', { given: [published, twoCategories] }).gives((isThere) => expect(isThere).toBe(true));
    on(204, 'it is replaced by nothing but what is required', {
      given: published,
      request: { ...at, body: place },
      call: () => changeGalleryEntry(place),
    }).gives((isThere) => expect(isThere).toBe(true));
    on(200, 'it is replaced, and the service says so', provoked).gives((isThere) => expect(isThere).toBe(true));
    on(400, 'an entry that is refused', provoked).fails(saveFailed);
    refusedToken();
    on(404, 'it is gone: it is not published', { given: [notPublished, twoCategories] }).gives((isThere) =>
      expect(isThere).toBe(false),
    );
    on(422, 'no such category', {
      given: [published, noCategory],
      fields: ['categoryIds'],
      request: { ...at, body: { ...fields, categoryIds: ['none'] } },
      call: () => changeGalleryEntry({ ...fields, categoryIds: ['none'] }),
    }).fails(saveFailed);
    on(422, 'the entry is refused, without fields', provoked).fails(saveFailed);
    on(500, 'the service fails', provoked).fails(saveFailed);
  },
);

operation(
  'deleteGalleryEntry',
  { ids: 'A7.41', request: at, call: () => deleteGalleryEntry('OR-1', { channel: 'channel-uk' }) },
  ({ on, refusedToken }) => {
    on(204, 'it is withdrawn', { given: published }).gives((nothing) => expect(nothing).toBeUndefined());
    refusedToken();
    on(404, 'it is gone already: it counts as withdrawn', { given: notPublished }).gives((nothing) =>
      expect(nothing).toBeUndefined(),
    );
    on(500, 'the service fails', provoked).fails(saveFailed);
  },
);

operation(
  'listGalleryCategories',
  { ids: 'A7.42', call: () => read(galleryQueries.categories()) },
  ({ on, refusedToken, broken }) => {
    on(200, 'the categories', { ids: 'O115' }).gives((categories) =>
      expect(categories[0]).toEqual({ id: 'travel', name: 'Travel' }),
    );
    on(200, 'none', { example: 'none', provoked: true }).gives((categories) => expect(categories).toEqual([]));
    refusedToken();
    on(500, 'the service fails: photo books are published without', provoked).gives((categories) =>
      expect(categories).toEqual([]),
    );
    broken('A7.42', '', {});
    broken('O115', '0.name');
  },
);

operation(
  'getBlockedOrder',
  { ids: 'A7.43', request: { path: { orderCode: 'OR-1' } }, call: () => read(galleryQueries.isBlocked('OR-1')) },
  ({ on }) => {
    on(200, 'it is blocked', { given: { ...blocked, reason: 'copyright' } }).gives((isBlocked) =>
      expect(isBlocked).toBe(true),
    );
    on(200, 'it is blocked, and nothing is said about it', { given: blocked, example: 'nothing' }).gives((isBlocked) =>
      expect(isBlocked).toBe(true),
    );
    on(404, 'it is not blocked', { given: notPublished }).gives((isBlocked) => expect(isBlocked).toBe(false));
    on(500, 'the service fails: publishing is not offered', provoked).fails(null);
  },
);
