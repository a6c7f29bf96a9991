import { expect, test, vi } from 'vitest';
import { UnreadableFile } from '#api/signed-file.ts';
import { reporter } from '#lib/error-reporter.ts';
import { saveInFrame, saveLink } from '#lib/files.ts';
import { handToBrowser, saveSignedFile, type SavingEnvironment } from './hand-to-browser.ts';

const url = 'https://files.test/d1.zip?signature=9f2c';

function environmentWith(change: Partial<SavingEnvironment>) {
  return {
    fetchFile: vi.fn(() => Promise.resolve(new Blob(['%PDF'], { type: 'application/pdf' }))),
    tryFile: vi.fn(() => Promise.resolve()),
    saveFile: vi.fn(),
    saveLink: vi.fn(),
    saveInFrame: vi.fn(),
    followLink: vi.fn(),
    hasPressed: () => false,
    ...change,
  };
}

async function hand(change: Partial<SavingEnvironment>) {
  const environment = environmentWith(change);
  const error = await handToBrowser(url, 'd1.zip', { environment }).catch((reason: unknown) => reason);
  return { ...environment, error };
}

test('P4.36 a file that is there is left to the download manager', async () => {
  const { saveInFrame: saved, saveLink: opened, error } = await hand({});
  expect(saved).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ signal: undefined }));
  expect(opened).not.toHaveBeenCalled();
  expect(error).toBeUndefined();
});

test('a link that is refused is not followed', async () => {
  const {
    saveInFrame: saved,
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
    const environment = environmentWith({ tryFile, hasPressed: () => true });
    await expect(handToBrowser(address, 'd1.zip', { environment })).rejects.toThrow('no link to a file');
    await expect(saveSignedFile(address, () => 'd1.zip', environment)).rejects.toThrow('no link to a file');
    expect(tryFile).not.toHaveBeenCalled();
    expect(environment.fetchFile).not.toHaveBeenCalled();
    expect(() => saveLink(address, 'd1.zip')).toThrow('no link to a file');
    expect(() => saveInFrame(address, { onShown: () => {} })).toThrow('no link to a file');
  },
);

test('A7.28 A7.30 a file that a browser would show is saved under its name, by way of the page', async () => {
  const environment = environmentWith({});
  await saveSignedFile(url, (type) => `invoice-1.${type?.split('/')[1]}`, environment);
  expect(environment.saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'invoice-1.pdf');
  expect(environment.saveInFrame).not.toHaveBeenCalled();
});

test('a small file that the page may not read is opened beside it after a press, and fails at any other time', async () => {
  const fetchFile = () => Promise.reject(new UnreadableFile());
  const pressed = environmentWith({ fetchFile, hasPressed: () => true });
  await saveSignedFile(url, () => 'invoice-1.pdf', pressed);
  expect(pressed.saveLink).toHaveBeenCalledExactlyOnceWith(url, 'invoice-1.pdf');
  const later = environmentWith({ fetchFile });
  await expect(saveSignedFile(url, () => 'invoice-1.pdf', later)).rejects.toBeInstanceOf(UnreadableFile);
  expect(later.saveLink).not.toHaveBeenCalled();
});

test('P4.36 R4 a file that no frame may ask for is left to a link of the page, unless it is refused by then', async () => {
  const frame = vi.fn<SavingEnvironment['saveInFrame']>(async () => {});
  const tryFile = vi.fn<SavingEnvironment['tryFile']>(async () => {});
  const environment = environmentWith({ saveInFrame: frame, tryFile });
  const shown = () => frame.mock.lastCall?.[1].onShown();
  await handToBrowser(url, 'd1.zip', { environment });
  expect(environment.followLink).not.toHaveBeenCalled();
  shown();
  await vi.waitFor(() => expect(environment.followLink).toHaveBeenCalledExactlyOnceWith(url));
  const report = vi.spyOn(reporter, 'capture').mockReturnValue(undefined);
  tryFile.mockRejectedValue(new Error('Status Code: 403'));
  shown();
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(environment.followLink).toHaveBeenCalledOnce();
});
