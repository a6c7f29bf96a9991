import { bytesOf, readDirectory } from '#lib/zip/zip-directory.ts';
import { type OnUnpacked, unpack } from './unpack.ts';

const PDF = '%PDF';
const ZIP = 'PK\u0003\u0004';

/** Larger than any book; what says it is larger is not begun (S42). */
const LARGEST_PDF = 1024 ** 3;

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

/** Message of the worker: how far it is from 0 to 1, then the PDF, or why there is none. */
export type PdfMessage = { unpacked: number } | { pdf: Blob } | { reason: string };
