import { EntryContent } from '#lib/zip/entry-content.ts';
import { bytesOf, expectSignature, LOCAL, readDirectory, viewOf, type ZipEntry } from '#lib/zip/zip-directory.ts';

const PDF = '%PDF';
const ZIP = 'PK\u0003\u0004';

/** Size, in bytes, beyond any book; what says it is larger is not begun (S42). */
const LARGEST_PDF = 1024 ** 3;

/** Number of bytes of an archive that are read at a time. */
const SLICE_BYTES = 1024 * 1024;
/** Size, in bytes, of the parts in which what is unpacked leaves the memory of the script. */
const PART_BYTES = 8 * 1024 * 1024;

/** Callback with the share that is unpacked, from 0 to 1. */
export type OnUnpacked = (share: number) => void;

/**
 * The PDF in what the service sends: the first one in its archive, or the answer itself when that is a PDF (O146). The first
 * bytes decide what something is, whatever it is called.
 * @throws Error when there is none, or nothing that can be trusted
 */
export async function pdfIn(answer: Blob, onUnpacked: OnUnpacked = () => {}): Promise<Blob> {
  const kind = await firstBytes(answer);
  if (kind === PDF) return answer;
  if (kind !== ZIP) throw new Error('It is neither a zip archive nor a PDF.');
  const { entries } = await readDirectory(answer.size, bytesOf(answer));
  const entry = entries.find(({ name }) => isCalledPdf(name));
  if (!entry) throw new Error('There is no PDF in the archive.');
  if (entry.size > LARGEST_PDF) throw new Error(`The PDF in the archive says that it has ${entry.size} bytes.`);
  const pdf = await unpack(answer, entry, onUnpacked);
  // An archive in the archive would be a riddle for the customer: it is not unpacked, and not handed on either.
  if ((await firstBytes(pdf)) !== PDF) throw new Error('What is called a PDF in the archive is none.');
  return pdf;
}

/** Beside the file `book.pdf` some systems pack `__MACOSX/._book.pdf`, which is none. */
function isCalledPdf(name: string): boolean {
  return /(^|[/\\])[^./\\][^/\\]*\.pdf$/i.test(name) && !name.startsWith('__MACOSX/');
}

function firstBytes(file: Blob): Promise<string> {
  return file.slice(0, 4).text();
}

/**
 * Content of a file in the archive. It is unpacked piece by piece and only as far as the archive says it goes; neither
 * the archive nor the file is ever in memory as a whole.
 * @throws Error when it is encrypted, compressed in another way than by deflate, larger or smaller than it says, or
 *   damaged
 */
async function unpack(archive: Blob, entry: ZipEntry, onUnpacked: OnUnpacked): Promise<Blob> {
  const file = new FileInParts();
  const content = new EntryContent(entry, (bytes) => file.add(bytes));
  const packed = await packedContent(archive, entry);
  for (let from = 0; from < packed.size; from += SLICE_BYTES) {
    content.add(new Uint8Array(await packed.slice(from, from + SLICE_BYTES).arrayBuffer()));
    onUnpacked(Math.min(1, (from + SLICE_BYTES) / packed.size));
  }
  content.finish();
  return file.whole();
}

/**
 * Content of a file of the archive, still packed.
 * @throws Error when there is no such file where the directory says
 */
async function packedContent(archive: Blob, { offset, compressedSize }: ZipEntry): Promise<Blob> {
  const header = viewOf(new Uint8Array(await archive.slice(offset, offset + LOCAL.size).arrayBuffer()));
  expectSignature(header, 0, LOCAL.signature);
  const lengths = header.getUint16(LOCAL.nameLength, true) + header.getUint16(LOCAL.extraLength, true);
  const begin = offset + LOCAL.size + lengths;
  return archive.slice(begin, begin + compressedSize);
}

/** Bytes of a file unpacked so far. */
class FileInParts {
  readonly #parts: Blob[] = [];
  #part: Uint8Array<ArrayBuffer>[] = [];
  #partSize = 0;

  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#part.push(bytes);
    this.#partSize += bytes.length;
    if (this.#partSize >= PART_BYTES) this.#closePart();
  }

  whole(): Blob {
    this.#closePart();
    return new Blob(this.#parts);
  }

  #closePart(): void {
    this.#parts.push(new Blob(this.#part));
    this.#part = [];
    this.#partSize = 0;
  }
}

/** Message of the worker: the progress from 0 to 1, then the PDF, or the reason why there is none. */
export type PdfMessage = { unpacked: number } | { pdf: Blob } | { reason: string };
