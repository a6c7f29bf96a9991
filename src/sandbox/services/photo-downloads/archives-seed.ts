import { millisecondsInDay } from 'date-fns/constants';
import { ensureAccount } from '../../accounts/accounts.ts';
import type { Dataset } from '../../database/dataset.ts';
import { ARCHIVE_CONTENT_TABLE, packPhotos, storeArchive } from '../../library/archives.ts';

/** Archives that are ready: of which months (`YYYYMM`), how many photos, and how long ago they were made. */
const ARCHIVES = [
  {
    id: '5c0c7f0e-2f41-4a55-9a0e-6d1f3a7b8c01',
    name: 'Summer in Skagen',
    from: 202307,
    to: 202307,
    most: 12,
    daysAgo: 1,
  },
  { id: '9e4b1d72-83c6-4f0a-b5d9-0a2c4e6f8b02', name: 'For grandma', from: 202401, to: 202412, most: 8, daysAgo: 3 },
] as const;

/** Anna's finished archives. */
export const archivesDataset: Dataset = {
  name: 'photo-downloads',
  tables: ARCHIVE_CONTENT_TABLE,
  seed(database) {
    const anna = ensureAccount(database, 'anna@example.com');
    for (const { id, name, from, to, most, daysAgo } of ARCHIVES) {
      const sql = 'SELECT id FROM photo WHERE owner = ? AND month BETWEEN ? AND ? ORDER BY taken LIMIT ?';
      const photos = database.all<{ id: string }>(sql, anna.id, from, to, most).map((photo) => photo.id);
      const packed = packPhotos(database, photos);
      storeArchive(database, {
        id,
        account: anna.id,
        name,
        photos,
        created: -daysAgo * millisecondsInDay,
        status: 'finished',
        packed,
      });
    }
  },
};
