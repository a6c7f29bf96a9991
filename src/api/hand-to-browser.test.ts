import { expect, test, vi } from 'vitest';
import { UnreadableFile } from '#api/signed-file.ts';
import { saveLink, saveTriedLink } from '#lib/files.ts';
import { type HandOverEnvironment, handToBrowser } from './hand-to-browser.ts';

const url = 'https://files.test/d1.zip?signature=9f2c';

async function hand(change: Partial<HandOverEnvironment>) {
  const environment = {
    tryFile: vi.fn(() => Promise.resolve()),
    saveLink: vi.fn(),
    saveTriedLink: vi.fn(),
    hasPressed: () => false,
    ...change,
  };
  const error = await handToBrowser(url, 'd1.zip', { environment }).catch((reason: unknown) => reason);
  return { ...environment, error };
}

test('P4.36 a file that is there is left to the download manager, under its name', async () => {
  const { saveTriedLink: saved, saveLink: opened, error } = await hand({});
  expect(saved).toHaveBeenCalledExactlyOnceWith(url, 'd1.zip');
  expect(opened).not.toHaveBeenCalled();
  expect(error).toBeUndefined();
});

test('a link that is refused is not followed', async () => {
  const {
    saveTriedLink: saved,
    saveLink: opened,
    error,
  } = await hand({ tryFile: () => Promise.reject(new Error('Status Code: 403')), hasPressed: () => true });
  expect(error).toBeInstanceOf(Error);
  expect(saved).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
});

test('a link that the page may not read is opened beside it after a press, and fails at any other time', async () => {
  const pressed = await hand({ tryFile: () => Promise.reject(new UnreadableFile()), hasPressed: () => true });
  expect(pressed.saveLink).toHaveBeenCalledExactlyOnceWith(url, 'd1.zip');
  const later = await hand({ tryFile: () => Promise.reject(new UnreadableFile()) });
  expect(later.error).toBeInstanceOf(Error);
  expect(later.saveLink).not.toHaveBeenCalled();
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a.test/1', '/d1.zip', ''])(
  'S38 what is no link of the web is refused, untried: %j',
  async (address) => {
    const tryFile = vi.fn(() => Promise.resolve());
    const environment = { tryFile, saveLink: vi.fn(), saveTriedLink: vi.fn(), hasPressed: () => true };
    await expect(handToBrowser(address, 'd1.zip', { environment })).rejects.toThrow('no link to a file');
    expect(tryFile).not.toHaveBeenCalled();
    expect(() => saveLink(address, 'd1.zip')).toThrow('no link to a file');
    expect(() => saveTriedLink(address, 'd1.zip')).toThrow('no link to a file');
  },
);
