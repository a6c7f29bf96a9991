import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { correlationIdOf, GoneError } from '#api/api-error.ts';
import { changeRecord, type FieldChange } from '#api/change-record.ts';
import {
  changeGalleryEntry,
  type GalleryEntry,
  type GalleryEntryFields,
  galleryQueries,
  publishInGallery,
  readGalleryEntry,
  type useDeleteGalleryEntry,
} from './gallery-queries.ts';

/** Place where a photo book is published: an entry of its own in each channel. */
export interface GalleryPlace {
  orderCode: string;
  channel: string;
}

/** Kinds of requests about an entry. */
export type GalleryRequest = 'create' | 'read' | 'update' | 'delete';

/** State of a request (A4.1). */
export type RequestState =
  | { is: 'notRequested' | 'inProgress' | 'finished' }
  | { is: 'failed'; error: unknown; correlationId: string | undefined };

/** The state of each request about one entry, none of which says anything about another (A4.37 to A4.40). */
export type GalleryRequests = Record<GalleryRequest, RequestState>;

/** Write that the service was asked for, and its outcome. */
export interface GalleryWrite {
  request: GalleryRequest;
  status: 'idle' | 'pending' | 'success' | 'error';
  error: unknown;
}

const ALL_WRITES = 'galleryEntry';

/** The writes of the gallery. They are made one after the other, and what the cache has of the entry follows them. */
export const galleryWrites = {
  /** Publishes a photo book; null when it may not be. */
  create: (place: GalleryPlace) =>
    mutationOptions({
      ...namesOf(place, 'create'),
      mutationFn: (fields: Pick<GalleryEntryFields, 'title' | 'categoryIds'>) =>
        publishInGallery({ ...place, isPublic: true, ...fields }),
      onSuccess: (entry: GalleryEntry | null, _fields, _result, { client }) => {
        remember(client, place, entry);
        // It may have been blocked since that was asked.
        if (!entry) void client.invalidateQueries(galleryQueries.isBlocked(place.orderCode));
      },
    }),
  /** Changes how it is published, of the entry as it is by now (R9); null when it no longer is. */
  update: (place: GalleryPlace) =>
    mutationOptions({
      ...namesOf(place, 'update'),
      mutationFn: ({ before, after }: FieldChange<GalleryEntry>) => changed(place, before, after),
      onSuccess: (entry: GalleryEntry | null, _change, _result, { client }) => remember(client, place, entry),
    }),
  /** Withdraws a photo book: the entry is gone (A4.41). */
  delete: (place: GalleryPlace): NonNullable<Parameters<typeof useDeleteGalleryEntry>[0]> => ({
    ...namesOf(place, 'delete'),
    onSuccess: (_nothing, _entry, _result, { client }) => remember(client, place, null),
  }),
};

/** Whether visitors of the gallery see a photo book: an entry may be there and be hidden. */
export function isInGallery(entry: GalleryEntry | null | undefined): boolean {
  return !!entry && entry.isPublic !== false;
}

/** Beginning of the mutation keys of all writes about an entry. */
export function writesOf({ orderCode, channel }: GalleryPlace): string[] {
  return [ALL_WRITES, orderCode, channel];
}

/** The write behind an entry of the mutation cache. */
export function galleryWrite({
  options,
  state,
}: {
  options: { mutationKey?: readonly unknown[] | undefined };
  state: { status: GalleryWrite['status']; error: unknown };
}): GalleryWrite {
  const [, , , request] = options.mutationKey ?? [];
  return { request: isRequest(request) ? request : 'read', status: state.status, error: state.error };
}

/** The state of each request about an entry; of several writes of a kind the latest counts. */
export function galleryRequests(
  read: { status: 'pending' | 'success' | 'error'; fetchStatus: string; error: unknown } | undefined,
  writes: readonly GalleryWrite[],
): GalleryRequests {
  const latest = (kind: GalleryRequest): RequestState => {
    const write = writes.findLast(({ request }) => request === kind);
    return write ? stateOf(write.status, write.error) : { is: 'notRequested' };
  };
  return { create: latest('create'), read: stateOfRead(read), update: latest('update'), delete: latest('delete') };
}

/** Error of the latest write; undefined when that has succeeded or is under way. */
export function failureOf(writes: readonly GalleryWrite[]): unknown {
  const latest = writes.at(-1);
  return latest?.status === 'error' ? latest.error : undefined;
}

function stateOfRead(read: Parameters<typeof galleryRequests>[0]): RequestState {
  if (!read) return { is: 'notRequested' };
  if (read.status === 'pending') return { is: read.fetchStatus === 'idle' ? 'notRequested' : 'inProgress' };
  return stateOf(read.status, read.error);
}

function stateOf(status: GalleryWrite['status'], error: unknown): RequestState {
  if (status === 'error') return { is: 'failed', error, correlationId: correlationIdOf(error) };
  return { is: ({ idle: 'notRequested', pending: 'inProgress', success: 'finished' } as const)[status] };
}

function isRequest(value: unknown): value is GalleryRequest {
  return value === 'create' || value === 'read' || value === 'update' || value === 'delete';
}

/** One write about an entry waits for the one before it. */
function namesOf(place: GalleryPlace, request: GalleryRequest) {
  const names = writesOf(place);
  return { mutationKey: [...names, request], scope: { id: names.join(' ') } };
}

async function remember(
  client: QueryClient,
  { orderCode, channel }: GalleryPlace,
  entry: GalleryEntry | null,
): Promise<void> {
  const { queryKey } = galleryQueries.entry(orderCode, channel);
  // A read that set out before the write knows nothing of it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, entry);
}

/** Publication of an entry. Two changes of it cannot contradict one another: each category counts for itself. */
function publication(entry: GalleryEntry) {
  return { categoryIds: entry.categoryIds ?? [], isPublic: isInGallery(entry) };
}

async function changed(
  { orderCode, channel }: GalleryPlace,
  before: GalleryEntry,
  after: GalleryEntry,
): Promise<GalleryEntry | null> {
  try {
    const entry = await changeRecord<GalleryEntry, ReturnType<typeof publication>>({
      before: publication(before),
      after: publication(after),
      read: () => readGalleryEntry(orderCode, channel),
      fieldsOf: publication,
      write: async (next) => {
        if (!(await changeGalleryEntry(fieldsOf(next)))) throw new GoneError('It is not published any more');
      },
    });
    return entry ?? before;
  } catch (error) {
    if (error instanceof GoneError) return null;
    throw error;
  }
}

function fieldsOf({ id: _, ...fields }: GalleryEntry): GalleryEntryFields {
  return fields;
}
