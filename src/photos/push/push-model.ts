import { ArchiveEvent, ImportEvent } from '#generated/push/model/index.ts';

export type { Authenticate } from '#generated/push/model/index.ts';

/** What the content of a frame says about an import, undefined when it is of another shape (P3.59 to P3.62). */
export function importEventIn(content: unknown): ImportEvent | undefined {
  return ImportEvent.safeParse(content).data;
}

/** What the content of a frame says about an archive, undefined when it is of another shape (P3.68 to P3.72). */
export function archiveEventIn(content: unknown): ArchiveEvent | undefined {
  return ArchiveEvent.safeParse(content).data;
}
