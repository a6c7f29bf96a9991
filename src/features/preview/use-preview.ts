import { useEffect, useMemo, useState } from 'react';
import type { Photo } from '#photos/data/library-queries.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import { usePhotoGroup } from '#photos/pages/use-photo-group.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { PhotoPlace, PhotoSequence } from '#photos/pages/sequence.ts';
import { numberOfPlace, sequenceOf } from '#photos/pages/sequence.ts';
import { useClosePhoto } from '#photos/open-photo/use-close-photo.ts';
import type { Moves, NamedPhoto } from './use-moves.ts';
import { useMoves } from './use-moves.ts';
import type { Link } from './use-followed-link.ts';
import { useFollowedLink } from './use-followed-link.ts';

export interface Preview {
  /** The photo that is wanted. */
  link: Link;
  /** The photo that shows; undefined while it is looked for. */
  shown: ShownPhoto | undefined;
  moves: Moves;
  moveTo: (photo: NamedPhoto) => void;
  /** The photo goes: to the next, else to the one before, else to the list (O15, P2.71). */
  leave: () => void;
  close: () => void;
}

/** A photo with its place in the list. */
export interface ShownPhoto {
  photo: Photo;
  place: PhotoPlace;
  sequence: PhotoSequence;
  /** In the whole list, from 0; undefined when that has become shorter. */
  number: number | undefined;
  /** It is not there any more, or its page has to be loaded anew: it stays on screen until that is known. */
  isMissing: boolean;
}

/** The photo of a list that is looked at, and the ways on. */
export function usePreview(list: PhotoList, photoId: string, groupKey: string | undefined): Preview {
  const { groups, pages, path } = list;
  const close = useClosePhoto(path);
  const [link, moveTo] = useFollowedLink(list, photoId, groupKey);
  const placed = usePlacedPhoto(list, link);
  const sequence = useMemo(() => groups && sequenceOf(groups), [groups]);
  const number = placed && sequence && numberOfPlace(sequence, placed.place);
  const moves = useMoves(pages, sequence, number, moveTo);
  useEffect(() => () => pages.want('preview', []), [pages]);

  const leave = () => {
    const other = moves.next ?? moves.previous;
    if (!other) close();
    // By its id: the photo may have gone already, and places have changed.
    else if (other.photo) moveTo({ id: other.photo.imageId, groupKey: other.place.key });
    else moves.go(other.place);
  };
  return { link, shown: placed && sequence && { ...placed, sequence, number }, moves, moveTo, leave, close };
}

/** The photo and where it is in the list; when it is not there any more, as it was. */
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
