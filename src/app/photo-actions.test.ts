import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { serviceTimeOf } from '#api/service-clock.ts';
import { copyPhotos } from '#features/albums/copy-photos.ts';
import { createPrintsSelection } from '#features/prints/queries.ts';
import { createRandom } from '#lib/random.ts';
import { runChunks } from '#photos/actions/chunk-run.ts';
import { deleteMany } from '#photos/actions/delete-photos.ts';
import { changeText, retryWithoutMissing } from '#photos/actions/gone-photos.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { albumQueries } from '#photos/data/album-queries.ts';
import { albumSource } from '#photos/pages/album-sources.ts';
import { ALBUM_GROUP, librarySource } from '#photos/pages/page-source.ts';
import { orderArchive, removeChunkFromAlbum } from '#photos/data/writes.ts';
import { leftElsewhere } from '#photos/changes/library-changes.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { monthsOf } from '#photos/data/months.ts';
import { photosBetween } from '#photos/pages/group-model.ts';
import { createPhotoPagesStore } from '#photos/pages/photo-pages-store.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { collectPhotos } from '#photos/selection/collect.ts';
import {
  isInGroup,
  NO_PHOTOS,
  selectedCount,
  withinGroups,
  withToggledGroup,
  withToggledPhoto,
} from '#photos/selection/selection.ts';
import { selectEverything } from '#photos/selection/select-spans.ts';
import { listName, selectionModeAtom, selectPhotos } from '#photos/selection/selection-atoms.ts';
import type { Selection } from '#photos/selection/selection.ts';
import { ALBUM, Library, MONTHS } from './photo-actions-test-library.ts';

const ACTIONS = ['delete', 'download', 'copy', 'prints', 'remove'] as const;
const HOUR = 3_600_000;
const JOURNEYS = 60;

const libraryPages = createPhotoPagesStore<ReturnType<typeof monthsOf>[number]>();
const albumPages = createPhotoPagesStore<PhotoGroup>();
const store = getDefaultStore();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  connectForTest('http://photos.test');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Outcome {
  /** Photos that something was done with although they had not been shown as selected. */
  unseen: string[];
  /** Numbers of photos that something was done with, that were meant and still in the list, and that she confirmed. */
  acted: number;
  left: number;
  count: number;
}

/** One customer, one list, other devices; her machine's clock is wrong by `skew` ms. */
class Journey {
  readonly library = new Library();
  readonly #random: () => number;
  readonly #client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  readonly #albumId: string | undefined;
  readonly #skew: number;
  #list!: PhotoList;
  #groups: readonly PhotoGroup[] = [];
  /** Photos in the library when each month was counted; in albums, what is known is all that can be selected. */
  #counted = new Map<string, ReadonlySet<string>>();
  /** Photos that she has been shown as selected. */
  #shown = new Map<string, Set<string>>();
  #sort: 'dateTaken' | 'uploaded' = 'dateTaken';

