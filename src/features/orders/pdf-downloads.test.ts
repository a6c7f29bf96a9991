import { getDefaultStore } from 'jotai/vanilla';
import { beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import {
  createPdfDownloads,
  type PdfDownload,
  type PdfDownloads,
  type PdfDownloadsOptions,
  formatProgress,
} from './pdf-downloads.ts';

type Options = Parameters<PdfDownloadsOptions['productPdf']>[1];

let answer: PromiseWithResolvers<File>;
let options: Options;
let underWay: number;
let seen: (PdfDownload | undefined)[];
let downloads: PdfDownloads;
let stopWatching: () => void;
const productPdf = vi.fn<PdfDownloadsOptions['productPdf']>();
const save = vi.fn<(file: File) => void>();
const failedUnseen = vi.fn<() => void>();
const file = new File(['%PDF'], 'OR-1.pdf');
const now = () => getDefaultStore().get(downloads.of('OR-1'));
const watch = (changed: () => void) => getDefaultStore().sub(downloads.of('OR-1'), changed);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.resetAllMocks();
  answer = Promise.withResolvers();
  productPdf.mockImplementation((_code, given) => {
    options = given;
    return answer.promise;
  });
  underWay = 0;
  seen = [];
  downloads = createPdfDownloads({
    productPdf,
    save,
    begun: () => {
      underWay += 1;
      return () => (underWay -= 1);
    },
    failedUnseen,
  });
  stopWatching = watch(() => seen.push(now()));
});

describe('the download of a PDF', () => {
  it('A7.46 A7.47 tells how far it is, and saves the file', async () => {
    downloads.start('OR-1');
    expect(underWay).toBe(1);
    options.onLoaded(1024);
    options.onLoaded(2048, 4096);
    options.onUnpacked(0.5);
    answer.resolve(file);
    await settled();
    expect(seen).toEqual([
      { name: 'loading', loaded: 0 },
      { name: 'loading', loaded: 1024 },
      { name: 'loading', loaded: 2048, total: 4096 },
      { name: 'unpacking', share: 0.5 },
      { name: 'saved', fileName: 'OR-1.pdf' },
    ]);
    expect(save).toHaveBeenCalledExactlyOnceWith(file);
    expect(underWay).toBe(0);
  });

  it('S55 is one however often it is asked for, and may be asked for again afterwards', async () => {
    downloads.start('OR-1');
    downloads.start('OR-1');
    downloads.start('OR-2');
    expect(productPdf.mock.calls.map(([code]) => code)).toEqual(['OR-1', 'OR-2']);
    answer.resolve(file);
    await settled();
    downloads.start('OR-1');
    expect(productPdf).toHaveBeenCalledTimes(3);
  });

  it('R1 that fails says why, and can be tried again', async () => {
    const cut = new Error('cut');
    downloads.start('OR-1');
    answer.reject(cut);
    await settled();
    expect(now()).toEqual({ name: 'failed', error: cut });
    expect([save.mock.calls, underWay]).toEqual([[], 0]);
    expect(failedUnseen).not.toHaveBeenCalled();
    downloads.start('OR-1');
    expect(now()).toEqual({ name: 'loading', loaded: 0 });
  });

  it('X7 that fails while nobody watches is told elsewhere, and is still to be seen where it began', async () => {
    downloads.start('OR-1');
    stopWatching();
    answer.reject(new Error('cut'));
    await settled();
    expect(failedUnseen).toHaveBeenCalledOnce();
    expect(now()?.name).toBe('failed');
  });

  it('goes on without anybody watching, and is found as it is', async () => {
    downloads.start('OR-1');
    options.onLoaded(1024);
    stopWatching();
    expect(now()).toEqual({ name: 'loading', loaded: 1024 });
    answer.resolve(file);
    await settled();
    expect(save).toHaveBeenCalledOnce();
    expect(now()).toEqual({ name: 'saved', fileName: 'OR-1.pdf' });
    watch(() => {})();
    expect(now()).toBeUndefined();
  });
});

beforeAll(() => useTexts('en-GB', texts));
const MB = 1024 * 1024;

test.each<[string, Parameters<typeof formatProgress>[0]]>([
  ['Getting it ready', { name: 'loading', loaded: 0 }],
  ['1.50\u00A0MB downloaded', { name: 'loading', loaded: 1.5 * MB }],
  ['1.50\u00A0MB of 20.00\u00A0MB downloaded', { name: 'loading', loaded: 1.5 * MB, total: 20 * MB }],
  ['0% unpacked', { name: 'unpacking', share: 0 }],
  ['33% unpacked', { name: 'unpacking', share: 1 / 3 }],
])('A7.46 how far a PDF is: %s', (words, download) => {
  expect(formatProgress(download)).toBe(words);
});
