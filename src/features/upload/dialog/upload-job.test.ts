import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import type { UploadItem, UploadsView } from '../engine/model.ts';

const photo: UploadItem = {
  id: 'a',
  name: 'beach.jpg',
  size: 10,
  sent: 0,
  state: 'ready',
  canRetry: true,
  file: new File([], 'beach.jpg'),
};

beforeEach(async () => {
  await loadTexts('en-GB');
  // The page itself checks what no worker does.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => setTimeout(() => this.dispatchEvent(new Event('error')));
      terminate = () => {};
    },
  );
  return () => vi.unstubAllGlobals();
});

/** Texts and actions of the uploads' card. */
async function jobOf(items: readonly UploadItem[], refused: number, news: Partial<UploadsView> = {}) {
  const [{ uploadJob }, { uploads }] = [await import('./upload-job.ts'), await import('../engine/uploads.ts')];
  const { notes = [], actions = [] } = uploadJob({ ...uploads.view(), items, ...news }, { failed: 0, refused });
  return { notes: notes.map(({ text }) => text), actions };
}

test('P2.153 O29 the card tells of what turned out to be there already, or to be no photo, after the dialog was closed', async () => {
  expect((await jobOf([{ ...photo, state: 'duplicate' }], 0)).notes).toEqual(['1 photo you already have']);
  expect((await jobOf([], 2)).notes).toEqual(['2 files cannot be added']);
  expect((await jobOf([{ ...photo, state: 'sending' }], 1)).notes).toEqual(['1 file cannot be added']);
});

test('P2.153 R9 "Clear list" on the card leaves nothing: neither what was refused nor what is done for an album that is gone', async () => {
  const [{ uploadDialog }, { uploads }] = [await import('./dialog-store.ts'), await import('../engine/uploads.ts')];
  const forget = vi.spyOn(uploads, 'forget');
  const forgetRefused = vi.spyOn(uploadDialog, 'forgetRefused');
  const { actions } = await jobOf([{ ...photo, state: 'done', albumId: 'summer' }], 1, { goneAlbum: 'summer' });
  actions.find(({ label }) => label === 'Clear list')?.run?.();
  expect(forget).toHaveBeenCalledWith('done');
  expect(forgetRefused).toHaveBeenCalled();
});

test('P2.153 who closes the dialog has seen what she has already, but not what is still on its way', async () => {
  const [{ uploadDialog }, { uploads }] = [await import('./dialog-store.ts'), await import('../engine/uploads.ts')];
  const jpeg = (name: string, ...more: number[]) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...more)], name);
  const names = () => uploads.view().items.map(({ name, state }) => `${name} ${state}`);
  uploadDialog.open();
  const adding = uploadDialog.add([jpeg('a.jpg'), jpeg('again.jpg'), new File(['text'], 'text.jpg')]);
  // Everything is still checked.
  uploadDialog.close();
  await adding;
  expect(names()).toEqual(['a.jpg ready', 'again.jpg duplicate']);
  uploadDialog.reopen();
  uploadDialog.close();
  expect(names()).toEqual(['a.jpg ready']);
});
