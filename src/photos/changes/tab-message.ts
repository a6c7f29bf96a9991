import * as z from 'zod/mini';
import type { LibraryChange, TabMessage } from './tab-sync.ts';

const id = z.string().check(z.minLength(1));

const messages: z.ZodMiniType<TabMessage> = z.object({
  customer: id,
  change: z.union([
    z.object({ type: z.enum(['albumCreated', 'libraryEmptied', 'libraryChanged']) }),
    z.object({ type: z.enum(['albumRenamed', 'albumGone']), albumId: id }),
    z.object({ type: z.enum(['photosAdded', 'photosGone']), photoIds: z.array(id), albumId: z.optional(id) }),
  ]),
});

/** The change that a message tells of; undefined when it is none, or of another customer's library. */
export function changeIn(message: unknown, customer: string | undefined): LibraryChange | undefined {
  const { success, data } = messages.safeParse(message);
  return success && data.customer === customer ? data.change : undefined;
}
