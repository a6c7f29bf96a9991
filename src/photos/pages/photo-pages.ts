import type { QueryClient, QueryObserverResult } from '@tanstack/react-query';
import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { createEmitter } from '#lib/events.ts';
import { isOffline } from '#lib/offline.ts';
import type { Photo, PhotoPage } from '#photos/data/library-queries.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { FirstPage } from './first-pages.ts';
import type { PageCache } from './page-cache.ts';
import { createPageCache } from './page-cache.ts';
import type { GroupEvent, GroupState } from './group-model.ts';
import { isHidden } from './hidden-photos.ts';
import {
  endOf,
  indexOfPhoto,
  isWalked,
  missingPages,
  NEW_GROUP,
  nextGroupState,
  pageOf,
  pageRequest,
  pagesBetween,
  walkedPhotos,
} from './group-model.ts';
import type { PageSource } from './page-source.ts';

/** Photos of a group that are shown or about to be: numbers from `from` up to `to`. */
export interface PhotoRange {
  key: string;
  from: number;
  to: number;
}

/** Owners of ranges of photos; the first is served first. */
const OWNERS = ['slideshow', 'preview', 'grid', 'selection'] as const;
export type RangeOwner = (typeof OWNERS)[number];

/** Number of pages that are loaded at the same time; the others wait for their turn, nearest first. */
const PARALLEL_LOADS = 4;

/** Time, in ms, for which a page is not loaded again for links that fail. See: [Note: Links of photos expire] */
const FRESH_LINKS_MS = 60_000;

interface Entry<Group extends PhotoGroup> {
  group: Group;
  state: GroupState;
  loads: Map<number, Load>;
  /** The first page, when it came with another list. */
  given?: readonly Photo[];
  /** Times at which pages were loaded once more for their links. */
  renewed: Map<number, number>;
  /** Times at which what is known of its pages was read, in ms since 1970. */
  readAt: Map<number, number>;
}

/** A page in use: it stays in the cache, follows what is written there, and its request is aborted when it falls out of use. */
interface Load {
  observer: QueryObserver<PhotoPage, Error, PhotoPage, PhotoPage>;
  stop: () => void;
  shown?: PhotoPage;
  /** Time at which that arrived, in ms since 1970. */
  readAt?: number;
}

/**
 * The pages of all groups of a list: which are asked for, in which order, and when one is given up. Photos live in
 * the query cache; here is what makes groups of them.
 *
 * [Note: Links of photos expire] A page holds signed links that work for a while. Pages are not refetched by age, for a new
 * page brings new links and every picture would load again. A link that fails has its page loaded once more instead, and a
 * tile keeps the link that worked for it.
 */
export class PhotoPages<Group extends PhotoGroup = PhotoGroup> {
  readonly source: PageSource<Group>;
  /** Whether groups were set before: first pages are those of a library that may have been emptied and filled again since. */
  wasSet = false;
  readonly #client: QueryClient;
  readonly #cache: PageCache;
  readonly #entries = new Map<string, Entry<Group>>();
  /** By key, also of groups that are not known yet: a screen listens before the counts are told. */
  readonly #changed = createEmitter<[key: string]>();
  /** Those of which anything is in memory or on its way. */
  readonly #inUse = new Set<Entry<Group>>();
  readonly #ranges = new Map<RangeOwner, readonly PhotoRange[]>();
  /** Groups whose counts turned out wrong and were asked for again: once each, for a service that stands by them. */
  readonly #doubted = new Set<string>();
  #updating = false;
  #updateAgain = false;

  constructor(client: QueryClient, source: PageSource<Group>) {
    this.#client = client;
    this.source = source;
    this.#cache = createPageCache((queryKey) => client.removeQueries({ queryKey, exact: true, type: 'inactive' }));
  }

