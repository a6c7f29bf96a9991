import { sleep } from '#lib/timers.ts';
import { isAlbumGone, isForGoneAlbum } from '#photos/data/album-queries.ts';
import { currentIdentity } from '#session/session.ts';
import { announceUpload, sendPart, throwAwayUpload, uploadedSoFar } from '../queries.ts';
import { checker } from './checker.ts';
import { copyOf } from './copies.ts';
import { knownUploads } from './known-uploads.ts';
import { guardPage } from './leave-guard.ts';
import { markOf } from './sealed-upload.ts';
import { shelf } from './shelf.ts';
import { ifFree, whenFree } from './tab-locks.ts';
import type { UploadWorld } from './upload-world.ts';

/** The real service and the real browser. */
export const browserWorld: UploadWorld = {
  customer: () => currentIdentity()?.sub,
  calls: { announce: announceUpload, uploadedSoFar, sendPart, throwAway: throwAwayUpload, isAlbumGone, isForGoneAlbum },
  checker,
  shelf: { ...shelf, copyOf },
  known: knownUploads,
  locks: { ifFree, whenFree },
  lockOf: (customer, digest) => `uploads-content-${markOf(customer, digest)}`,
  connection: {
    isOnline: () => navigator.onLine,
    subscribe(changed) {
      addEventListener('online', changed);
      addEventListener('offline', changed);
    },
  },
  wait: sleep,
  now: () => performance.now(),
  guardPage,
};
