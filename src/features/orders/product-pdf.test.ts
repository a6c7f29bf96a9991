import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { connectForTest } from '#api/test-connection.ts';
import { pdfIn } from './pdf/pdf-in.ts';
import { productPdf } from './product-pdf.ts';

const BOOK = `%PDF-1.4\n${'A page. '.repeat(2000)}`;
let answer: Uint8Array<ArrayBuffer>;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(answer, { headers: { 'Content-Type': 'application/octet-stream' } }));
  connectForTest('https://services.example');
});
afterEach(() => vi.unstubAllGlobals());

describe('the PDF of an item', () => {
  it('A7.47 is the first one in the archive, named after the item', async () => {
    answer = await zip({ 'readme.txt': 'Hello', 'book/Pages.PDF': BOOK, 'cover.pdf': '%PDF-1.4 cover' });
    const file = await productPdf('OR-1', { open: pdfIn });
    expect(file).toMatchObject({ name: 'OR-1.pdf', type: 'application/pdf' });
    expect(await file.text()).toBe(BOOK);
  });

  it('A7.47 may be stored without compression', async () => {
    answer = await zip({ '1.pdf': BOOK }, { compress: false });
    expect(await (await productPdf('OR-1', { open: pdfIn })).text()).toBe(BOOK);
  });

  it('A7.47 may be written before its length was known, with a comment behind it', async () => {
    answer = await zip({ '1.pdf': BOOK }, { streamed: true, comment: 'From the shop' });
    expect(await (await productPdf('OR-1', { open: pdfIn })).text()).toBe(BOOK);
  });

  it('O146 is what was sent when that is a PDF', async () => {
    answer = new TextEncoder().encode(BOOK);
    const file = await productPdf('OR-2', { open: pdfIn });
    expect(file.name).toBe('OR-2.pdf');
    expect(await file.text()).toBe(BOOK);
  });

  it('S43 is saved under a name that leads nowhere else', async () => {
    answer = new TextEncoder().encode(BOOK);
    expect((await productPdf('../../OR:1', { open: pdfIn })).name).toBe('_.._OR_1.pdf');
  });

  it('A7.46 tells on the way how much has come, and how much is unpacked', async () => {
    answer = await zip({ '1.pdf': BOOK });
    const [loaded, unpacked]: [number[], number[]] = [[], []];
    await productPdf('OR-1', {
      open: pdfIn,
      onLoaded: (bytes) => loaded.push(bytes),
      onUnpacked: (share) => unpacked.push(share),
    });
    expect(loaded.at(-1)).toBe(answer.length);
    expect(unpacked.at(-1)).toBe(1);
  });

  it.each([
    ['there is none in the archive', async () => zip({ 'readme.txt': 'Hello' }), 'no PDF'],
    ['it is something else', async () => new TextEncoder().encode('<html></html>'), 'neither'],
    ['it is empty', async () => new Uint8Array(), 'neither'],
    ['the archive breaks off', async () => (await zip({ '1.pdf': BOOK })).slice(0, 80), 'no zip archive'],
    ['the archive is damaged', async () => damaged(await zip({ '1.pdf': BOOK })), ''],
  ])('O146 is a failed call when %s', async (_case, made, reason) => {
    answer = await made();
    await expect(productPdf('OR-1', { open: pdfIn })).rejects.toMatchObject({
      name: 'ApiError',
      service: 'product-unzip',
      operation: 'getProductPdfArchive',
      kind: 'schema',
      correlationId: expect.stringMatching(/^[\w-]{36}$/),
      message: expect.stringContaining(reason),
    });
  });
});

async function zip(
  files: Record<string, string>,
  { compress = true, streamed = false, comment = '' } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (streamed) archive.addReadStream(Readable.from([Buffer.from(content)]), name, { compress });
    else archive.addBuffer(Buffer.from(content), name, { compress });
  }
  archive.end({ comment, forceZip64Format: false });
  return new Uint8Array(await buffer(archive.outputStream));
}

/** The content of the first file is not what was packed any more. */
function damaged(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return archive.fill(0xff, 45, 60);
}
