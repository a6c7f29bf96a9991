import * as z from 'zod/mini';
import type { RecordFields } from '#forms/record-fields.ts';
import { t } from '#i18n/texts.ts';
import type { AlbumName } from '#generated/photo-management/model/index.ts';

/**
 * What an album may be called (P5.5 to P5.10). There is no longest name, and a name is sent as it was typed (O61): the
 * service decides about the rest.
 */
export const albumNameSchema: z.ZodMiniType<AlbumName, AlbumName> = z.object({
  name: z.string().check(
    z.refine((name) => name.length > 0, { error: () => t('album.name.missing'), abort: true }),
    z.refine((name) => /\S/.test(name) && !/[<>;]/.test(name), { error: () => t('album.name.invalid') }),
  ),
});

/** How the form asks about a name that was changed elsewhere, too (R9). */
export const albumNameRecord: RecordFields<AlbumName, AlbumName> = { valuesOf: (album) => album, labels: { name: 'album.name' } };
