import type { Project } from '#generated/saved-projects/model/index.ts';
import { ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';
import { createImages } from '../../library/images.ts';
import { PHOTO_COLUMNS } from '../../library/photos.ts';
import type { PhotoRow } from '../../library/photos.ts';

export type { Project };

/**
 * A project as the table holds it. `age` is in minutes and counted back from when the seeded state began; `photo` says
 * which of the owner's newest photos it shows. Of a project with nothing but an id, all of these are null.
 */
export type ProjectRow = {
  id: string;
  name: string | null;
  articleType: string | null;
  age: number | null;
  photo: number | null;
};

const MINUTE = 60 * 1000;
const DAY_IN_MINUTES = 24 * 60;

const NAMES = [
  'Our year',
  'Summer in Skagen',
  'Grandma turns 80',
  'Kitchen calendar',
  'Hallway poster',
  "Lena's first steps",
  'Hiking in the Lake District',
  'Wedding of Mia and Carl',
  'Autumn prints',
  'Christmas cards',
  'A week in Lisbon',
  'Our garden',
];
const ARTICLES = ['LargePhotoBook', 'MediumPhotoBook', 'WallCalendar', 'Poster', 'Prints', 'Canvas'];

const COUNTS: Readonly<Record<string, number>> = {
  'anna@example.com': 23,
  'large@example.com': 4,
  'warning@example.com': 2,
  'critical@example.com': 1,
  'carl@example.com': 1,
};

export const projectsDataset: Dataset = {
  name: 'saved-projects',
  tables: `
    CREATE TABLE project (
      id TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      name TEXT,
      article_type TEXT,
      age INTEGER,
      photo INTEGER
    ) STRICT;
    CREATE INDEX project_by_age ON project (account, age, id);
  `,
  seed(database) {
    for (const [email, count] of Object.entries(COUNTS)) {
      const account = ensureAccount(database, email);
      const person = email.split('@')[0];
      for (let index = 0; index < count; index++)
        addProject(database, account, seededProject(`project-${person}-${index + 1}`, index));
    }
  },
};

/** The project that is the newest but `index`. */
export function seededProject(id: string, index: number): ProjectRow {
  const round = Math.floor(index / NAMES.length);
  return {
    id,
    name: `${NAMES[index % NAMES.length]}${round > 0 ? ` (${round + 1})` : ''}`,
    articleType: ARTICLES[index % ARTICLES.length] ?? null,
    // The distance grows: a few hours, then days, then weeks.
    age: 95 + index * 7 * 60 + index * index * DAY_IN_MINUTES,
    photo: index * 9,
  };
}

/** Puts a project in, in place of one with the same id. */
export function addProject(
  database: Database,
  account: Account,
  { id, name, articleType, age, photo }: ProjectRow,
): void {
  const sql = 'INSERT OR REPLACE INTO project (id, account, name, article_type, age, photo) VALUES (?, ?, ?, ?, ?, ?)';
  database.run(sql, id, account.id, name, articleType, age, photo);
}

export function removeProjectsOf(database: Database, account: Account): void {
  database.run('DELETE FROM project WHERE account = ?', account.id);
}

/** One page of an account's projects, newest first, and how many there are on all. */
export function pageOfProjects(sandbox: Sandbox, account: Account, { skip, limit }: { skip: number; limit: number }) {
  const { database } = sandbox;
  const columns = 'id, name, article_type AS articleType, age, photo';
  const rows = database.all<ProjectRow>(
    `SELECT ${columns} FROM project WHERE account = ? ORDER BY age, id LIMIT ? OFFSET ?`,
    account.id,
    limit,
    // SQLite takes no larger numbers than 64 bits hold.
    Math.min(skip, Number.MAX_SAFE_INTEGER),
  );
  return {
    projects: rows.map((row) => toProject(sandbox, account, row)),
    totalProjectCount: countProjects(database, account),
  };
}

export function countProjects(database: Database, account: Account): number {
  return Number(database.get('SELECT count(*) AS count FROM project WHERE account = ?', account.id)?.['count']);
}

function toProject(sandbox: Sandbox, account: Account, { id, name, articleType, age, photo }: ProjectRow): Project {
  const project: Project = { id };
  if (name !== null) project.name = name;
  if (articleType !== null) project.articleType = articleType;
  if (age !== null) {
    project.modified = new Date(sandbox.seededAt() - age * MINUTE).toISOString();
    project.editUrl = `${sandbox.addresses.sandbox}/shop?project=${encodeURIComponent(id)}`;
  }
  const thumbnailUrl = photo === null ? undefined : thumbnailOf(sandbox, account, photo);
  if (thumbnailUrl !== undefined) project.thumbnailUrl = thumbnailUrl;
  return project;
}

/** A link to the smallest picture of one of the account's newest photos. */
function thumbnailOf(sandbox: Sandbox, account: Account, newest: number): string | undefined {
  const sql = `SELECT ${PHOTO_COLUMNS} FROM photo WHERE owner = ? ORDER BY month DESC, taken DESC, seq DESC LIMIT 1 OFFSET ?`;
  const photo = sandbox.database.get<PhotoRow>(sql, account.id, newest);
  return photo && createImages(sandbox).of(photo).thumbnails[0]?.url;
}
