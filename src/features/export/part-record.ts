import { writeFolder, writeNames } from './export-rows.ts';
import type { PartOutcome, PartProgress } from './save/part-saver.ts';
import { brokenIn, noteSaved, readSaved, type SavedFile, type SavedPart } from './saved-parts.ts';

/** Outcome of a part that needs no other attempt. */
export type PartResult = Extract<PartOutcome, { kind: 'whole' | 'damaged' }>;

/** A part of an export, in its folder. */
interface PartPlace {
  backupId: string;
  chunkId: string;
  folder: FileSystemDirectoryHandle;
}

/** Stored record of a part, as it is now. */
export function knownPart(backupId: string, id: string): SavedPart | undefined {
  return readSaved(backupId)?.parts.find(({ chunkId }) => chunkId === id);
}

/** Stores that the file of a part has been begun, and where; once. */
export function noteBegun({ backupId, chunkId, folder }: PartPlace, { file, former }: PartProgress): void {
  const known = knownPart(backupId, chunkId);
  if (known?.state === 'begun' && known.file === file) return;
  const token = noteSaved(backupId, {
    chunkId,
    state: 'begun',
    file,
    ...(former !== undefined && { former: knownFile(known, former) }),
  });
  void writeFolder(backupId, token, folder);
}

/** Stores what a part has come to, and leaves one file of it in the folder: of two the one with fewer broken photos. */
export async function noteResult({ backupId, chunkId, folder }: PartPlace, result: PartResult): Promise<void> {
  const known = knownPart(backupId, chunkId);
  const former = result.former === undefined ? undefined : knownFile(known, result.former);
  if (former && !isBetter(result, former)) {
    noteSaved(backupId, { chunkId, state: 'broken', ...former });
    return removeFile(folder, result.file);
  }
  if (result.kind === 'damaged') {
    // Saved again, it is written anew in its own file.
    const file = known?.file;
    const token = noteSaved(backupId, { chunkId, state: 'broken', ...(file !== undefined && { file }) });
    return writeFolder(backupId, token, folder);
  }
  const { names, broken } = result.findings;
  const token = noteSaved(backupId, {
    chunkId,
    state: broken.length > 0 ? 'broken' : 'checked',
    file: result.file,
    photos: names.length,
    ...(broken.length > 0 && { broken }),
  });
  await writeNames(backupId, token, chunkId, names);
  if (former?.file !== undefined) await removeFile(folder, former.file);
}

/** Stored record of one of the files of a part. */
function knownFile(known: SavedPart | undefined, file: string): SavedFile {
  if (known?.former?.file === file) return known.former;
  if (known?.file !== file) return { file };
  const { photos, broken, brokenCount } = known;
  return { file, photos, broken, brokenCount };
}

/** Whether a part has come better than it is in another file. One whose photos were not counted may be no archive at all. */
function isBetter(result: PartResult, former: SavedFile): boolean {
  if (result.kind === 'damaged') return false;
  const broken = result.findings.broken.length;
  return broken === 0 || former.photos === undefined || broken < brokenIn(former);
}

/** Removes a file that is this part's. One that cannot be removed takes room, no more. */
async function removeFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await folder.removeEntry(name);
  } catch {
    // The customer may have taken it away, or the permission.
  }
}
