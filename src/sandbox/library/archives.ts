import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/accounts.ts';
import type { Sandbox } from '../core/sandbox.ts';

/** An archive of photos to download. */
export type Archive = { id: string; name: string; photos: string[] };

/** How long making an archive takes. */
const MAKING_MS = 1_200;

/** Orders an archive; the push connection tells when it is being made and when it is ready. */
export function orderArchive(sandbox: Sandbox, account: Account, name: string, photos: string[]): Archive {
  const { database, clock, jobs } = sandbox;
  const id = randomUUID();
  const sql = 'INSERT INTO archive (id, account, name, photos, created) VALUES (?, ?, ?, ?, ?)';
  database.run(sql, id, account.id, name, JSON.stringify(photos), clock.now());
  const tell = (key: 'started' | 'finished') => {
    const timestamp = new Date(clock.now()).toISOString();
    const message = { userId: account.sub, downloadId: id };
    sandbox.push.send(account.sub, { id: randomUUID(), timestamp, key: `archive-${key}`, message });
  };
  jobs.later(50, () => tell('started'));
  jobs.later(MAKING_MS, () => tell('finished'));
  return { id, name, photos };
}
