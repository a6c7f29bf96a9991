import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { after } from '#lib/timers.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { hasFollowed, isFromList, useClosePhoto } from '#photos/open-photo/open-photo.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoList, PhotoPlace, PhotoSequence } from '#photos/pages/photo-list.ts';
import { numberOfPlace, sequenceOf } from '#photos/pages/photo-list.ts';
import { usePhotoGroup } from '#photos/pages/photo-pages-store.ts';
import type { Moves, NamedPhoto } from './use-moves.ts';
import { useMoves } from './use-moves.ts';

export interface Preview {
  /** Requested photo. */
  link: Link;
  /** Photo that shows; undefined while it is searched for. */
  shown: ShownPhoto | undefined;
  moves: Moves;
  moveTo: (photo: NamedPhoto) => void;
  /** Leaves a photo that is removed: to the next, else to the one before, else to the list (P2.71). */
  leave: () => void;
  close: () => void;
}

/** Photo with its place in the list. */
export interface ShownPhoto {
  photo: Photo;
  place: PhotoPlace;
  sequence: PhotoSequence;
  /** Index in the whole list; undefined when that has become shorter. */
  number: number | undefined;
  /** Whether it is gone, or its page is loading again: it stays on screen until that is known. */
  isMissing: boolean;
}

/** Hook: state of the preview of a photo of a list. */
export function usePreview(list: PhotoList, photoId: string, groupKey: string | undefined): Preview {
  const { groups, pages, path } = list;
  const close = useClosePhoto(path);
  const [link, moveTo] = useFollowedLink(list, photoId, groupKey);
  const placed = usePlacedPhoto(list, link);
  const sequence = useMemo(() => groups && sequenceOf(groups), [groups]);
  const number = placed && sequence && numberOfPlace(sequence, placed.place);
  const moves = useMoves(pages, link.id, sequence, number, moveTo);
  useEffect(() => () => pages.need('preview', []), [pages]);

  const leave = () => {
    const other = moves.next ?? moves.previous;
    if (!other) close();
    // By its id: the photo may have gone already, and places have changed.
    else if (other.photo) moveTo({ id: other.photo.imageId, groupKey: other.place.key });
    // The next of its group comes to where this one was.
    else moves.go(other === moves.next && other.place.key === placed?.place.key ? placed.place : other.place);
  };
  return { link, shown: placed && sequence && { ...placed, sequence, number }, moves, moveTo, leave, close };
}

/** Hook: the photo and its place in the list; once it is gone, as it was last. */
function usePlacedPhoto(
  { pages }: PhotoList,
  { id, groupKey = '' }: Link,
): Pick<ShownPhoto, 'photo' | 'place' | 'isMissing'> | undefined {
  const group = usePhotoGroup(pages, groupKey);
  const index = indexOfPhoto(group, id);
  const photo = index === undefined ? undefined : photoAt(group, index);
  const [last, setLast] = useState<Pick<ShownPhoto, 'photo' | 'place'>>();
  if (!photo || index === undefined) return last?.photo.imageId === id ? { ...last, isMissing: true } : undefined;
  const found = { photo, place: { key: groupKey, index } };
  if (last?.photo !== photo || last.place.key !== groupKey || last.place.index !== index) setLast(found);
  return { ...found, isMissing: false };
}

/** Photo that the address names, or that the customer has moved to since; its group if known. */
interface Link {
  id: string;
  groupKey: string | undefined;
}

/**
 * Time, in ms, after which the address follows. Browsers refuse to change it a hundred times in a row, as an arrow key that is
 * held down would.
 */
const FOLLOWS_AFTER_MS = 150;

/** Hook: requested photo and its setter. Another photo shows at once, and the address follows. */
function useFollowedLink(
  { previewPath }: PhotoList,
  id: string,
  groupKey: string | undefined,
): [Link, (next: NamedPhoto) => void] {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [link, setLink] = useState<Link>({ id, groupKey });
  const [address, setAddress] = useState(link);
  if (address.id !== id || address.groupKey !== groupKey) {
    setAddress({ id, groupKey });
    // The customer may have moved on while it followed.
    if (type === 'POP' || !hasFollowed(state)) setLink({ id, groupKey });
  }

  const isBehind = link.id !== id || link.groupKey !== groupKey;
  const follow = useEffectEvent(() => {
    // Back has been pressed and the page is about to go, or the router has yet to follow the address, which runs this again.
    if (window.location.pathname !== pathname || link.groupKey === undefined) return;
    void navigate(previewPath(link.id, link.groupKey), {
      replace: true,
      state: { openedFromList: isFromList(state), hasFollowed: true },
    });
  });
  useEffect(() => {
    if (isBehind) return after(FOLLOWS_AFTER_MS, () => follow());
  }, [isBehind, link, pathname]);
  return [link, setLink];
}
