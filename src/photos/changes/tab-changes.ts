import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { onShown } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { albumCreated, albumRemoved, albumRenamed, markRemoved } from './album-changes.ts';
import { leftElsewhere, showAdded } from './library-changes.ts';
import { libraryChanged, libraryEmptied } from './whole-library.ts';
import { customerOfTab, tabChannel, withoutAnnouncing } from './tabs.ts';
import type { LibraryChange, TabMessage } from './tabs.ts';

/**
 * Applies what other tabs of the same customer change, without a reload. A hidden tab does so once it is visible, so that many
 * open tabs do not all ask the services at once.
 * @param onEmptied callback once another tab has deleted all photos of the library
 */
export function followOtherTabs(client: QueryClient, onEmptied: () => void): void {
  let waiting: LibraryChange[] = [];
  personalDataClear.on(() => (waiting = []));

  const catchUp = () => {
    if (document.hidden) return;
    const changes = waiting;
    waiting = [];
    for (const change of changes) withoutAnnouncing(() => void apply(client, change, onEmptied));
  };
  tabChannel().listen(async (message) => {
    const change = changeIn(message, await customerOfTab());
    if (!change) return;
    waiting = withChange(waiting, change);
    catchUp();
  });
  onShown(catchUp);
}

/**
 * Changes that wait, and one more. Those of one kind in a row are one for each album, whatever their order: a tab that was hidden for
 * long would ask the services after each. After the library was emptied nothing is left to show of what came before but albums that
 * are gone; and where anything may be different, new albums and names are asked for as well.
 */
export function withChange(waiting: readonly LibraryChange[], change: LibraryChange): LibraryChange[] {
  if (change.type === 'libraryEmptied') return [...waiting.filter(({ type }) => type === 'albumGone'), change];
  if (change.type === 'libraryChanged') return [...waiting.filter(({ type }) => !READ_WITH_ALL.has(type)), change];
  const run = waiting.findLastIndex(({ type }) => type !== change.type) + 1;
  const same = waiting.findIndex((other, at) => at >= run && albumOf(other) === albumOf(change));
  const earlier = waiting[same];
  if (!earlier) return [...waiting, change];
  if (!('photoIds' in earlier) || !('photoIds' in change)) return [...waiting];
  return waiting.with(same, { ...earlier, photoIds: [...earlier.photoIds, ...change.photoIds] });
}

/** Changes after which nothing is done but reading what is read when anything may be different. */
const READ_WITH_ALL: ReadonlySet<LibraryChange['type']> = new Set(['albumCreated', 'albumRenamed', 'libraryChanged']);

function albumOf(change: LibraryChange): string | undefined {
  return 'albumId' in change ? change.albumId : undefined;
}

/** Reads that fail show that where they are drawn. */
function apply(client: QueryClient, change: LibraryChange, onEmptied: () => void): Promise<void> {
  switch (change.type) {
    case 'photosGone':
      return leftElsewhere(client, new Set(change.photoIds), change.albumId);
    case 'photosAdded':
      return showAdded(client, change.albumId, change.photoIds);
    case 'albumCreated':
      return albumCreated(client);
    case 'albumRenamed':
      return albumRenamed(client, change.albumId);
    case 'albumGone':
      markRemoved(client, change.albumId);
      return albumRemoved(client, change.albumId);
    case 'libraryEmptied': {
      // First what is known of the library is marked as out of date, its status as well: that is looked at then.
      const emptied = libraryEmptied(client);
      onEmptied();
      return emptied;
    }
    case 'libraryChanged':
      return libraryChanged(client);
  }
}

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
