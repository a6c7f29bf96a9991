import * as z from 'zod/mini';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { createTimer } from '#lib/timers.ts';
import { paths } from '#paths';
import type { Job } from '#photos/actions/job-list.ts';
import { jobs } from '#photos/actions/jobs.ts';
import { beforeSignOut, onPersonalDataClear } from '#session/personal-data.ts';
import { currentIdentity } from '#session/session.ts';
import { EXPORT_HOURS, linksEnd } from './model.ts';
import { fetchExport } from './queries.ts';
import { areRowsKept } from './rows-flag.ts';

/** An export that was requested in this browser, until the customer has seen that it is ready. */
interface RequestedExport {
  id: string;
  /** In ms since 1970. */
  requestedAt: number;
}

const schema = z.object({ id: z.string(), requestedAt: z.number() });

const stored: Stored<RequestedExport> = {
  key: 'requestedExport',
  parse: (value) => schema.safeParse(value).data,
  store: () => localStorage,
};

const ID = 'export';

/** How soon it is asked whether it is ready, in ms, and how much longer each time after that. */
const READ = { firstMs: 5_000, growth: 1.5, mostMs: 10 * 60_000 };

const timer = createTimer();
onPersonalDataClear(timer.stop);

// The folder that she saved in, and the names of her photos, go with her (S14, S20).
beforeSignOut.on((first) => areRowsKept() && first(clearKept()));
onPersonalDataClear((isShared) => void (isShared && areRowsKept() && clearKept()));

/** Never rejects: what cannot be removed is nobody's, and is removed when the page is loaded next. */
async function clearKept(): Promise<void> {
  try {
    const { clearRows } = await import('./save/kept-rows.ts');
    await clearRows();
  } catch {
    // The script did not come.
  }
}

/** Shows an export that has been requested on the card of jobs, until it is ready and has been looked at. */
export function followExport(id: string): void {
  writeStored(stored, { id, requestedAt: Date.now() });
  resumeExport();
}

/** Goes on with the export that was requested before the page was loaded. */
export function resumeExport(): void {
  // Of a customer who has signed out on a page that was left before they were removed.
  if (areRowsKept() && !hasSaved()) void clearKept();
  const requested = currentIdentity() && readStored(stored);
  if (!requested) return;
  // Its links have expired, even if it took as long as it may.
  if (Date.now() > linksEnd(readyBy(requested)).getTime()) return forgetExport();
  showPending(requested);
  askLater(requested.id, READ.firstMs);
}

/** The customer looks at an export. @param id any when none is named */
export function forgetExport(id?: string): void {
  if (id !== undefined && readStored(stored)?.id !== id) return;
  timer.stop();
  writeStored(stored, undefined);
  jobs.remove(ID);
}

function hasSaved(): boolean {
  return readStored({ key: 'savedExports', parse: (value) => value !== null, store: () => localStorage }) === true;
}

function askLater(id: string, pause: number): void {
  timer.start(pause, () => {
    void fetchExport(id)
      .catch(() => undefined)
      .then((found) => {
        // Another one may have been requested, or this one looked at, in another tab.
        if (readStored(stored)?.id !== id) return jobs.remove(ID);
        if (found?.state === 'expired') return forgetExport();
        if (found?.state === 'finished') return showReady(id);
        return askLater(id, Math.min(pause * READ.growth, READ.mostMs));
      });
  });
}

function readyBy({ requestedAt }: RequestedExport): Date {
  return new Date(requestedAt + EXPORT_HOURS * 3_600_000);
}

function showPending(requested: RequestedExport): void {
  jobs.put({
    ...job(),
    title: t('export.job'),
    notes: [{ text: t('export.job.by', { date: formatDay(readyBy(requested), currentLocale()) }) }],
  });
}

function showReady(id: string): void {
  jobs.put({
    ...job(),
    title: t('export.job.ready'),
    notes: [{ text: t('export.job'), role: 'status' }],
    actions: [{ label: t('upload.show'), href: paths.export({ backupId: id }) }],
  });
}

function job(): Pick<Job, 'id' | 'icon' | 'dismiss'> {
  return { id: ID, icon: 'download', dismiss: () => forgetExport() };
}
