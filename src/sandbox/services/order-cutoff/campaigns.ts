import { utc } from '@date-fns/utc/utc';
import { addYears } from 'date-fns/addYears';
import { set } from 'date-fns/set';
import type { ArticleGroup, Campaign } from '#generated/order-cutoff/model/index.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

export type { ArticleGroup, Campaign };

const GROUPS: readonly ArticleGroup[] = [
  { id: 'books', name: 'Photo books', articles: ['LargePhotoBook', 'SquarePhotoBook', 'LandscapePhotoBook'] },
  { id: 'posters', name: 'Posters', articles: ['Poster', 'FramedPoster'] },
  { id: 'prints', name: 'Prints' },
];

export const cutoffDataset: Dataset = {
  name: 'order-cutoff',
  tables: `
    CREATE TABLE cutoff_group (id TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT;
    CREATE TABLE cutoff_campaign (name TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT;
  `,
  seed(database) {
    for (const group of GROUPS) saveGroup(database, group);
    saveCampaign(database, { name: 'christmas', articleGroups: ['books', 'posters'] });
  },
};

export function saveGroup(database: Database, group: ArticleGroup): void {
  database.run('INSERT OR REPLACE INTO cutoff_group (id, record) VALUES (?, ?)', group.id, JSON.stringify(group));
}

export function saveCampaign(database: Database, campaign: Campaign): void {
  database.run(
    'INSERT OR REPLACE INTO cutoff_campaign (name, record) VALUES (?, ?)',
    campaign.name,
    JSON.stringify(campaign),
  );
}

export function groupsOf(database: Database): ArticleGroup[] {
  return database
    .all<{ record: string }>('SELECT record FROM cutoff_group ORDER BY rowid')
    .map(({ record }) => JSON.parse(record) as ArticleGroup);
}

/** The campaign of that name. Christmas comes every year: its cut-off is the next 18 December, noon in UTC. */
export function findCampaign(database: Database, name: string, now: number): Campaign | undefined {
  const row = database.get<{ record: string }>('SELECT record FROM cutoff_campaign WHERE name = ?', name);
  if (!row) return undefined;
  const campaign = JSON.parse(row.record) as Campaign;
  return name === 'christmas' ? { cutOffDate: nextChristmasCutoff(now), ...campaign } : campaign;
}

function nextChristmasCutoff(now: number): string {
  const thisYear = set(now, { month: 11, date: 18, hours: 12, minutes: 0, seconds: 0, milliseconds: 0 }, { in: utc });
  return (now <= thisYear.getTime() ? thisYear : addYears(thisYear, 1)).toISOString();
}
