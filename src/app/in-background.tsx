import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { customerQuery } from '#customer/queries.ts';
import { resumeArchives } from '#features/downloads/archive-orders.ts';
import { resumeExport } from '#features/export/export-job.ts';
import { onceTrayStored } from '#features/prints/tray/stored-trays.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { paths } from '#paths';
import { reportUndeleted } from '#photos/actions/delete-photos.ts';
import { sendPendingOnLeave } from '#photos/actions/pending-deletion.ts';
import { reportUnconfirmed } from '#photos/actions/unconfirmed-deletions.ts';
import { followActivation, lookAtLibrary } from '#photos/activation/follow-activation.ts';
import { followOtherTabs } from '#photos/changes/tab-changes.ts';
import { clearFiles, finishClearing } from '#session/clear-files.ts';
import { isFlagged } from '#session/file-flags.ts';
import { currentIdentity } from '#session/session.ts';
import { openLayer } from '#ui/layers.tsx';
import { appConfig, type AppConfig, serviceUrl } from '#vendor/app-config.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import { vendorConfigQuery } from '#vendor/vendor-config.ts';
import { notMissed } from './pages/missing-scripts.ts';
import { startReports } from './reports/start-reports.ts';
import { useScreen } from './pages/screens.ts';

/** Starts what runs behind the pages, once the first of them stands. */
export async function startInBackground(client: QueryClient): Promise<void> {
  startReports();
  followActivation(client);
  followOtherTabs(client, () => void lookAtLibrary(client, true));
  void resumeArchives(client).catch(notMissed);
  resumeExport();
  sendPendingOnLeave();
  if (currentIdentity()) {
    reportUndeleted();
    reportUnconfirmed(client);
  }
  // Of the dialogs of every page the one that a press should open at once.
  void import('./layout/menu-sheet.tsx').catch(notMissed);
  void (currentIdentity() ? finishClearing() : clearFiles());
  personalDataClear.on((isShared) => void (isShared && clearFiles()));
  if (sessionStorage.getItem('mailedLink') !== null) void expireLink(client).catch(notMissed);
  // Her record is no part of the photos that she came for (F2).
  openLayer(() => <DeletedCustomer />);
  if (hasThirdParties(appConfig()))
    void import('./third-parties/third-parties.tsx').then(({ startThirdParties }) => startThirdParties(), notMissed);
  if (currentIdentity() && isOpen('orderPrints'))
    onceTrayStored(
      () => void import('#features/prints/tray/tray-store.ts').then(({ readTray }) => readTray(), notMissed),
    );
  if (!currentIdentity() || !isOpen('addPhotos')) return;
  // Asked before its script comes, which goes on with them at once.
  const areUploadsLeft = isFlagged('uploadsKept');
  const { DropPhotos } = await import('./drop-photos.tsx');
  openLayer(() => <DropPhotos />);
  // What was on its way when the page was loaded anew goes on, and shows (O65).
  if (areUploadsLeft) (await import('#features/upload/dialog/upload-layer.tsx')).showUploads();
}

/** Has the link of a mail go in time, whatever page this is: its script comes only where one is stored (S31). */
async function expireLink(client: QueryClient): Promise<void> {
  const vendorConfig = vendorConfigQuery();
  const [{ expireMailedLink }] = await Promise.all([
    import('#session/mailed-link/mailed-link.ts'),
    client.prefetchQuery(vendorConfig),
  ]);
  expireMailedLink(client.getQueryData(vendorConfig.queryKey) !== undefined);
}

/**
 * Navigates a customer whose account was deleted to logout (A4.11); draws nothing. Once: signing out leaves the page, and the
 * authority does not know her any more (S54).
 */
function DeletedCustomer() {
  const navigate = useNavigate();
  // An address that no page has may turn out to be a page that asks for no customer.
  const isCustomers = useScreen().screen !== undefined;
  // What a page has failed to read is not asked for anew behind it: the page would fall back to waiting (A4.1).
  const { data } = useQuery({ ...customerQuery(), enabled: isCustomers, retryOnMount: false });
  const isDeleted = data?.accountDeleted === true;
  useEffect(() => {
    if (isDeleted) void navigate(paths.logout(), { replace: true });
  }, [isDeleted, navigate]);
  return null;
}

/** Whether the configuration names any third party: without one their script is never loaded. */
function hasThirdParties(config: AppConfig): boolean {
  const { scripts, supportChat, feedback, consentCookieName } = config;
  return [
    scripts?.cookieConsentUrl,
    supportChat?.scriptUrl,
    feedback,
    consentCookieName,
    serviceUrl('targeting', config),
  ].some((part) => part !== undefined);
}
