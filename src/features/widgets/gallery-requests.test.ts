import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { deleteGalleryEntry } from '#generated/widget-gallery/calls.ts';
import { type GalleryEntry, galleryQueries } from './gallery-queries.ts';
import {
  failureOf,
  type GalleryPlace,
  galleryRequests,
  galleryWrite,
  galleryWrites,
  isInGallery,
  writesOf,
} from './gallery-requests.ts';

const one: GalleryPlace = { orderCode: 'OR-1', channel: 'channel-uk' };
const other: GalleryPlace = { orderCode: 'OR-2', channel: 'channel-uk' };
const entryOf = (place: GalleryPlace): GalleryEntry => ({ id: place.orderCode, ...place, title: 'Our year' });

/** Answers of the service, by method and order code; a call that nothing answers yet waits. */
let answers: Record<string, () => Response>;
let client: QueryClient;

beforeEach(() => {
  answers = {};
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit) => {
    const code =
      /galleryentries\/([^?]+)/.exec(address)?.[1] ??
      /OR-\d/.exec(String(body))?.[0] ??
      (address.includes('blockedorders') ? 'blocked' : '');
    return Promise.resolve().then(() => answers[`${method} ${code}`]?.() ?? new Promise<Response>(() => {}));
  });
  connectForTest('https://services.example');
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const writes = (place: GalleryPlace) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: writesOf(place) })
    .map(galleryWrite);
const requests = (place: GalleryPlace) =>
  galleryRequests(client.getQueryState(galleryQueries.entry(place.orderCode, place.channel).queryKey), writes(place));
const states = (place: GalleryPlace) =>
  Object.fromEntries(Object.entries(requests(place)).map(([request, { is }]) => [request, is]));
const cached = (place: GalleryPlace) =>
  client.getQueryData(galleryQueries.entry(place.orderCode, place.channel).queryKey);

const create = (place: GalleryPlace) =>
  new MutationObserver(client, galleryWrites.create(place)).mutate({ title: 'Our year' });
const update = (place: GalleryPlace) =>
  new MutationObserver(client, galleryWrites.update(place)).mutate({
    before: entryOf(place),
    after: { ...entryOf(place), categoryIds: ['travel'] },
  });
const remove = (place: GalleryPlace) =>
  new MutationObserver(client, {
    ...galleryWrites.delete(place),
    mutationFn: () => deleteGalleryEntry(place.orderCode, { channel: place.channel }),
  }).mutate({ id: place.orderCode, params: { channel: place.channel } });

const nothing = { create: 'notRequested', read: 'notRequested', update: 'notRequested', delete: 'notRequested' };
const failure = () => new Response('', { status: 403 });

