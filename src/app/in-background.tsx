import type { QueryClient } from '@tanstack/react-query';
import { resumeArchives } from '#features/downloads/resume-archives.ts';
import { hasKeptUploads } from '#features/upload/kept-flag.ts';
import { forgetDrafts } from '#forms/draft.ts';
import { tellLeft } from '#photos/actions/left-photos.ts';
import { lookAtLibrary } from '#photos/activation/library-activation.ts';
import { followOtherTabs } from '#photos/changes/tab-changes.ts';
import { guardKeptFiles } from '#session/kept-files.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { currentIdentity } from '#session/session.ts';
import { openLayer } from '#ui/layers.tsx';
import { appConfig } from '#vendor/app-config.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import { DeletedCustomer } from './deleted-customer.tsx';
import { notMissed } from './missing-scripts.ts';
import { startReports } from './reports/start-reports.ts';
import { hasThirdParties } from './third-parties/has-third-parties.ts';

/** Starts what goes on behind the pages, once the first of them stands. */
export async function startInBackground(client: QueryClient): Promise<void> {
  startReports();
  followOtherTabs(client, () => lookAtLibrary(client));
  void resumeArchives(client).catch(notMissed);
  if (currentIdentity()) tellLeft();
  guardKeptFiles();
  // Her record is no part of the photos that she came for (F2).
  openLayer(() => <DeletedCustomer />);
  onPersonalDataClear(forgetDrafts);
  if (hasThirdParties(appConfig()))
    void import('./third-parties/start-third-parties.tsx').then(
      ({ startThirdParties }) => startThirdParties(),
      notMissed,
    );
  if (!currentIdentity() || !isOpen('addPhotos')) return;
  const { DropPhotos } = await import('./drop-photos.tsx');
  openLayer(() => <DropPhotos />);
  // What was on its way when the page was loaded anew goes on, and shows (O65).
  if (hasKeptUploads()) (await import('#features/upload/dialog/open-upload-dialog.tsx')).showUploads();
}
