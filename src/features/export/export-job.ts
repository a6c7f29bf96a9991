import * as z from 'zod/mini';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { onStoredElsewhere } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { createTimer } from '#lib/timers.ts';
import { paths } from '#paths';
import type { Job } from '#photos/actions/job-list.ts';
import { jobs } from '#photos/actions/jobs.ts';
import { currentIdentity } from '#session/session.ts';
import { EXPORT_HOURS, linksEnd } from './model.ts';
import { fetchExport } from './queries.ts';

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

/** Delays, in ms, between reads that ask whether it is ready: each is `growth` times the one before. */
const READ = { firstMs: 5_000, growth: 1.5, mostMs: 10 * 60_000 };

const timer = createTimer();
/** Id of the export that this tab's card is about; undefined where there is no card. */
let shownId: string | undefined;
personalDataClear.on(removeCard);

/** Shows an export that has been requested on the card of jobs, until it is ready and has been looked at. */
export function followExport(id: string): void {
  writeStored(stored, { id, requestedAt: Date.now() });
  showStored();
}

/** Goes on with the export that was requested before the page was loaded, and follows what other tabs do about it. */
export function resumeExport(): void {
  onStoredElsewhere(stored.key, lookAgain);
  showStored();
}

/** The customer looks at an export, or does not want to know of it: no tab shows it any more. */
export function forgetExport(id: string): void {
  if (readStored(stored)?.id === id) writeStored(stored, undefined);
  if (shownId === id) removeCard();
}

/** Another tab may have forgotten the export of the card, or requested a newer one, which then takes its place here, too. */
function lookAgain(): void {
  if (shownId !== undefined && readStored(stored)?.id !== shownId) showStored();
}

function showStored(): void {
  const requested = currentIdentity() && readStored(stored);
  if (!requested) return removeCard();
  // Its links have expired, even if it took as long as it may.
  if (Date.now() > linksEnd(readyBy(requested)).getTime()) return forgetExport(requested.id);
  shownId = requested.id;
  showPending(requested);
  askLater(requested, isLate(requested) ? 0 : READ.firstMs);
}

function removeCard(): void {
  timer.stop();
  shownId = undefined;
  jobs.remove(ID);
}

function askLater(requested: RequestedExport, pause: number): void {
  const { id } = requested;
  timer.start(pause, () => {
    void fetchExport(id)
      .catch(() => undefined)
      .then((found) => {
        // A page that was kept aside is not told of what other tabs do.
        lookAgain();
        if (shownId !== id) return undefined;
        if (found?.state === 'expired') return forgetExport(id);
        if (found?.state === 'finished') return showReady(id);
        // Its day may have passed since.
        showPending(requested);
        return askLater(requested, Math.min(Math.max(pause * READ.growth, READ.firstMs), READ.mostMs));
      });
  });
}

function readyBy({ requestedAt }: RequestedExport): Date {
  return new Date(requestedAt + EXPORT_HOURS * 3_600_000);
}

function isLate(requested: RequestedExport): boolean {
  return Date.now() >= readyBy(requested).getTime();
}

function showPending(requested: RequestedExport): void {
  jobs.put({
    ...job(requested.id),
    title: t('export.job'),
    notes: isLate(requested)
      ? []
      : [{ text: t('export.job.by', { date: formatDay(readyBy(requested), currentLocale()) }) }],
  });
}

function showReady(id: string): void {
  jobs.put({
    ...job(id),
    title: t('export.job.ready'),
    notes: [{ text: t('export.job'), role: 'status' }],
    actions: [{ label: t('upload.show'), href: paths.export({ backupId: id }) }],
  });
}

function job(id: string): Pick<Job, 'id' | 'icon' | 'dismiss'> {
  return { id: ID, icon: 'download', dismiss: () => forgetExport(id) };
}
