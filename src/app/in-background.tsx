import type { QueryClient } from '@tanstack/react-query';
import { resumeArchives } from '#features/downloads/resume-archives.ts';
import { forgetDrafts } from '#forms/draft.ts';
import { laterFailedState } from '#failures/later-failed-state.ts';
import { tellLeft } from '#photos/actions/left-photos.ts';
import { laterGroupFailure } from '#photos/grid/later-group-failure.ts';
import { followOtherTabs } from '#photos/tab-changes.ts';
import { guardKeptFiles } from '#session/kept-files.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { currentIdentity } from '#session/session.ts';
import { laterCopyButton } from '#ui/later-copy-button.ts';
import { openLayer } from '#ui/layers.tsx';
import { appConfig } from '#vendor/app-config.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import { notMissed } from './missing-scripts.ts';
import { startReports } from './reports/start-reports.ts';
import { hasThirdParties } from './third-parties/has-third-parties.ts';

/** Starts what goes on behind the pages, once the first of them stands. */
export async function startInBackground(client: QueryClient): Promise<void> {
  startReports();
  followOtherTabs(client);
  // What says that something cannot be loaded must not have to be loaded then.
  for (const part of [laterFailedState, laterGroupFailure, laterCopyButton]) void part.load().catch(notMissed);
  void resumeArchives(client).catch(notMissed);
  if (currentIdentity()) tellLeft();
  guardKeptFiles();
  onPersonalDataClear(forgetDrafts);
  if (hasThirdParties(appConfig())) void import('./third-parties/start-third-parties.tsx').then(({ startThirdParties }) => startThirdParties(), notMissed);
  if (!currentIdentity() || !isOpen('addPhotos')) return;
  const { DropPhotos } = await import('./drop-photos.tsx');
  openLayer(() => <DropPhotos />);
  const { hasKeptUploads } = await import('#features/upload/kept-flag.ts');
  if (!hasKeptUploads()) return;
  // What was on its way when the page was loaded anew goes on, and shows (O65).
  const { showUploads } = await import('#features/upload/dialog/open-upload-dialog.tsx');
  showUploads();
}
