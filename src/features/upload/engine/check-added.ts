import type { TextKey } from '#i18n/texts.ts';
import { whereInLibrary } from './in-library.ts';
import { missingTwinOf, twinOf, type Entry, type Queue, type QueueEvent } from './queue.ts';
import type { UploadWorld } from './upload-world.ts';

interface List {
  world: Pick<UploadWorld, 'checker' | 'customer' | 'known' | 'calls'>;
  queue: () => Queue;
  happen: (event: QueueEvent) => void;
}

/**
 * Looks at a file that has come onto the list: what it is, and whether it is there already. What is refused is taken off.
 * @returns why it is refused
 */
export async function checkAdded(entry: Entry, { world, queue, happen }: List): Promise<TextKey | undefined> {
  const { id, file, albumId } = entry;
  const isOnList = () => queue().entries.some((other) => other.id === id);
  if (!file) return undefined;
  const checked = await world.checker.check(id, file);
  if (!isOnList()) return undefined;
  if ('reason' in checked) {
    happen({ type: 'removed', ids: new Set([id]) });
    return checked.reason;
  }
  const missing = missingTwinOf(queue(), file, checked.digest);
  if (missing) happen({ type: 'foundAgain', id, missing: missing.id });
  const isNews = !missing && !twinOf(queue(), { id, digest: checked.digest });
  const inLibrary = isNews ? await whereInLibrary({ digest: checked.digest, albumId }, world) : undefined;
  happen({ type: 'checked', id, ...checked, ...(inLibrary !== undefined && { inLibrary: inLibrary.reason }) });
  return undefined;
}
