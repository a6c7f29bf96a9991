import { formRules } from '#forms/form-rules.ts';
import type { RecordFields } from '#forms/record-fields.ts';
import { AlbumName } from '#generated/photo-management/model/albumName.zod.ts';

/**
 * What an album may be called (P5.5 to P5.10) stands in the spec. A name is sent as it was typed (O61): the service decides about
 * the rest.
 */
export const albumNameRules = formRules({
  toRequest: (typed: AlbumName) => typed,
  body: AlbumName,
  texts: { name: { missing: 'album.name.missing', invalid: 'album.name.invalid' } },
});

/** How the form asks about a name that was changed elsewhere, too (R9). */
export const albumNameRecord: RecordFields<AlbumName, AlbumName> = {
  valuesOf: (album) => album,
  labels: { name: 'album.name' },
};