  /**
   * Sets which groups there are. A group whose count has changed elsewhere is loaded anew.
   * @param firstPages used the first time, when nothing has been asked for
   * @param readAt when those were read, in ms since 1970
   */
  setGroups(groups: readonly Group[], firstPages: readonly FirstPage[] = [], readAt = Date.now()): void {
    const isFirst = !this.wasSet;
    this.wasSet = true;
    const gone = new Set(this.#entries.keys());
    for (const group of groups) {
      gone.delete(group.key);
      const entry = this.#entries.get(group.key);
      if (entry) this.#replace(entry, group);
      else
        this.#entries.set(group.key, {
          group,
          state: NEW_GROUP,
          loads: new Map(),
          renewed: new Map(),
          readAt: new Map(),
        });
    }
    for (const key of gone) {
      const entry = this.#entries.get(key);
      if (entry) {
        this.#reset(entry);
        this.#inUse.delete(entry);
      }
      this.#entries.delete(key);
    }
    if (isFirst) this.#useFirstPages(firstPages, readAt);
    this.#update();
  }

  /**
   * Photos have been hidden, or show again. See: [Note: Photos on their way out are hidden]
   * @param change how many more or fewer photos the groups have
   */
  rehide(change: ReadonlyMap<string, number>): void {
    for (const [key, by] of change) {
      const entry = this.#entries.get(key);
      if (!entry) continue;
      entry.group = { ...entry.group, count: entry.group.count + by };
      const photos = entry.state.pages.map((_, page) => this.#held(entry, page));
      const before = walkedPhotos(entry.state);
      entry.state = nextGroupState(entry.state, { type: 'filtered', photos, by });
      // Read while they were hidden, it was not known to have them: they were not counted when they went.
      if (by === 0 && walkedPhotos(entry.state) !== before) this.#doubt(entry);
      // Told together with the counts, so that both are drawn in one step.
      notifyManager.schedule(() => this.#changed.emit(key));
    }
    this.#update();
  }

  /** Those of some photos that are in memory, with their groups. */
  among(photoIds: ReadonlySet<string>): Map<string, string> {
    const found = new Map<string, string>();
    for (const { group, state } of this.#inUse) {
      for (const { photos = [] } of state.pages)
        for (const { imageId } of photos) if (photoIds.has(imageId)) found.set(imageId, group.key);
    }
    return found;
  }

  /** Sets the photos that an owner needs, the most urgent first, in place of those that it needed before. */
  need(owner: RangeOwner, ranges: readonly PhotoRange[]): void {
    this.#ranges.set(owner, ranges);
    this.#update();
  }

  /** Subscribes to changes of a group. @returns callback that unsubscribes */
  subscribe(key: string, listener: () => void): () => void {
    return this.#changed.on((changed) => changed === key && listener());
  }

  /** A group as it is: the same object until it changes. */
  state(key: string): GroupState {
    return this.#entries.get(key)?.state ?? NEW_GROUP;
  }

  /** Loads once more what could not be loaded. */
  retry(key: string): void {
    const entry = this.#entries.get(key);
    const page = entry?.state.failed?.page;
    if (!entry || page === undefined) return;
    this.#dispatch(entry, { type: 'asked', page });
    void entry.loads.get(page)?.observer.refetch();
  }

  /** Loads once more what could not be loaded of all that is needed: one press is enough for months that failed together. */
  retryFailed(): void {
    for (const ranges of this.#ranges.values()) for (const { key } of ranges) this.retry(key);
  }

  /** A photo's link does not work: it may have expired, so its page is loaded once more. See: [Note: Links of photos expire] */
  linkFailed(key: string, photoId: string): void {
    if (isOffline()) return;
    const entry = this.#entries.get(key);
    const index = entry && indexOfPhoto(entry.state, photoId);
    const page = entry && index !== undefined ? pageOf(entry.state, index)?.page : undefined;
    if (!entry || page === undefined || Date.now() - (entry.renewed.get(page) ?? 0) < FRESH_LINKS_MS) return;
    entry.renewed.set(page, Date.now());
    const load = entry.loads.get(page);
    if (load) void load.observer.refetch({ cancelRefetch: false });
    else this.#start(entry, page);
  }

  #update(): void {
    this.#updateAgain = true;
    // A page that is in the cache arrives while this runs.
    if (this.#updating) return;
    this.#updating = true;
    try {
      while (this.#updateAgain) {
        this.#updateAgain = false;
        this.#giveUp();
        this.#startMissing();
      }
    } finally {
      // A listener may have thrown.
      this.#updating = false;
    }
  }

  /** Drops what is not needed any more: requests are aborted, photos may leave memory. */
  #giveUp(): void {
    // First pages come before it is known what is needed.
    if (this.#ranges.size === 0) return;
    const held = new Map<Entry<Group>, Set<number>>();
    for (const [entry, { from, to }] of this.#needed()) {
      const pages = held.get(entry) ?? new Set();
      for (const page of [...pagesBetween(entry.state, from, to), ...missingPages(entry.state, from, to)])
        pages.add(page);
      held.set(entry, pages);
    }
    for (const entry of this.#inUse) {
      const pages = held.get(entry);
      for (const page of entry.loads.keys()) {
        if (!pages?.has(page)) this.#leave(entry, page);
      }
      for (const [page, { photos }] of entry.state.pages.entries()) {
        if (photos && !pages?.has(page)) this.#leave(entry, page);
      }
      if (!pages) this.#inUse.delete(entry);
    }
  }

  #startMissing(): void {
    let free = PARALLEL_LOADS;
    for (const { state } of this.#inUse) free -= state.loading.length;
    for (const [entry, { from, to }] of this.#needed()) {
      for (const page of missingPages(entry.state, from, to)) {
        if (free <= 0) return;
        if (!entry.loads.has(page)) free -= this.#start(entry, page);
      }
    }
  }

  *#needed(): Generator<[Entry<Group>, { from: number; to: number }]> {
    for (const owner of OWNERS) {
      for (const { key, from, to } of this.#ranges.get(owner) ?? []) {
        const entry = this.#entries.get(key);
        if (entry) yield [entry, { from, to: to < entry.group.count ? to : endOf(entry.state, entry.group.count) }];
      }
    }
  }

  /** @returns 1 when a request is under way now, 0 when the page was in the cache */
  #start(entry: Entry<Group>, page: number): number {
    const request = pageRequest(entry.state, page);
    if (!request) return 0;
    const options = this.source.page(entry.group, request);
    this.#cache.used(options.queryKey);
    const observer = new QueryObserver(this.#client, options);
    const load: Load = { observer, stop: () => {} };
    entry.loads.set(page, load);
    this.#inUse.add(entry);
    load.stop = observer.subscribe((result) => this.#follow(entry, page, load, result));
    this.#follow(entry, page, load, observer.getCurrentResult());
    return entry.state.loading.includes(page) ? 1 : 0;
  }

  #follow(
    entry: Entry<Group>,
    page: number,
    load: Load,
    { data, dataUpdatedAt, error, isFetching }: QueryObserverResult<PhotoPage>,
  ): void {
    if (entry.loads.get(page) !== load) return;
    if (data) {
      // A refetch that failed leaves what was there.
      if (load.shown === data && load.readAt === dataUpdatedAt) return;
      load.shown = data;
      load.readAt = dataUpdatedAt;
      entry.readAt.set(page, dataUpdatedAt);
      this.#dispatch(entry, {
        type: 'loaded',
        page,
        photos: this.#visible(data.images, dataUpdatedAt),
        cursor: data.cursor,
      });
      for (const later of entry.loads.keys()) {
        if (later >= entry.state.pages.length) this.#leave(entry, later);
      }
      this.#doubt(entry);
      this.#update();
    } else if (isFetching) {
      this.#dispatch(entry, { type: 'asked', page });
    } else if (error) {
      this.#dispatch(entry, { type: 'failed', page, error });
      this.#update();
    }
  }

  #leave(entry: Entry<Group>, page: number): void {
    const load = entry.loads.get(page);
    if (load) {
      entry.loads.delete(page);
      load.stop();
      if (load.shown) this.#cache.left(load.observer.options.queryKey ?? [], load.shown.images.length);
    }
    this.#dispatch(entry, { type: 'left', page });
  }

  /**
   * Settles the count of a group that has been read to its end and holds more or fewer photos than counted: the later
   * one of count and pages is right, as far as the pages still exist. See: [Note: What was read counts]
   */
  #doubt(entry: Entry<Group>): void {
    const { group, state } = entry;
    const read = walkedPhotos(state);
    if (!isWalked(state) || read === group.count) return;
    const countedAt = this.#client.getQueryState(this.source.counts)?.dataUpdatedAt ?? 0;
    if (state.pages.some((_, page) => (entry.readAt.get(page) ?? countedAt) < countedAt)) return this.#loadAnew(entry);
    entry.group = { ...group, count: read };
    this.source.correct(this.#client, group, read);
    // Where one is outdated others may be.
    if (this.#doubted.has(group.key)) return;
    this.#doubted.add(group.key);
    void this.#client.invalidateQueries({ queryKey: this.source.counts });
  }

  #useFirstPages(pages: readonly FirstPage[], readAt: number): void {
    for (const { key, photos, cursor } of pages) {
      const entry = this.#entries.get(key);
      if (!entry) continue;
      this.#inUse.add(entry);
      entry.given = photos;
      entry.readAt.set(0, readAt);
      this.#dispatch(entry, { type: 'loaded', page: 0, photos: this.#visible(photos, readAt), cursor });
      this.#doubt(entry);
    }
  }

  #visible(photos: readonly Photo[], readAt: number): readonly Photo[] {
    const isOut = ({ imageId }: Photo) => isHidden(imageId, this.source.albumId, readAt);
    return photos.some(isOut) ? photos.filter((photo) => !isOut(photo)) : photos;
  }

  /** Known photos of a walked page: those it shows, those that came with another list, or those in the cache. */
  #held(entry: Entry<Group>, page: number): readonly Photo[] | undefined {
    const request = pageRequest(entry.state, page);
    const load = entry.loads.get(page);
    const given = page === 0 ? entry.given : undefined;
    const cached =
      load?.shown || given || !request
        ? undefined
        : this.#client.getQueryState<PhotoPage>(this.source.page(entry.group, request).queryKey);
    const photos = load?.shown?.images ?? given ?? cached?.data?.images;
    return photos && this.#visible(photos, load?.readAt ?? cached?.dataUpdatedAt ?? 0);
  }

  #replace(entry: Entry<Group>, group: Group): void {
    const changed =
      entry.group.count !== group.count && !(isWalked(entry.state) && walkedPhotos(entry.state) === group.count);
    entry.group = group;
    // Also where it is cached alone, as it was sorted before; what is on its way for the first time will be right.
    if (changed && (entry.state.pages.length > 0 || entry.loads.size === 0)) this.#loadAnew(entry);
  }

  #loadAnew(entry: Entry<Group>): void {
    const pages = this.source.pagesOf(entry.group);
    if (entry.state.pages.length === 1 && entry.loads.has(0)) {
      // A first page alone is replaced in place.
      void this.#client.invalidateQueries(pages);
      return;
    }
    // Behind it every photo may stand elsewhere.
    this.#reset(entry);
    this.#client.removeQueries({ ...pages, type: 'inactive' });
  }

  #reset(entry: Entry<Group>): void {
    for (const page of entry.loads.keys()) this.#leave(entry, page);
    entry.given = undefined;
    entry.readAt.clear();
    this.#dispatch(entry, { type: 'reset' });
  }

  #dispatch(entry: Entry<Group>, event: GroupEvent): void {
    const next = nextGroupState(entry.state, event);
    if (next === entry.state) return;
    entry.state = next;
    this.#changed.emit(entry.group.key);
  }
}
