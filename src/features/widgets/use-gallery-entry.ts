import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';
import { galleryQueries, useDeleteGalleryEntry, type GalleryEntry } from './gallery-queries.ts';
import {
  failureOf,
  galleryRequests,
  galleryWrite,
  galleryWrites,
  writesOf,
  type GalleryPlace,
  type GalleryRequests,
} from './gallery-requests.ts';

/** A photo book in the gallery, and what can be changed about that. */
export interface GalleryControl {
  /** Null while it is not in the gallery, undefined while that is not known. */
  entry: GalleryEntry | null | undefined;
  isPublic: boolean;
  requests: GalleryRequests;
  /** It is being put into the gallery, or taken out. */
  isSwitching: boolean;
  isReading: boolean;
  /** Why the latest change did not come about. */
  failure: unknown;
  /** Puts it into the gallery; in the categories in which it was before it was taken out. */
  publish: () => void;
  withdraw: () => void;
  saveCategories: (categoryIds: string[]) => void;
  readAgain: () => void;
}

const texts = {
  published: 'gallery.published',
  notPublished: 'gallery.notPublished',
  withdrawn: 'gallery.withdrawn',
  saved: 'gallery.categories.saved',
} as const;

/** The gallery entry of a photo book, with the state of each of its requests (O115). @param title of the book, for those who look */
export function useGalleryEntry(place: GalleryPlace, title: string): GalleryControl {
  const client = useQueryClient();
  const options = galleryQueries.entry(place.orderCode, place.channel);
  const { data: entry, isFetching, refetch } = useQuery(options);
  const create = useMutation(galleryWrites.create(place));
  const update = useMutation(galleryWrites.update(place));
  const remove = useDeleteGalleryEntry(galleryWrites.delete(place));
  const writes = useMutationState({ filters: { mutationKey: writesOf(place) }, select: galleryWrite });
  const requests = galleryRequests(client.getQueryState(options.queryKey), writes);
  const lastCategories = useRef<string[]>([]);
  const isPublic = !!entry && entry.isPublic !== false;
  const isHidden = !!entry && !isPublic;
  // Two presses can come before anything is rendered in between (S55).
  const isUnderWay = () => client.isMutating({ mutationKey: writesOf(place) }) > 0;

  return {
    entry,
    isPublic,
    requests,
    isSwitching:
      requests.create.is === 'inProgress' ||
      requests.delete.is === 'inProgress' ||
      (isHidden && requests.update.is === 'inProgress'),
    isReading: isFetching,
    failure: failureOf(writes),
    publish: () => {
      if (isUnderWay()) return;
      const told = { onSuccess: (isThere: unknown) => tell(isThere ? 'published' : 'notPublished') };
      if (entry) update.mutate({ before: entry, after: { ...entry, isPublic: true } }, told);
      else create.mutate({ title, categoryIds: lastCategories.current }, told);
    },
    withdraw: () => {
      if (isUnderWay()) return;
      lastCategories.current = entry?.categoryIds ?? [];
      remove.mutate(
        { id: place.orderCode, params: { channel: place.channel } },
        { onSuccess: () => tell('withdrawn') },
      );
    },
    saveCategories: (categoryIds) => {
      if (entry && !isUnderWay())
        update.mutate(
          { before: entry, after: { ...entry, categoryIds } },
          { onSuccess: (isThere) => tell(isThere ? 'saved' : 'withdrawn') },
        );
    },
    readAgain: () => void refetch(),
  };

  function tell(what: keyof typeof texts): void {
    showToast({ tone: what === 'notPublished' ? 'failure' : 'success', text: t(texts[what], { title }) });
  }
}
