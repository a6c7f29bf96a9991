import * as z from 'zod/mini';
import { PICTURE_TYPES } from './picture-type.ts';

/** What is kept of a file over a reload of the page. */
export interface ShelfRow {
  id: string;
  /** Of the customer, not to be read back: what another has left behind is thrown away. */
  owner: string;
  /** The list of one page that it is on. */
  list: string;
  /** Its place on that list. */
  position: number;
  name: string;
  size: number;
  type?: (typeof PICTURE_TYPES)[number];
  digest?: string;
  hasCopy: boolean;
  albumId?: string;
  uploadId?: string;
  /** `new` until the customer says "begin". */
  phase: 'new' | 'begun' | 'paused';
  isWanted: boolean;
}

/** What an older version of the app may have left is dropped when it does not fit (O45). */
export const shelfRow: z.ZodMiniType<ShelfRow> = z.object({
  id: z.string(),
  owner: z.string(),
  list: z.string(),
  position: z.number(),
  name: z.string(),
  size: z.number(),
  type: z.optional(z.enum(PICTURE_TYPES)),
  digest: z.optional(z.string()),
  hasCopy: z.boolean(),
  albumId: z.optional(z.string()),
  uploadId: z.optional(z.string()),
  phase: z.enum(['new', 'begun', 'paused']),
  isWanted: z.boolean(),
});
