import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';
import { type GalleryEntry, galleryQueries, useDeleteGalleryEntry } from './gallery-queries.ts';
import {
  failureOf,
  type GalleryPlace,
  galleryRequests,
  type GalleryRequests,
  galleryWrite,
  galleryWrites,
  isInGallery,
  writesOf,
} from './gallery-requests.ts';

/** A photo book in the gallery, and what can be changed about that. */
export interface GalleryControl {
  /** Null while it is not in the gallery, undefined while that is not known. */
  entry: GalleryEntry | null | undefined;
  isPublic: boolean;
  requests: GalleryRequests;
  /** Whether it is being published, or withdrawn. */
  isSwitching: boolean;
  /** Whether anything about it is being written; nothing else can be until that is answered. */
  isWriting: boolean;
  isReading: boolean;
  /** Error of the latest change. */
  failure: unknown;
  /** Publishes it, in the categories in which it was before it was withdrawn. */
  publish: () => void;
  withdraw: () => void;
  /** Resolves to whether they are saved. */
  saveCategories: (categoryIds: string[]) => Promise<boolean>;
  readAgain: () => void;
}

const texts = {
  published: 'gallery.published',
  notPublished: 'gallery.notPublished',
  withdrawn: 'gallery.withdrawn',
  saved: 'gallery.categories.saved',
} as const;

/** Hook: the gallery entry of a photo book, with the state of each of its requests. @param title of the book, for readers of the gallery */
export function useGalleryEntry(place: GalleryPlace, title: string): GalleryControl {
  const client = useQueryClient();
  const options = galleryQueries.entry(place.orderCode, place.channel);
  const { data: entry, isFetching, refetch } = useQuery(options);
  const create = useWrite(useMutation(galleryWrites.create(place)), {
    errorsIn: 'page',
    onSuccess: tellPublished,
  });
  const update = useMutation(galleryWrites.update(place));
  const show = useWrite(update, {
    errorsIn: 'page',
    onSuccess: tellPublished,
  });
  const save = useWrite(update, { errorsIn: 'page', onSuccess: (isThere) => tell(isThere ? 'saved' : 'withdrawn') });
  const remove = useWrite(useDeleteGalleryEntry(galleryWrites.delete(place)), {
    errorsIn: 'page',
    onSuccess: () => tell('withdrawn'),
  });
  const writes = useMutationState({ filters: { mutationKey: writesOf(place) }, select: galleryWrite });
  const requests = galleryRequests(client.getQueryState(options.queryKey), writes);
  const lastCategories = useRef<string[]>([]);
  const isPublic = isInGallery(entry);
  const isHidden = !!entry && !isPublic;
  // One write about the entry at a time: two presses can come before anything is rendered in between (S55).
  const isUnderWay = () => client.isMutating({ mutationKey: writesOf(place) }) > 0;

  return {
    entry,
    isPublic,
    requests,
    isSwitching:
      requests.create.is === 'inProgress' ||
      requests.delete.is === 'inProgress' ||
      (isHidden && requests.update.is === 'inProgress'),
    isWriting: writes.some(({ status }) => status === 'pending'),
    isReading: isFetching,
    failure: failureOf(writes),
    publish: () => {
      if (isUnderWay()) return;
      if (entry) void show.run({ before: entry, after: { ...entry, isPublic: true } });
      else void create.run({ title, categoryIds: lastCategories.current });
    },
    withdraw: () => {
      if (isUnderWay()) return;
      lastCategories.current = entry?.categoryIds ?? [];
      void remove.run({ id: place.orderCode, params: { channel: place.channel } });
    },
    saveCategories: async (categoryIds) =>
      entry !== null &&
      entry !== undefined &&
      !isUnderWay() &&
      save.run({ before: entry, after: { ...entry, categoryIds } }),
    readAgain: () => void refetch(),
  };

  // The service may say of a hidden entry that it is there already: nobody sees it in the gallery.
  function tellPublished(there: GalleryEntry | null): void {
    tell(isInGallery(there) ? 'published' : 'notPublished');
  }

  function tell(what: keyof typeof texts): void {
    showToast({ tone: what === 'notPublished' ? 'failure' : 'success', text: t(texts[what], { title }) });
  }
}
