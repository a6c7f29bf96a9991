import type { RecordFields } from '#forms/conflicts.tsx';
import { formRules } from '#forms/form-rules.ts';
import { AlbumName } from '#generated/photo-management/model/albumName.zod.ts';

/** Rules of an album's name (P5.5 to P5.10), those of the spec. A name is sent as it was typed (O61); the service decides the rest. */
export const albumNameRules = formRules({
  toRequest: (typed: AlbumName) => typed,
  body: AlbumName,
  texts: { name: { missing: 'album.name.missing', invalid: 'album.name.invalid' } },
});

/** Fields by which the form asks about a name that was changed elsewhere as well. */
export const albumNameRecord: RecordFields<AlbumName, AlbumName> = {
  valuesOf: (album) => album,
  labels: { name: 'album.name' },
};
