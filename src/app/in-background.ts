import type { QueryClient } from '@tanstack/react-query';
import { followOtherTabs } from '#photos/tab-changes.ts';
import { currentIdentity } from '#session/session.ts';
import { isOpen } from '#vendor/gates.ts';

/** Starts what goes on behind the pages, once the first of them stands. */
export async function startInBackground(client: QueryClient): Promise<void> {
  followOtherTabs(client);
  if (!currentIdentity() || !isOpen('addPhotos')) return;
  const { hasKeptUploads } = await import('#features/upload/kept-flag.ts');
  if (!hasKeptUploads()) return;
  // What was on its way when the page was loaded anew goes on, and shows (O65).
  const { showUploads } = await import('#features/upload/dialog/open-upload-dialog.tsx');
  showUploads();
}
