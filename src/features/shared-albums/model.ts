import type { Participant, SharedAlbum } from '#generated/shared-albums/model/index.ts';

export type { Participant };

/** A shared album is its owner's when the customer is the one whom it names (P6.12). @param sub whom the session belongs to; undefined when it is over */
export function isOwnerOf({ ownerId }: Pick<SharedAlbum, 'ownerId'>, sub: string | undefined): boolean {
  return ownerId === sub;
}
