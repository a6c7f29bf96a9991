/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Participant } from './participant.zod.ts';

export const SharedAlbumParticipants = /*#__PURE__*/ zod.object({
  "owner": Participant,
  "participants": /*#__PURE__*/ zod.array(Participant)
});

export type SharedAlbumParticipants = zod.input<typeof SharedAlbumParticipants>;
