import type { QueryClient } from '@tanstack/react-query';
import { resumeArchives } from '#features/downloads/resume-archives.ts';
import { followOtherTabs } from '#photos/tab-changes.ts';
import { currentIdentity } from '#session/session.ts';
import { isOpen } from '#vendor/gates.ts';
import { notMissed } from './missing-scripts.ts';

/** Starts what goes on behind the pages, once the first of them stands. */
export async function startInBackground(client: QueryClient): Promise<void> {
  followOtherTabs(client);
  void resumeArchives(client).catch(notMissed);
  if (!currentIdentity() || !isOpen('addPhotos')) return;
  const { hasKeptUploads } = await import('#features/upload/kept-flag.ts');
  if (!hasKeptUploads()) return;
  // What was on its way when the page was loaded anew goes on, and shows (O65).
  const { showUploads } = await import('#features/upload/dialog/open-upload-dialog.tsx');
  showUploads();
}
