import { millisecondsInDay } from 'date-fns/constants';
import type { operations } from '#generated/photo-downloads/types.d.ts';
import type { Account } from '../../accounts/accounts.ts';
import { Problem, forbidden, invalidRequest, notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import type { Database } from '../../database/database.ts';
import { archivesOf, findArchive, orderArchive, resumeArchives } from '../../library/archives.ts';
import type { StoredArchive } from '../../library/archives.ts';
import { archivePath, zipLink } from '../../library/zip-links.ts';
import { archivesDataset } from './archives-seed.ts';
import { photoDownloadsStates } from './provider-states.ts';

/** Time for which an archive can be downloaded. */
const ARCHIVE_KEPT_MS = 7 * millisecondsInDay;

/** Limit of simultaneous archives of one customer, and the time until the next try. */
const MOST_AT_A_TIME = 10;
const RETRY_AFTER_S = 60;

/** Archives of chosen photos. */
export const photoDownloads = defineService<operations>({
  slug: 'photo-downloads',
  dataset: archivesDataset,
  states: photoDownloadsStates,
  createHandlers(sandbox) {
    const { database, clock, seededAt } = sandbox;
    resumeArchives(sandbox);

    return {
      listDownloads({ account }) {
        const items = archivesOf(database, account)
          .filter((archive) => !hasExpired(archive, clock.now(), seededAt()))
          .map(({ id, name, created, status, photos }) => ({
            id,
            ...(name !== null && { name }),
            created: new Date(moment(created, seededAt())).toISOString(),
            status,
            photos,
          }));
        return { status: 200, body: { items } };
      },
      createArchiveDownload({ account, body }) {
        refuseForeign(database, account, body.photos);
        if (archivesOf(database, account).filter(({ status }) => status === 'started').length >= MOST_AT_A_TIME) {
          throw new Problem(429, 'too-many-requests', 'Too many archives are being made.', {
            'Retry-After': String(RETRY_AFTER_S),
          });
        }
        const name = `Photos ${new Date(clock.now()).toISOString().slice(0, 10)}`;
        return { status: 201, body: orderArchive(sandbox, account, name, body.photos) };
      },
      getDownloadUrl({ account, params }) {
        const archive = findArchive(database, params.id);
        if (!archive) throw notFound('There is no such archive.');
        if (archive.account !== account.id) throw forbidden('This archive belongs to another customer.');
        if (hasExpired(archive, clock.now(), seededAt()))
          throw new Problem(410, 'archive-expired', 'This archive has expired.');
        if (archive.status !== 'finished') throw notFound('This archive is not ready.');
        return { status: 200, body: { url: zipLink(sandbox, archivePath(archive.id)) } };
      },
    };
  },
});

/** Seeds do not know the time: what they made is dated so long before the seeded state began, as a negative number. */
function moment(created: number, seededAt: number): number {
  return created < 0 ? seededAt + created : created;
}

function hasExpired({ created }: StoredArchive, now: number, seededAt: number): boolean {
  return moment(created, seededAt) + ARCHIVE_KEPT_MS <= now;
}

/** @throws Problem 400 when a photo does not exist, or is not the customer's */
function refuseForeign(database: Database, account: Account, ids: readonly string[]): void {
  const sql = 'SELECT count(*) AS count FROM photo WHERE owner = ? AND id IN (SELECT value FROM json_each(?))';
  const own = Number(database.get(sql, account.id, JSON.stringify(ids))?.['count']);
  if (own !== new Set(ids).size) throw invalidRequest('A photo does not exist, or belongs to somebody else.');
}
