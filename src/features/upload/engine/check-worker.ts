import { checkFile, type CheckAnswer, type CheckRequest, type CopyWriter } from './check-file.ts';
import { copiesFolder } from './copies.ts';

/** API that only workers have, and that the types of pages lack. */
interface SyncAccess {
  write(bytes: Uint8Array<ArrayBuffer>, place: { at: number }): number;
  truncate(size: number): void;
  close(): void;
}

declare global {
  interface FileSystemFileHandle {
    createSyncAccessHandle(): Promise<SyncAccess>;
  }
}

addEventListener('message', ({ data: { id, file } }: MessageEvent<CheckRequest>) => {
  void checkFile(file, () => openCopy(id)).then((checked) => postMessage({ id, checked } satisfies CheckAnswer));
});

/** Opens the copy of a file. Where the browser stores no files, or has no room, there is none: the customer may have to choose the file again. */
async function openCopy(id: string): Promise<CopyWriter> {
  let access: SyncAccess | undefined;
  let at = 0;
  let isGood = true;
  const attempt = (work: () => void) => {
    try {
      if (isGood) work();
    } catch {
      isGood = false;
    }
  };
  try {
    const handle = await (await copiesFolder()).getFileHandle(id, { create: true });
    access = await handle.createSyncAccessHandle();
    access.truncate(0);
  } catch {
    isGood = false;
  }
  return {
    write: (bytes) =>
      attempt(() => {
        const written = access?.write(bytes, { at });
        at += bytes.length;
        isGood = written === bytes.length;
      }),
    close() {
      // What could not be written whole only takes room.
      if (!isGood) tryTo(() => access?.truncate(0));
      tryTo(() => access?.close());
      return isGood;
    },
  };
}

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // The disk is full or the page is going.
  }
}
