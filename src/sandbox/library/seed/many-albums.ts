import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import { createAlbum, findAlbum } from '../albums.ts';

const ALBUMS = 2_000;
/** The newest one; the others are a day and a half apart. */
const NEWEST = Date.parse('2026-10-31T18:00:00Z');
const APART_MS = 36 * 3_600_000;
const MOST_PHOTOS = 7;

const OCCASIONS = [
  'A walk in',
  'Weekend in',
  'Birthday in',
  'Two weeks in',
  'Rainy days in',
  'Friends in',
  'The best of',
  'A wedding in',
];
const PLACES = [
  'Antwerp',
  'Bergen',
  'Cádiz',
  'Delft',
  'Évora',
  'Firenze',
  'Graz',
  'Hasselt',
  'Innsbruck',
  'Jönköping',
  'Kolding',
  'Lyon',
  'Málaga',
  'Namur',
  'Odense',
  'Porto',
  'Sóller',
];

/** 2,000 albums of a few photos each, some without any. */
export function seedManyAlbums(database: Database, owner: Account): void {
  const photos = database.all<{ seq: number }>('SELECT seq FROM photo WHERE owner = ? ORDER BY taken, seq', owner.id);
  for (let number = 0; number < ALBUMS; number++) {
    const name = `${OCCASIONS[number % OCCASIONS.length]} ${PLACES[number % PLACES.length]} ${1 + number}`;
    const created = NEWEST - (ALBUMS - 1 - number) * APART_MS;
    const id = createAlbum(database, { id: `album-${1 + number}`, owner: owner.id, name, created });
    const album = findAlbum(database, id);
    if (!album) throw new Error(`The album ${id} was not made.`);
    for (let photo = 0; photo < number % MOST_PHOTOS; photo++) {
      const chosen = photos[(number * 5 + photo) % photos.length];
      if (chosen)
        database.run(
          'INSERT INTO album_photo (album, photo, added) VALUES (?, ?, ?)',
          album.seq,
          chosen.seq,
          created + photo,
        );
    }
  }
}
