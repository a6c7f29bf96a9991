import type { Participant, SharedAlbum } from '#generated/shared-albums/model/index.ts';

export type { Participant, SharedAlbum };

/** Whether the customer owns a shared album (P6.12). @param sub user id of the session; undefined once it is over */
export function isOwnerOf({ ownerId }: Pick<SharedAlbum, 'ownerId'>, sub: string | undefined): boolean {
  return ownerId === sub;
}