describe('the requests about a gallery entry', () => {
  it('P4.52 A4.37 A4.38 A4.39 A4.40 have not been made at first', () => expect(states(one)).toEqual(nothing));

  it('P4.52 A4.37 follows the creation of one entry, and says nothing of the other', async () => {
    const created = create(one);
    expect(states(one)).toEqual({ ...nothing, create: 'inProgress' });
    expect(states(other)).toEqual(nothing);
    answers['POST OR-1'] = () => Response.json(entryOf(one), { status: 201 });
    await created;
    expect(states(one)).toMatchObject({ create: 'finished', update: 'notRequested', delete: 'notRequested' });
    expect(cached(one)).toEqual(entryOf(one));
    expect(states(other)).toEqual(nothing);
  });

  it('A4.38 follows the reading of one entry, and says nothing of the other', async () => {
    let answer = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    vi.stubGlobal('fetch', () => slow);
    const stop = new QueryObserver(client, galleryQueries.entry('OR-1', 'channel-uk')).subscribe(() => {});
    expect(states(one)).toEqual({ ...nothing, read: 'inProgress' });
    answer(failure());
    await vi.waitFor(() => expect(states(one)).toEqual({ ...nothing, read: 'failed' }));
    expect(states(other)).toEqual(nothing);
    stop();
  });

  it('A4.39 follows the change of one entry, and says nothing of the other', async () => {
    client.setQueryData(galleryQueries.entry('OR-1', 'channel-uk').queryKey, entryOf(one));
    answers['GET OR-1'] = () => Response.json(entryOf(one));
    answers['PUT OR-1'] = () => new Response(null, { status: 204 });
    const updated = update(one);
    expect(states(one)).toEqual({ ...nothing, read: 'finished', update: 'inProgress' });
    await updated;
    expect(states(one)).toEqual({ ...nothing, read: 'finished', update: 'finished' });
    expect(cached(one)).toEqual({ ...entryOf(one), categoryIds: ['travel'] });
    expect(states(other)).toEqual(nothing);
  });

  it('A4.40 A4.41 follows the removal of one entry, which is gone after it', async () => {
    for (const place of [one, other])
      client.setQueryData(galleryQueries.entry(place.orderCode, place.channel).queryKey, entryOf(place));
    answers['DELETE OR-1'] = () => new Response(null, { status: 204 });
    const removed = remove(one);
    expect(states(one)).toMatchObject({ delete: 'inProgress' });
    expect(cached(one)).not.toBeNull();
    await removed;
    expect(states(one)).toMatchObject({ create: 'notRequested', update: 'notRequested', delete: 'finished' });
    expect(cached(one)).toBeNull();
    expect(cached(other)).toEqual(entryOf(other));
    expect(states(other)).toMatchObject({ delete: 'notRequested' });
  });

  it('A4.1 A4.40 A4.41 keeps the entry and the correlation id when a removal fails, until the next one', async () => {
    client.setQueryData(galleryQueries.entry('OR-1', 'channel-uk').queryKey, entryOf(one));
    answers['DELETE OR-1'] = failure;
    await expect(remove(one)).rejects.toMatchObject({ operation: 'deleteGalleryEntry', status: 403 });
    expect(requests(one).delete).toMatchObject({ is: 'failed', correlationId: expect.any(String) });
    expect(cached(one)).toEqual(entryOf(one));
    expect(failureOf(writes(one))).toMatchObject({ operation: 'deleteGalleryEntry' });
    answers['DELETE OR-1'] = () => new Response(null, { status: 204 });
    await remove(one);
    expect(failureOf(writes(one))).toBeUndefined();
    expect(states(one).delete).toBe('finished');
  });

  it('A4.37 A4.39 A4.40 makes one write about an entry after the other', async () => {
    const sent: string[] = [];
    answers['POST OR-1'] = () => (sent.push('create'), Response.json(entryOf(one), { status: 201 }));
    answers['GET OR-1'] = () => Response.json(entryOf(one));
    answers['PUT OR-1'] = () => (sent.push('update'), new Response(null, { status: 204 }));
    answers['DELETE OR-1'] = () => (sent.push('delete'), new Response(null, { status: 204 }));
    await Promise.all([create(one), update(one), remove(one)]);
    expect(sent).toEqual(['create', 'update', 'delete']);
    expect(cached(one)).toBeNull();
  });

  it('O115 R9 an entry that is gone when it is to be changed counts as not published', async () => {
    const { queryKey } = galleryQueries.entry('OR-1', 'channel-uk');
    const missing = () => new Response('', { status: 404 });
    const there = () => Response.json(entryOf(one));
    for (const [read, written] of [
      [there, missing],
      [missing, there],
    ] as const) {
      client.setQueryData(queryKey, entryOf(one));
      answers['GET OR-1'] = read;
      answers['PUT OR-1'] = written;
      expect(await update(one)).toBeNull();
      expect(cached(one)).toBeNull();
    }
  });

  it('O115 R9 what another device has changed of an entry stays', async () => {
    answers['GET OR-1'] = () =>
      Response.json({ ...entryOf(one), categoryIds: ['family'], title: 'Our decade', isPublic: false });
    answers['PUT OR-1'] = () => new Response(null, { status: 204 });
    await update(one);
    expect(cached(one)).toEqual({
      ...entryOf(one),
      title: 'Our decade',
      isPublic: false,
      categoryIds: ['family', 'travel'],
    });
  });

  it('O115 an entry that is there already and hidden is not in the gallery', async () => {
    answers['POST OR-1'] = () => new Response('', { status: 409 });
    answers['GET OR-1'] = () => Response.json({ ...entryOf(one), isPublic: false });
    const there = await create(one);
    expect(there).toMatchObject({ isPublic: false });
    expect(isInGallery(there)).toBe(false);
    expect([entryOf(one), { ...entryOf(one), isPublic: true }, null, undefined].map(isInGallery)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('O115 asks again whether a photo book is blocked that could not be published', async () => {
    client.setQueryData(galleryQueries.isBlocked('OR-1').queryKey, null);
    answers['POST OR-1'] = () => new Response('', { status: 409 });
    answers['GET OR-1'] = () => new Response('', { status: 404 });
    expect(await create(one)).toBeNull();
    expect(client.getQueryState(galleryQueries.isBlocked('OR-1').queryKey)?.isInvalidated).toBe(true);
  });
});
