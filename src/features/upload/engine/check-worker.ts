import type { CopyWriter } from './check-file.ts';
import { checkFile } from './check-file.ts';
import type { CheckAnswer, CheckRequest } from './check-messages.ts';
import { copiesFolder } from './copies.ts';

/** What only workers have, and the types of pages do not know. */
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

/** Where the browser keeps no files, or has no room, there is no copy: the customer may have to choose the file again. */
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
