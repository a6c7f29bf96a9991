import { getDefaultStore } from 'jotai/vanilla';
import { IDBFactory, IDBObjectStore as FakeObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Tray, withAdded } from './model.ts';

const session = vi.hoisted(() => ({ sub: 'anna' as string | undefined }));
vi.mock('#session/session.ts', () => ({
  currentIdentity: () => (session.sub === undefined ? undefined : { sub: session.sub }),
}));

const adding = (id: string) => (tray: Tray) => withAdded(tray, [{ id, month: '2024-05' }], Date.now());
const idsOf = ({ photos }: Tray) => photos.map(({ id }) => id);

/** The store as a tab of its own has it; all of them share the browser's database. */
async function openTab() {
  vi.resetModules();
  return import('./tray-store.ts');
}

const stored = new Map<string, string>();

beforeEach(() => {
  session.sub = 'anna';
  stored.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('P4.45 S14 what is stored is read by the next page, and by the same customer after another one was there', async () => {
  expect(await (await openTab()).changeTray(adding('photo-1'))).toBe(true);
  expect(idsOf(await (await openTab()).readTray())).toEqual(['photo-1']);
  session.sub = 'carl';
  const ofCarl = await openTab();
  expect(idsOf(await ofCarl.readTray())).toEqual([]);
  expect(await ofCarl.changeTray(adding('photo-2'))).toBe(true);
  session.sub = 'anna';
  expect(idsOf(await (await openTab()).readTray())).toEqual(['photo-1']);
  session.sub = undefined;
  const ofNobody = await openTab();
  expect([idsOf(await ofNobody.readTray()), await ofNobody.changeTray(adding('photo-3'))]).toEqual([[], false]);
});

test('R9 tabs that change the tray at the same time lose nothing of each other', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  const ids = Array.from({ length: 12 }, (_, at) => `photo-${at}`);
  const outcomes = await Promise.all(ids.map((id, at) => tabs[at % tabs.length]?.changeTray(adding(id))));
  expect(outcomes).toEqual(ids.map(() => true));
  expect(idsOf(await (await openTab()).readTray()).toSorted()).toEqual(ids.toSorted());
});

test('R9 what is read while the tray is changed does not bring back what it was', async () => {
  // Tabs of other tests would read as well.
  vi.stubGlobal('BroadcastChannel', undefined);
  await (await openTab()).changeTray(adding('photo-1'));
  const tab = await openTab();
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...row) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return decrypt(...row);
  });
  await Promise.all([tab.readTray(), tab.changeTray(adding('photo-2'))]);
  expect(getDefaultStore().get(tab.trayAtom)?.photos).toHaveLength(2);
});

test('R1 after a change that failed others go on', async () => {
  const tab = await openTab();
  const failing = tab.changeTray(() => {
    throw new Error('No such photo');
  });
  await expect(failing).rejects.toThrow('No such photo');
  expect(await tab.changeTray(adding('photo-1'))).toBe(true);
});

test('R9 a tab shows what another one has done', async () => {
  const [here, there] = [await openTab(), await openTab()];
  await here.readTray();
  await there.changeTray(adding('photo-1'));
  await vi.waitFor(() => expect(getDefaultStore().get(here.trayAtom)?.photos).toHaveLength(1));
});

test('R1 a tray that cannot be stored is as it was, and one that is emptied leaves no row', async () => {
  const tab = await openTab();
  await tab.changeTray(adding('photo-1'));
  const put = vi.spyOn(FakeObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  });
  expect(await tab.changeTray(adding('photo-2'))).toBe(false);
  expect(
    getDefaultStore()
      .get(tab.trayAtom)
      ?.photos.map(({ id }) => id),
  ).toEqual(['photo-1']);
  // Nothing is to be stored, so nothing fails.
  expect(await tab.changeTray((tray) => tray)).toBe(true);
  put.mockRestore();
  expect(await tab.changeTray(adding('photo-2'))).toBe(true);
  expect(await tab.changeTray(() => ({ photos: [], gone: 0 }))).toBe(true);
  const { openTable } = await import('#lib/database.ts');
  expect(await openTable('print-trays', 'mark').count()).toBe(0);
});
