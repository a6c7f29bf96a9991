import { serviceTimeOf } from '#api/service-clock.ts';
import type { DownloadItem } from '#generated/photo-downloads/model/index.ts';
import { pushEventIn, type PushEvent } from '#photos/push/push-model.ts';

/** An archive of the list. Only its id is certain (O71). */
export type Archive = DownloadItem;

/** State of an archive; undefined when the list does not say, or names an unknown one. */
export function archiveEvent({ status }: Pick<Archive, 'status'>): PushEvent | undefined {
  return status === undefined ? undefined : pushEventIn(status);
}

/** Display name of an archive: its name, or else its id (O35). */
export function archiveName({ id, name }: Pick<Archive, 'id' | 'name'>): string {
  return name?.trim() || id;
}

/** Time, in ms, for which an archive is waited for: as long as the push connection is there (P4.37). */
export const ARCHIVE_WAIT_MS = 30 * 60_000;

/**
 * Whether an archive is being made, and may soon be ready. One that is made for too long is waited for no more.
 * @param now the services' time, in ms since 1970: `created` is one of theirs
 */
export function isAwaited(archive: Archive, now = serviceTimeOf(Date.now())): boolean {
  const age = archive.created === undefined ? 0 : now - Date.parse(archive.created);
  return archiveEvent(archive) === 'started' && age < ARCHIVE_WAIT_MS;
}
