import { useAtomValue } from 'jotai/react';
import { isOffline, onConnection } from '#lib/offline.ts';
import { pendingUnload } from '#lib/leaving.ts';
import { warnOnLeaving } from '#lib/page.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { sleep } from '#lib/timers.ts';
import { isAlbumGone, isForGoneAlbum } from '#photos/data/writes.ts';
import { sessionState } from '#session/session-store.ts';
import { currentIdentity } from '#session/session.ts';
import { announceUpload, sendPart, throwAwayUpload, uploadedSoFar } from '../queries.ts';
import { checker } from './checker.ts';
import { copyOf } from './copies.ts';
import { createUploads } from './create-uploads.ts';
import { knownUploads, markOf } from './known-uploads.ts';
import type { Uploads, UploadsView } from './model.ts';
import { ifFree, whenFree } from './tab-locks.ts';
import { uploadStore } from './upload-store.ts';
import type { UploadEnvironment } from './upload-environment.ts';

let endWarning: (() => void) | undefined;

/** Dependencies of the engine in production. */
const browserEnvironment: UploadEnvironment = {
  customer: () => currentIdentity()?.sub,
  calls: { announce: announceUpload, uploadedSoFar, sendPart, throwAway: throwAwayUpload, isAlbumGone, isForGoneAlbum },
  checker,
  store: { ...uploadStore, copyOf },
  known: knownUploads,
  locks: { ifFree, whenFree },
  lockOf: (customer, digest) => `uploads-content-${markOf(customer, digest)}`,
  connection: {
    isOnline: () => !isOffline(),
    subscribe: (changed) => void onConnection(changed),
  },
  wait: sleep,
  now: () => performance.now(),
  pendingUnload,
  guardPage,
};

const engine = createUploads(browserEnvironment);

// Stored files are cleared by #session/clear-files.ts.
personalDataClear.on(() => engine.drop());
void engine.restore();

/** Queue of this page: it outlives screens, and resumes what an earlier page has left. */
export const uploads: Uploads = engine;

/** Hook: files on their way into the library, and their progress. */
export function useUploads(): UploadsView {
  return useAtomValue(uploads.viewAtom);
}

/** Warns before the page is left, while that would interrupt something. */
function guardPage(isActive: boolean): void {
  // The way to the sign-in is not the customer's choice, and everything goes on when they are back.
  if (isActive) endWarning ??= warnOnLeaving(() => sessionState().status === 'signed-in');
  else {
    endWarning?.();
    endWarning = undefined;
  }
}
