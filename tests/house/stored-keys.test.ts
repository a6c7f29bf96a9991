import { describe, expect, it } from 'vitest';
import { clearPersonalData } from '#session/personal-data.ts';
import { FakeBrowser } from '#session/session-test-kit.ts';
import { projectFiles, read } from './support/project.ts';
import { storedNames } from './support/stored-keys.ts';

/** Keys that stay when the customer signs out: what they hold is not about her, or has an end of its own. */
const IMPERSONAL = [
  // How the pages look, and what keys do: choices of whoever uses this browser.
  'lookingBack',
  'overviewRooms',
  'signKeys',
  'slideshowSeconds',
  'sortingOptions',
  // Marks without a name: there is something in a database, whose rows say nothing or go by themselves.
  'exportRowsKept',
  'printTrays',
  'uploadsKept',
  // What keeps pages and sign-ins from going round in circles, and tabs from doing the same work.
  'auth_reloaded',
  'auth_sign_in_starts',
  'leftLeases',
  'reloadedForMissingScript',
  // Sign-in and sign-out themselves: they are under way while the data is cleared.
  'auth_pending_sign_ins',
  'auth_place',
  'auth_sign_out_owed',
  // A link that is opened leads through the sign-in of the customer whom it was sent to.
  'mailedLink',
];

/** Written and removed within one function, to see whether the browser stores anything. */
const PROBE = 'storage_probe';

/** Modules that are given a name: the helpers of storage, the clearing, and the flags, whose names are those of src/vendor/flags. */
const GIVEN_A_NAME = [
  'src/lib/database.ts',
  'src/lib/storage.ts',
  'src/session/clear-files.ts',
  'src/session/file-flags.ts',
  'src/session/personal-data.ts',
  'src/vendor/flags/flag-atoms.ts',
  'src/app/ahead.ts',
];

const product = projectFiles().filter(
  (path) => /^src\/(?!sandbox\/).*\.tsx?$/.test(path) && !/\.test\.tsx?$|-test-(kit|world)\.ts$/.test(path),
);
const stored = storedNames(product.map((path) => ({ path, content: read(path) })));
const keys = stored.keys.filter((key) => key !== PROBE);

/** The table of docs/security.md: the names in the first cell of each row, where, and until when. */
const rows = (read('docs/security.md').split('\n| kept | where |')[1]?.split('\n\n')[0] ?? '')
  .split('\n')
  .slice(2)
  .map((row) => {
    const [kept = '', where = '', , until = ''] = row.split('|').slice(1);
    return { names: [...kept.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), where, until };
  });

/** The keys that signing out leaves wherever they are stored: one that is cleared has one place, or is cleared in both. */
function leftAfterSignOut(all: readonly string[]): string[] {
  const browser = new FakeBrowser();
  const { env } = browser.tab('https://account.example/', fetch);
  const storages = [env.localStorage, env.sessionStorage];
  for (const storage of storages) for (const key of all) storage.setItem(key.replace('…', 'x'), '1');
  clearPersonalData(env);
  return all.filter((key) => storages.every((storage) => storage.getItem(key.replace('…', 'x')) !== null));
}

describe('S14 S20 what the browser stores', () => {
  it('has a name that is read from the source', () => {
    expect(keys.length).toBeGreaterThan(20);
    expect(stored.unread.filter((path) => !GIVEN_A_NAME.includes(path))).toEqual([]);
  });

  it('goes when the customer signs out, or is said to be impersonal', () => {
    expect(leftAfterSignOut(keys).toSorted()).toEqual(IMPERSONAL.toSorted());
  });

  it('stands in docs/security.md, and nothing else does', () => {
    const named = rows.filter(({ where }) => !where.includes('cookies')).flatMap(({ names }) => names);
    expect(named.toSorted()).toEqual([...keys, ...stored.databases].toSorted());
  });

  it('is said there to go with a sign-out where it does', () => {
    const personal = keys.filter((key) => !IMPERSONAL.includes(key));
    const silent = rows.filter(
      ({ names, until }) => names.some((name) => personal.includes(name)) && !until.includes('sign-out'),
    );
    expect(silent).toEqual([]);
  });
});

describe('names are read', () => {
  const namesIn = (...contents: string[]) =>
    storedNames(contents.map((content, at) => ({ path: `src/${at}.ts`, content })));

  it('from what is stored, from calls and from databases', () => {
    expect(
      namesIn(
        "const a: Stored<true> = { key: 'plain', parse, store };",
        "const PREFIX = 'order '; const b = (id: string): Stored<true> => ({ key: PREFIX + id, parse, store });",
        "const c = (id?: string): Stored<true> => ({ key: id ? `place ${id}` : 'place', parse, store });",
        "const KEY = 'called'; localStorage.setItem(KEY, '1');",
        "export const NAME = 'rows'; openTable('table', 'id');",
        "import { NAME } from './4.ts'; openTable(NAME, 'id');",
      ),
    ).toEqual({ keys: ['called', 'order …', 'place', 'place …', 'plain'], databases: ['rows', 'table'], unread: [] });
  });

  it('and one that is not known from the source is told', () => {
    expect(namesIn('const a = (key: string): Stored<true> => ({ key, parse, store });').unread).toEqual(['src/0.ts']);
    expect(namesIn('const a = (id: string) => sessionStorage.getItem(`${id} x`);').unread).toEqual(['src/0.ts']);
  });

  it('and a key that nobody clears is left', () => {
    expect(leftAfterSignOut(['formDraft:…', 'somethingNew'])).toEqual(['somethingNew']);
  });
});
