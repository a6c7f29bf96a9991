import { vi } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';

/** A request for a page of a month, as it reached the service. */
export interface ServedRequest {
  month: string;
  offset: number;
  limit: number;
  aborted: boolean;
}

/** A photo service in place of `fetch`: months with their counts, cursors that count, a new link in every answer. */
export interface ServedLibrary {
  requests: ServedRequest[];
  /** "year/month" -> photos; months that are not here have five. */
  counts: Record<string, number>;
  photos(month: string, from: number, to: number): Photo[];
  /** Has photos say when they arrived, in ms since 1970. */
  date(arrival: (photoId: string) => number): void;
  /** Holds answers back until they are released. */
  hold(): void;
  release(): void;
  /** The next request is refused with a status; called again, one more after it. */
  failNext(status: number): void;
}

export function serveLibrary(counts: Record<string, number>): ServedLibrary {
  let answers = 0;
  const failures: number[] = [];
  let arrival: ((photoId: string) => number) | undefined;
  let gate: { opened: Promise<void>; open: () => void } | undefined;

  const library: ServedLibrary = {
    requests: [],
    counts,
    photos: (month, from, to) =>
      Array.from({ length: Math.max(0, to - from) }, (_, at) => photo(`${month}-${from + at}`, answers, arrival)),
    date(told) {
      arrival = told;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = { opened: promise, open: resolve };
    },
    release() {
      gate?.open();
      gate = undefined;
    },
    failNext(status) {
      failures.push(status);
    },
  };

  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const url = new URL(address);
    const [, year, number] = /timeline\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
    const month = `${year}/${number}`;
    const request = {
      month,
      offset: Number(url.searchParams.get('cursor') ?? 0),
      limit: Number(url.searchParams.get('limit')),
      aborted: false,
    };
    library.requests.push(request);
    signal.addEventListener('abort', () => (request.aborted = true));
    const status = failures.shift();
    await gate?.opened;
    signal.throwIfAborted();
    if (status !== undefined) return new Response('{}', { status });
    answers += 1;
    const end = Math.min(request.offset + request.limit, counts[month] ?? 5);
    return Response.json({
      images: library.photos(month, request.offset, end),
      cursor: end < (counts[month] ?? 5) ? String(end) : null,
    });
  });
  return library;
}

function photo(imageId: string, answer: number, arrival: ((photoId: string) => number) | undefined): Photo {
  const link = (size: number | string) =>
    `http://pictures.test/${encodeURIComponent(imageId)}/${size}?signature=${answer}`;
  return {
    imageId,
    localFileName: `${imageId}.jpg`,
    uploadId: `upload-${imageId}`,
    ...(arrival && { uploadEnd: new Date(arrival(imageId)).toISOString() }),
    url: link('picture'),
    untouchedUrl: link('untouched'),
    thumbnails: [300, 800, 1300].map((id) => ({ id, url: link(id), width: id, height: id })),
  };
}