  constructor(seed: number) {
    this.#random = createRandom(seed).next;
    this.#albumId = this.#random() < 0.3 ? ALBUM : undefined;
    // From an hour ahead to an hour behind: of what it hears of the services' clock, the app keeps to the latest time.
    this.#skew = HOUR * (1 - (2 * seed) / JOURNEYS);
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
      const answer = this.library.answer(method, new URL(address), typeof body === 'string' ? JSON.parse(body) : {});
      answer.headers.set('Date', new Date(this.library.now).toUTCString());
      return answer;
    });
    for (const month of MONTHS) for (let at = 0; at < 3 + this.#upTo(12); at += 1) this.library.arrive(month);
    for (const id of this.library.photos.keys()) if (this.#random() < 0.5) this.library.album.add(id);
    this.#pass();
  }

  async run(): Promise<Outcome> {
    await this.#count();
    store.set(selectionModeAtom, { list: listName(this.#list), purpose: 'actions', photos: NO_PHOTOS });
    for (let step = 0; step < 8; step += 1) await this.#step();
    if (this.#random() < 0.6) await this.#selectAll();
    for (let step = 0; step < 3; step += 1) await this.#step();
    // Only what is in an album can be taken out of one.
    return this.#act(
      ACTIONS[this.#upTo(this.#albumId === undefined ? ACTIONS.length - 1 : ACTIONS.length)] ?? 'delete',
    );
  }

  get #selection(): Selection {
    return store.get(selectionModeAtom)?.photos ?? NO_PHOTOS;
  }

  #upTo(end: number): number {
    return Math.floor(this.#random() * end);
  }

  #one<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#upTo(items.length)];
  }

  /** Clocks of services name whole seconds; what comes within them is told by its number. */
  #pass(): void {
    this.library.now += 5_000 + this.#upTo(60_000);
    vi.setSystemTime(this.library.now + this.#skew);
  }

  /** Counts the library, as the page does when it is loaded, looked at again, or hears of a change. */
  async #count(): Promise<void> {
    this.#pass();
    const client = this.#client;
    const sort = { sortKey: this.#sort, sortOrder: 'desc' } as const;
    if (this.#albumId === undefined) {
      const counts = await client.fetchQuery({ ...libraryQueries.timeline(), staleTime: 0 });
      const pages = libraryPages(client, `${this.#sort} desc`, librarySource(sort));
      const groups = monthsOf(counts, 'desc');
      pages.setGroups(groups);
      this.#groups = groups;
      this.#counted = new Map(
        groups.map(({ key, year, month }) => [key, new Set(this.library.idsOf(`${year}/${month}`))]),
      );
      const countedAt = () =>
        serviceTimeOf(client.getQueryState(libraryQueries.timeline().queryKey)?.dataUpdatedAt ?? 0);
      // Only what selections and actions are read by; the rest is for screens.
      this.#list = {
        kind: 'photos',
        albumId: undefined,
        sort,
        groups,
        pages,
        path: () => '/photos',
        countedAt,
      } as Partial<PhotoList> as PhotoList;
    } else {
      const { photosCount } = await client.fetchQuery({ ...albumQueries.detail(ALBUM), staleTime: 0 });
      const pages = albumPages(client, `album ${this.#sort}`, albumSource(ALBUM, sort));
      const groups = photosCount === 0 ? [] : [{ key: ALBUM_GROUP, count: photosCount }];
      pages.setGroups(groups);
      this.#groups = groups;
      this.#list = {
        kind: 'albumPhotos',
        albumId: ALBUM,
        sort,
        groups,
        pages,
        path: () => '/album',
        countedAt: () => undefined,
      } as Partial<PhotoList> as PhotoList;
    }
    this.#change((photos) => withinGroups(photos, this.#groups));
  }

  #change(update: (photos: Selection) => Selection): void {
    store.set(selectionModeAtom, (mode) => mode && { ...mode, photos: update(mode.photos) });
  }

  async #step(): Promise<void> {
    this.#pass();
    const group = this.#one(this.#groups);
    switch (this.#upTo(6)) {
      case 0:
      case 1:
        return this.#elsewhere();
      case 2:
        if (this.#random() < 0.4) this.#sort = this.#sort === 'uploaded' ? 'dateTaken' : 'uploaded';
        return this.#count();
      case 3:
        return group && this.#toggle(group);
      case 4: {
        const asOf = this.#list.countedAt();
        if (!group || asOf === undefined) return undefined;
        this.#change((photos) => withToggledGroup(photos, group, asOf));
        return this.#note(group.key);
      }
      default:
        return this.#random() < 0.5 ? this.#elsewhere() : this.#selectAll();
    }
  }

  async #selectAll(): Promise<void> {
    await selectEverything(this.#list, this.#groups);
    this.#groups.forEach(({ key }) => this.#note(key));
  }

  /** One comes and another one goes, so that the number alone says nothing: of the same month, or of two. */
  #swap(): void {
    this.#pass();
    const month = this.#one(MONTHS) ?? '';
    const gone = this.#one(this.library.idsOf(this.#random() < 0.5 ? month : (this.#one(MONTHS) ?? '')));
    this.library.arrive(month);
    if (gone !== undefined) this.library.lose(gone);
  }

  /** Another device, another tab, or an upload of this one. */
  async #elsewhere(): Promise<void> {
    const { library } = this;
    const id = this.#one([...library.photos.keys()]);
    switch (this.#upTo(5)) {
      case 0:
        library.arrive(this.#one(MONTHS) ?? '');
        return undefined;
      case 1:
        library.album.add(library.arrive(this.#one(MONTHS) ?? ''));
        return this.#count();
      case 2:
        return id === undefined ? undefined : library.lose(id);
      case 3:
        if (id !== undefined && !library.album.delete(id)) library.album.add(id);
        return undefined;
      default:
        if (id === undefined) return undefined;
        library.lose(id);
        return leftElsewhere(this.#client, new Set([id]), undefined);
    }
  }

  /** Presses a photo that is drawn. */
  async #toggle(group: PhotoGroup): Promise<void> {
    const { pages } = this.#list;
    const to = Math.min(5, group.count);
    pages.need('grid', [{ key: group.key, from: 0, to }]);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const photo = this.#one(photosBetween(pages.state(group.key), 0, to) ?? []);
    if (!photo) return;
    this.#change((photos) => withToggledPhoto(photos, group, photo));
    const selected = this.#selection.get(group.key);
    const shown = this.#shown.get(group.key) ?? new Set();
    this.#shown.set(group.key, shown);
    if (selected && isInGroup(selected, photo)) shown.add(photo.imageId);
    else shown.delete(photo.imageId);
  }

  /** A whole group, or none of it, shows as selected: as it was counted, or as it is known by its photos. */
  #note(key: string): void {
    const selected = this.#selection.get(key);
    this.#shown.set(
      key,
      new Set(selected?.kind === 'some' ? selected.photoIds : selected && (this.#counted.get(key) ?? [])),
    );
  }

  /** Presses an action and confirms what it asks, as often as it asks; other devices go on meanwhile. */
  async #act(action: (typeof ACTIONS)[number]): Promise<Outcome> {
    const list = this.#list;
    let count = selectedCount(this.#selection, this.#groups);
    let shown = new Set([...this.#shown.values()].flatMap((ids) => [...ids]));
    const confirmed = { selection: this.#selection, groups: this.#groups };
    if (this.#random() < 0.5) this.#swap();
    else for (let event = 0; event < 3; event += 1) if (this.#random() < 0.6) await this.#elsewhere();
    const collection = await collectPhotos(list, confirmed.groups, confirmed.selection, new AbortController().signal);
    if (changeText(list, count, collection) !== undefined) {
      selectPhotos(list, collection.photos);
      count = collection.photos.length;
      shown = new Set(collection.photos.map(({ imageId }) => imageId));
      if (this.#random() < 0.5) await this.#elsewhere();
    }
    this.library.done.length = 0;
    const { album, photos: known } = this.library;
    const inList = this.#albumId === undefined ? known : album;
    const left = collection.photos.filter(({ imageId }) => inList.has(imageId)).length;
    if (collection.photos.length > 0) await this.#do(action, collection.photos);
    const acted = this.library.done.flatMap(({ ids }) => ids);
    return { unseen: acted.filter((id) => !shown.has(id)), acted: acted.length, left, count };
  }

  async #do(action: (typeof ACTIONS)[number], photos: readonly PhotoReference[]): Promise<void> {
    const target = { client: this.#client, list: this.#list };
    const idsOf = (some: readonly PhotoReference[]) => some.map(({ imageId }) => imageId);
    switch (action) {
      case 'delete':
        return void (await deleteMany(target.client, target.list, photos).outcome);
      case 'download':
        return void (await retryWithoutMissing(target, photos, (left) => orderArchive(idsOf(left))));
      case 'copy':
        return void (await copyPhotos(target.client, 'album-2', photos, {
          list: target.list,
          signal: new AbortController().signal,
          onProgress: () => {},
        }));
      case 'prints':
        return void (await retryWithoutMissing(target, photos, (left) => createPrintsSelection(idsOf(left))));
      case 'remove':
        return void (await runChunks(idsOf(photos), {
          chunkSize: 100,
          maxRetries: 1,
          call: (chunk) => removeChunkFromAlbum(ALBUM, chunk).then(() => []),
        }));
    }
  }
}

test(
  'R9 whatever other devices and tabs do between selecting and acting: what is acted on was shown as selected when it was confirmed',
  { timeout: 30_000 },
  async () => {
    for (let seed = 1; seed <= JOURNEYS; seed += 1) {
      const { unseen, acted, left, count } = await new Journey(seed).run();
      expect({ seed, unseen, isMore: acted > count, isLess: acted < left }).toEqual({
        seed,
        unseen: [],
        isMore: false,
        isLess: false,
      });
    }
  },
);
