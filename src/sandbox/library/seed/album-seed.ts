import { RELATIVES, ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import { createAlbum, findAlbum } from '../albums.ts';
import { shareAlbum } from '../shared-albums.ts';

const ANNA = 'anna@example.com';
const CARL = 'carl@example.com';
const { maya: MAYA, tom: TOM } = RELATIVES;

/** An album and which photos it holds: those taken within some months (`YYYYMM`), so many at most. */
type AlbumPlan = {
  id: string;
  owner: string;
  name: string;
  created: string;
  /** Left out: no photos. */
  from?: number;
  to?: number;
  most?: number;
  /** Those whom it is shared with. */
  sharedWith?: string[];
  /** Photos that others put in: whose, and how many. */
  guests?: { email: string; most: number }[];
};

const ALBUMS: readonly AlbumPlan[] = [
  {
    id: 'album-first-summer',
    owner: ANNA,
    name: 'Our first summer',
    created: '2017-09-02T18:20:00Z',
    from: 201706,
    to: 201708,
    most: 64,
  },
  {
    id: 'album-cycling',
    owner: ANNA,
    name: 'Cycling along the Danube',
    created: '2018-08-05T20:05:00Z',
    from: 201807,
    to: 201807,
    most: 90,
  },
  {
    id: 'album-lisbon',
    owner: ANNA,
    name: 'Lisbon',
    created: '2019-06-01T09:41:00Z',
    from: 201905,
    to: 201905,
    most: 46,
  },
  {
    id: 'album-grandma',
    owner: ANNA,
    name: "Grandma's 80th birthday",
    created: '2020-10-19T07:12:00Z',
    from: 202010,
    to: 202010,
    most: 38,
  },
  {
    id: 'album-garden',
    owner: ANNA,
    name: 'The garden through the year',
    created: '2021-04-11T16:30:00Z',
    from: 202101,
    to: 202112,
    most: 72,
  },
  {
    id: 'album-christmas',
    owner: ANNA,
    name: 'Christmas',
    created: '2021-12-28T11:00:00Z',
    from: 202112,
    to: 202112,
    most: 24,
  },
  {
    id: 'album-dolomites',
    owner: ANNA,
    name: 'Hiking in the Dolomites',
    created: '2022-09-30T21:14:00Z',
    from: 202209,
    to: 202209,
    most: 120,
  },
  {
    id: 'album-skagen',
    owner: ANNA,
    name: 'Summer in Skagen',
    created: '2023-08-01T10:00:00Z',
    from: 202307,
    to: 202307,
    most: 160,
    sharedWith: [CARL, MAYA.email, TOM.email],
    guests: [{ email: CARL, most: 12 }],
  },
  {
    id: 'album-family',
    owner: ANNA,
    name: 'Family book',
    created: '2024-11-17T19:45:00Z',
    from: 201811,
    to: 202410,
    most: 620,
  },
  {
    id: 'album-best',
    owner: ANNA,
    name: 'Best of the year',
    created: '2025-12-30T15:00:00Z',
    from: 202501,
    to: 202512,
    most: 25,
  },
  {
    id: 'album-wall',
    owner: ANNA,
    name: 'For the living room wall',
    created: '2026-05-09T08:30:00Z',
    from: 202601,
    to: 202604,
    most: 6,
  },
  { id: 'album-ideas', owner: ANNA, name: 'Ideas', created: '2026-09-14T17:22:00Z' },
  {
    id: 'album-wedding',
    owner: CARL,
    name: "Carl and Mia's wedding",
    created: '2024-06-10T12:00:00Z',
    from: 202401,
    to: 202412,
    most: 40,
    sharedWith: [ANNA, MAYA.email],
    guests: [{ email: ANNA, most: 8 }],
  },
  {
    id: 'album-football',
    owner: MAYA.email,
    name: 'Football summer',
    created: '2026-07-20T19:00:00Z',
    from: 202505,
    to: 202608,
    most: 30,
    sharedWith: [ANNA],
  },
];

/** Anna's twelve albums, one of them shared by her, and two that others share with her. */
export function seedAlbums(database: Database): void {
  for (const plan of ALBUMS) {
    const owner = ensureAccount(database, plan.owner);
    const created = Date.parse(plan.created);
    createAlbum(database, { id: plan.id, owner: owner.id, name: plan.name, created });
    const album = findAlbum(database, plan.id);
    if (!album) throw new Error(`The album ${plan.id} was not made.`);
    addPhotos(database, album.seq, owner, plan, plan.most ?? 0, created);
    for (const { email, most } of plan.guests ?? []) {
      addPhotos(database, album.seq, ensureAccount(database, email), plan, most, created + 60_000);
    }
    for (const reader of plan.sharedWith ?? []) shareAlbum(database, album, ensureAccount(database, reader));
  }
}

/** Photos of the account within the plan's months, spread over them, put in one second after the other. Numbers arrive as real ones: divided, they are no whole ones. */
function addPhotos(
  database: Database,
  album: number,
  account: Account,
  { from, to }: AlbumPlan,
  most: number,
  added: number,
): void {
  if (from === undefined || to === undefined) return;
  database.run(
    `WITH candidate AS (
       SELECT seq, row_number() OVER (ORDER BY month, taken, seq) - 1 AS place, count(*) OVER () AS total
       FROM photo WHERE owner = ? AND month BETWEEN ? AND ?
     ), chosen AS (
       SELECT seq, place FROM candidate
       WHERE total <= ? OR CAST(place * ? / total AS INTEGER) <> CAST((place - 1) * ? / total AS INTEGER) OR place = 0
     )
     INSERT INTO album_photo (album, photo, added)
     SELECT ?, seq, ? + 1000 * row_number() OVER (ORDER BY place) FROM chosen`,
    account.id,
    from,
    to,
    most,
    most,
    most,
    album,
    added,
  );
}
