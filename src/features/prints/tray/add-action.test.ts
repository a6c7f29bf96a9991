import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToTray } from './add-action.ts';
import { withGoneRead } from './model.ts';
import { changeTray, readTray } from './tray-store.ts';

vi.mock('#session/session.ts', async (original) => ({
  ...(await original<object>()),
  currentIdentity: () => ({ sub: 'anna' }),
}));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => void vi.unstubAllGlobals());

const photo = (id: string) => ({ id, month: '2024-05' });
const gone = async () => (await readTray()).gone;

test('O59 a photo that could not come from another device is counted once, whichever codes name it and however often they are opened', async () => {
  await addToTray([photo('a')], ['x', 'y']);
  await addToTray([photo('a')], ['x', 'y']);
  expect(await gone()).toBe(2);
  await addToTray([photo('b')], ['y', 'z']);
  expect(await gone()).toBe(3);
  expect((await readTray()).photos.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('O59 once that has been read it is counted anew', async () => {
  await addToTray([], ['x']);
  await changeTray(withGoneRead);
  expect(await gone()).toBe(0);
  await addToTray([], ['x']);
  expect(await gone()).toBe(1);
});
