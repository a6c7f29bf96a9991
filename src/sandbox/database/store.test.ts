import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dataset } from './dataset.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';

const notes: Dataset = {
  name: 'notes',
  tables: 'CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;',
  seed: (database) => void database.run("INSERT INTO note (text) VALUES ('seeded')"),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(options: Partial<Parameters<typeof openStore>[0]> = {}): Store {
  return openStore({ folder, datasets: [notes], seedVersion: 'one', durability: 'kept', ...options });
}

function texts({ database }: Store): unknown[] {
  return database.all('SELECT text FROM note ORDER BY id').map(({ text }) => text);
}

describe('the store', () => {
  it('begins with the seeds and keeps what is written over a restart', () => {
    const before = open();
    expect(texts(before)).toEqual(['seeded']);
    before.database.run("INSERT INTO note (text) VALUES ('written')");
    before.close();
    const after = open();
    expect(texts(after)).toEqual(['seeded', 'written']);
    after.close();
  });

  it('copies a seed from the cache, or makes it and stores it there; a cache that cannot be written is no hindrance', () => {
    let made = 0;
    const counted = {
      ...notes,
      seed: (database: Parameters<Dataset['seed']>[0]) => void ((made += 1), notes.seed(database)),
    };
    const [seedCache, blocked] = [join(folder, 'cache'), join(folder, 'a-file')];
    writeFileSync(blocked, '');
    const begun = (name: string, options: Partial<Parameters<typeof openStore>[0]>) => {
      const own = join(folder, name);
      mkdirSync(own);
      const store = open({ folder: own, datasets: [counted], seedCache, ...options });
      store.database.run("INSERT INTO note (text) VALUES ('written')");
      store.reset();
      expect(texts(store)).toEqual(['seeded']);
      store.close();
    };
    begun('first', {});
    begun('second', {});
    expect(made).toBe(1);
    begun('other', { seedVersion: 'two' });
    expect(made).toBe(2);
    expect(readdirSync(seedCache)).toEqual(['seed-two.sqlite']);
    begun('third', { seedCache: join(blocked, 'cache') });
    expect(made).toBe(3);
  });

  it('goes back to the seeds on a reset, as often as asked', () => {
    const store = open();
    for (let round = 0; round < 3; round++) {
      store.database.run("UPDATE note SET text = 'changed'");
      store.database.run("INSERT INTO note (text) VALUES ('written')");
      store.reset();
      expect(texts(store)).toEqual(['seeded']);
    }
    store.close();
    const after = open();
    after.reset();
    expect(texts(after)).toEqual(['seeded']);
    after.close();
  });

  it('takes back what was written on a reset where nothing has to survive, without copying the seed', () => {
    const store = open({ durability: 'lost' });
    rmSync(join(folder, 'seed-one.sqlite'));
    for (let round = 0; round < 3; round++) {
      store.database.run("UPDATE note SET text = 'changed'");
      store.database.transaction(() => store.database.run("INSERT INTO note (text) VALUES ('written')"));
      const fail = () =>
        store.database.transaction(() => {
          store.database.run('DELETE FROM note');
          throw new Error('in the middle');
        });
      expect(fail).toThrow('in the middle');
      expect(texts(store)).toEqual(['changed', 'written']);
      store.reset();
      expect(texts(store)).toEqual(['seeded']);
    }
    store.close();
  });

  it('resets what an earlier run has written', () => {
    const before = open();
    before.database.run("INSERT INTO note (text) VALUES ('written')");
    before.close();
    const after = open();
    after.reset();
    expect(texts(after)).toEqual(['seeded']);
    after.close();
  });

  it('leaves the data as it is when a reset cannot be done', () => {
    const store = open();
    store.database.run("INSERT INTO note (text) VALUES ('written')");
    rmSync(join(folder, 'seed-one.sqlite'));
    expect(() => store.reset()).toThrow(/ENOENT/);
    expect(texts(store)).toEqual(['seeded', 'written']);
    store.close();
  });

  it('takes a transaction back as a whole', () => {
    const store = open();
    const fail = () =>
      store.database.transaction(() => {
        store.database.run("INSERT INTO note (text) VALUES ('half')");
        throw new Error('in the middle');
      });
    expect(fail).toThrow('in the middle');
    expect(texts(store)).toEqual(['seeded']);
    store.close();
  });

  it('makes the seed anew when it could have changed, and drops the old one', () => {
    open().close();
    const changed = {
      ...notes,
      seed: (database: Store['database']) => void database.run("INSERT INTO note (text) VALUES ('new')"),
    };
    const store = open({ seedVersion: 'two', datasets: [changed] });
    expect(texts(store)).toEqual(['seeded']);
    store.database.run('DELETE FROM note');
    store.reset();
    expect(texts(store)).toEqual(['new']);
    store.close();
    expect(readdirSync(folder).filter((name) => name.startsWith('seed-'))).toEqual(['seed-two.sqlite']);
  });

  it('puts data of another layout aside and says so', () => {
    const before = open();
    before.database.run("INSERT INTO note (text) VALUES ('old')");
    before.close();
    const notices: string[] = [];
    const wider = { ...notes, tables: `${notes.tables} CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT;` };
    const after = open({ datasets: [wider], seedVersion: 'two', onNotice: (notice) => notices.push(notice) });
    expect(texts(after)).toEqual(['seeded']);
    expect(notices).toEqual([expect.stringContaining('sandbox.before.sqlite')]);
    after.close();
  });

  it('belongs to one process', () => {
    const store = open();
    store.database.run("INSERT INTO note (text) VALUES ('mine')");
    expect(() => open()).toThrow(/locked/);
    store.close();
  });

  it('leaves the seed to the process that it belongs to, also where the code of another makes another one', () => {
    open().close();
    const store = open();
    expect(() => open({ seedVersion: 'two' })).toThrow(/locked/);
    store.database.run("INSERT INTO note (text) VALUES ('written')");
    store.reset();
    expect(texts(store)).toEqual(['seeded']);
    store.close();
    expect(readdirSync(folder).filter((name) => name.startsWith('seed-'))).toEqual(['seed-one.sqlite']);
  });

  it('R8 keeps everything that was acknowledged when the process is killed while it writes', async () => {
    const code = `
      import { writeSync } from 'node:fs';
      import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'store.ts'))};
      const notes = { name: 'notes', tables: ${JSON.stringify(notes.tables)}, seed: () => {} };
      const { database } = openStore({ folder: ${JSON.stringify(folder)}, datasets: [notes], seedVersion: 'one', durability: 'kept' });
      for (let index = 0; ; index++) {
        database.run('INSERT INTO note (text) VALUES (?)', 'note ' + index);
        writeSync(1, index + '\\n');
      }`;
    const writer = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = -1;
    for await (const line of createInterface(writer.stdout)) {
      acknowledged = Number(line);
      if (acknowledged === 300) writer.kill('SIGKILL');
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');

    const store = openStore({ folder, datasets: [notes], seedVersion: 'one', durability: 'kept' });
    expect(acknowledged).toBeGreaterThanOrEqual(300);
    expect(texts(store).length).toBeGreaterThan(acknowledged);
    expect(store.database.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    store.close();
  }, 20_000);
});
