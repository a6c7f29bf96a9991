import { expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createOutbox, mailDataset } from './outbox.ts';

it('the outbox lists mail oldest first, all of it or that to one address', () => {
  const database = openDatabase(':memory:', { durability: 'lost' });
  database.exec(mailDataset.tables);
  const clock = { now: () => Date.UTC(2026, 10, 20, 9), set: () => undefined, reset: () => undefined };
  const outbox = createOutbox(database, clock);
  outbox.send({ to: 'anna@example.com', subject: 'Confirm your new address', link: 'http://localhost:5173/a' });
  outbox.send({ to: 'carl@example.com', subject: 'A widget for you', link: 'http://localhost:5173/b' });
  const at = '2026-11-20T09:00:00.000Z';
  expect(outbox.list('carl@example.com')).toEqual([
    { to: 'carl@example.com', subject: 'A widget for you', link: 'http://localhost:5173/b', at },
  ]);
  expect(outbox.list().map(({ to }) => to)).toEqual(['anna@example.com', 'carl@example.com']);
  database.close();
});
