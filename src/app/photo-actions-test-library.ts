import type { Photo } from '#photos/data/library-queries.ts';

export const MONTHS = ['2024/5', '2024/4', '2023/12'];
export const ALBUM = 'summer';

/** No two journeys have a photo in common: one that has been deleted stays hidden. */
let lastNumber = 0;

interface Held {
  id: string;
  month: string;
  arrived: number;
}

/** A library of which other devices have a part, too. */
export class Library {
  now = Date.UTC(2026, 10, 23, 12);
  readonly photos = new Map<string, Held>();
  readonly album = new Set<string>();
  /** Calls that the service has carried out, with the ids of their photos. */
  readonly done: { call: string; ids: string[] }[] = [];

  arrive(month: string): string {
    lastNumber += 1;
    const id = `photo-${lastNumber}`;
    this.photos.set(id, { id, month, arrived: this.now });
    return id;
  }

  lose(id: string): void {
    this.photos.delete(id);
    this.album.delete(id);
  }

  idsOf(month: string): string[] {
    return [...this.photos.values()].filter((photo) => photo.month === month).map(({ id }) => id);
  }

  answer(method: string, { pathname, searchParams }: URL, body: Record<string, string[]>): Response {
    const [, year, month] = /timeline\/(\d+)\/(\d+)$/.exec(pathname) ?? [];
    const ids = body['photoIds'] ?? body['photos'] ?? [];
    const isAlbum = pathname === `/albums/${ALBUM}/photos`;
    if (method === 'GET') {
      if (pathname === '/users/timeline') return Response.json(this.#timeline());
      if (pathname === `/albums/${ALBUM}`)
        return Response.json({
          albumId: ALBUM,
          albumName: 'Summer',
          photosCount: this.album.size,
          coverPhoto: null,
          created: '2024-05-03T00:00:00Z',
          updated: '2024-05-03T00:00:00Z',
          userId: 'anna',
          isShared: false,
        });
      return this.#page(
        isAlbum ? [...this.album] : month === undefined ? [...this.photos.keys()] : this.idsOf(`${year}/${month}`),
        searchParams,
      );
    }
    if (method === 'DELETE' && pathname === '/photos')
      return this.#did(
        'delete',
        ids.filter((id) => this.photos.has(id)),
        (id) => this.lose(id),
        { failed: [] },
      );
    if (method === 'DELETE' && isAlbum)
      return this.#did(
        'remove',
        ids.filter((id) => this.album.has(id)),
        (id) => this.album.delete(id),
      );
    if (ids.some((id) => !this.photos.has(id)))
      return Response.json(
        { code: 'gone' },
        { status: method === 'POST' && pathname.startsWith('/albums') ? 404 : 400 },
      );
    if (pathname === '/downloads') return this.#did('download', ids, () => {}, { id: 'download-1', photos: ids });
    if (pathname === '/temp-selections') return this.#did('prints', ids, () => {}, { tempSelectionId: 'selection-1' });
    return this.#did('copy', ids, () => {});
  }

  #did(call: string, ids: string[], effect: (id: string) => void, body?: unknown): Response {
    for (const id of ids) effect(id);
    this.done.push({ call, ids });
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  }

  #timeline(): Record<string, Record<string, number>> {
    const counts: Record<string, Record<string, number>> = {};
    for (const { month: key } of this.photos.values()) {
      const [year = '', month = ''] = key.split('/');
      const ofYear = (counts[year] ??= {});
      ofYear[month] = (ofYear[month] ?? 0) + 1;
    }
    return counts;
  }

  /** Pages of five go on behind the last photo of the one before, which may have gone by then. */
  #page(ids: string[], query: URLSearchParams): Response {
    const sign = query.get('sortOrder') === 'asc' ? 1 : -1;
    const order = (id: string) =>
      (query.get('sortKey') === 'dateTaken' ? MONTHS.length - MONTHS.indexOf(this.photos.get(id)?.month ?? '') : 0) *
        1e7 +
      Number(id.slice('photo-'.length));
    const from = query.get('cursor');
    const sorted = ids
      .map((id) => ({ id, at: order(id) * sign }))
      .toSorted((one, other) => one.at - other.at)
      .filter(({ at }) => from === null || at > Number(from));
    const page = sorted.slice(0, 5);
    return Response.json({
      images: page.map(({ id }) => this.#photo(id)),
      cursor: sorted.length > 5 ? String(page.at(-1)?.at) : null,
    });
  }

  #photo(id: string): Photo {
    const { month = '2024/5', arrived = 0 } = this.photos.get(id) ?? {};
    const link = `http://pictures.test/${id}`;
    return {
      imageId: id,
      localFileName: `${id}.jpg`,
      uploadId: id,
      url: link,
      untouchedUrl: link,
      thumbnails: [],
      uploadEnd: new Date(arrived).toISOString(),
      dateTaken: `${month.replace('/', '-').replace(/-(\d)$/, '-0$1')}-03T00:00:00Z`,
    };
  }
}
