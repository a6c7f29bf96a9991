import { openSignedFile, UnreadableFile } from '#api/signed-file.ts';
import { BrokenZip, bytesOf, readDirectory, type ZipDirectory } from '#lib/zip/zip-directory.ts';
import { ZipCheck, type ZipFindings } from './zip-check.ts';

/** A part of an export that is to be saved in a folder. */
export interface PartRequest {
  folder: FileSystemDirectoryHandle;
  /** Name of its file: the one that was begun, else the one that it should have. */
  file: string;
  /** In bytes, as the service says. */
  size: number;
  /** The file is this part's, as far as it has come. What belongs to something else is never written over. */
  isBegun: boolean;
  /** What is there is not believed any more. */
  startsOver: boolean;
}

/** How far a part is. */
export interface PartProgress {
  /** Name of its file. */
  file: string;
  /** Bytes that are in it, and have been checked where that can be done on the way. */
  at: number;
  /** What is in the file already is read and checked. */
  isReading: boolean;
}

/** What an attempt has come to. */
export type PartOutcome =
  /** All of it is in the file, and has been read through. */
  | { kind: 'whole'; file: string; findings: ZipFindings }
  /** The connection broke, or the link was refused: it goes on from there with another link. */
  | { kind: 'interrupted'; at: number }
  /** The archive itself is broken. `isContinued`: a part of it has come earlier, and may be what is wrong. */
  | { kind: 'damaged'; isContinued: boolean }
  /** The browser may save the file, but may not read it. */
  | { kind: 'unreadable' }
  /** The disk is full. */
  | { kind: 'noRoom' }
  /** The folder is gone, or may not be written to. */
  | { kind: 'noFolder' }
  | { kind: 'stopped' };

/** Messages to the worker: a part, then a link to it for each attempt; that an attempt, or all of it, is to end; that no other comes. */
export type ToSaver = { request: PartRequest } | { url: string } | { end: 'attempt' | 'all' } | 'close';

/** Messages from the worker. */
export type FromSaver = { progress: PartProgress } | { outcome: PartOutcome } | 'closed';

/** What becomes of a file that has the name of a part. */
export type FileFate = 'begin' | 'continue' | 'read through' | 'leave alone';

/**
 * [Note: No file is written over] What is done with a file that has the name of a part.
 * @param found its size; undefined when there is none, `no file` where the name is another thing's
 */
export function fateOfFile(
  found: number | 'no file' | undefined,
  { size, isBegun, startsOver }: Pick<PartRequest, 'size' | 'isBegun' | 'startsOver'>,
): FileFate {
  if (found === 'no file') return 'leave alone';
  if (found === undefined || found === 0) return 'begin';
  if (isBegun && (startsOver || found > size)) return 'begin';
  if (found === size) return 'read through';
  return isBegun ? 'continue' : 'leave alone';
}

/** Something of the disk has failed, not of the connection. */
class DiskFailed extends Error {
  override readonly name = 'DiskFailed';
}

/** Reason of an attempt that ends because nothing comes any more: the next one has another connection. */
export const AGAIN = 'again';

/** So much of a file is read at a time. */
const SLICE_BYTES = 1024 * 1024;
/**
 * What is written stands in the file once it is closed; a page that is left before loses it. Closing is dear: the next bytes
 * need a copy of the file to go on in. So it is closed each time that it has become twice as large, beginning with this many bytes:
 * all copies together are smaller than the file, and half of it is lost at most. An interrupted attempt leaves it open: on a weak
 * connection there are many, and the next one goes on writing into the same copy. `close` closes it after the last attempt.
 */
const FIRST_KEPT_BYTES = 8 * 1024 * 1024;
/** How often it is told how far it is, in ms. */
const TELL_MS = 200;

type Open = typeof openSignedFile;

/** Saves one part in a folder, in as many attempts as that needs, and checks it on the way. See: [Note: A zip is checked while it comes] */
export class PartSaver {
  readonly #request: PartRequest;
  readonly #tell: (progress: PartProgress) => void;
  readonly #open: Open;
  #file: FileSystemFileHandle | undefined;
  #writer: FileSystemWritableFileStream | undefined;
  #check: ZipCheck | undefined;
  /** Bytes that have been written, and those of them that a page which is left would not lose. */
  #at = 0;
  #kept = 0;
  #isContinued = false;
  #startsOver: boolean;
  #etag: string | undefined;
  #toldAt = 0;

  constructor(request: PartRequest, tell: (progress: PartProgress) => void, open: Open = openSignedFile) {
    this.#request = request;
    this.#tell = tell;
    this.#open = open;
    this.#startsOver = request.startsOver;
  }

  /** Goes on with a link, as far as it leads. Never rejects. */
  async attempt(url: string, signal: AbortSignal): Promise<PartOutcome> {
    try {
      return await this.#save(url, signal);
    } catch (error) {
      if (signal.aborted && signal.reason !== AGAIN) {
        await this.close();
        return { kind: 'stopped' };
      }
      if (error instanceof DiskFailed) {
        this.#forgetFile();
        return { kind: error.message === 'QuotaExceededError' ? 'noRoom' : 'noFolder' };
      }
      if (error instanceof BrokenZip) {
        await this.close();
        return { kind: 'damaged', isContinued: this.#isContinued };
      }
      if (error instanceof UnreadableFile) return { kind: 'unreadable' };
      return { kind: 'interrupted', at: this.#at };
    }
  }

  /** Has what has come stand in the file: no attempt follows. Never rejects. */
  async close(): Promise<void> {
    await this.#keep().catch(() => {});
  }

  async #save(url: string, signal: AbortSignal): Promise<PartOutcome> {
    const done = this.#file ? undefined : await this.#findFile(signal);
    if (done) return done;
    if (!this.#check) {
      const directory = await this.#directoryOf(url, signal);
      if (directory) await this.#begin(directory, signal);
    }
    await this.#fetchRest(url, signal);
    await this.#keep();
    const findings = this.#check ? this.#check.finish() : await this.#readThrough(await this.#content(), signal);
    return { kind: 'whole', file: this.#name, findings };
  }

  get #name(): string {
    return this.#file?.name ?? this.#request.file;
  }

  /** Finds the file of the part, or a name that is free for it. @returns what there is to say where all of it is there already */
  async #findFile(signal: AbortSignal): Promise<PartOutcome | undefined> {
    const { folder, file, size, isBegun } = this.#request;
    for (let count = 1; ;) {
      const name = count === 1 ? file : file.replace(/(?=\.zip$)/, ` (${count})`);
      const found = await onDisk(fileIn(folder, name));
      const fate = fateOfFile(found, { size, isBegun, startsOver: this.#startsOver });
      if (fate === 'leave alone') {
        count += 1;
        continue;
      }
      const handle = await onDisk(folder.getFileHandle(name, { create: true }));
      if (fate !== 'read through') {
        this.#file = handle;
        this.#at = this.#kept = fate === 'continue' && typeof found === 'number' ? found : 0;
        return undefined;
      }
      // Until it has been read nobody knows whose it is: an attempt that ends meanwhile leaves that to the next one.
      const findings = await this.#readThrough(await onDisk(handle.getFile()), signal).catch(unlessBroken);
      if (findings?.broken.length === 0) return { kind: 'whole', file: name, findings };
      // One that is ours begins anew; another may be anything.
      if (isBegun) this.#startsOver = true;
      else count += 1;
    }
  }

  /** Checks what is in the file already; what is not as it should be is fetched anew. */
  async #begin(directory: ZipDirectory, signal: AbortSignal): Promise<void> {
    let check = new ZipCheck(directory);
    this.#isContinued = this.#at > 0;
    try {
      if (this.#isContinued) await this.#feed(await this.#content(), signal, check);
    } catch (error) {
      if (!(error instanceof BrokenZip)) throw error;
      check = new ZipCheck(directory);
      this.#at = this.#kept = 0;
      this.#isContinued = false;
    }
    // Not before: an attempt that ends while the file is read leaves a check that has seen less than there is.
    this.#check = check;
  }

  /** The directory of the archive, from its end; undefined where the host gives no parts of a file. */
  async #directoryOf(url: string, signal: AbortSignal): Promise<ZipDirectory | undefined> {
    let knowsRanges = true;
    const read = async (from: number, to: number) => {
      const response = await this.#ask(url, `bytes=${from}-${to - 1}`, signal);
      knowsRanges = response.status === 206;
      if (knowsRanges) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      throw new BrokenZip('The host gives no parts of a file.');
    };
    try {
      return await readDirectory(this.#request.size, read);
    } catch (error) {
      if (!knowsRanges) return undefined;
      throw error;
    }
  }

  /** Fetches what is missing, and writes it. */
  async #fetchRest(url: string, signal: AbortSignal): Promise<void> {
    const { size } = this.#request;
    if (this.#at === size) return;
    const response = await this.#ask(url, `bytes=${this.#at}-`, signal);
    // A host that gives no parts of a file sends what is there once more.
    let passes = response.status === 206 ? 0 : this.#at;
    const reader = response.body?.getReader();
    if (!reader) throw new TypeError('Nothing comes.');
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        const bytes = value.subarray(Math.min(passes, value.length));
        passes -= value.length - bytes.length;
        if (this.#at + bytes.length > size) throw new BrokenZip('The archive is longer than the service says.');
        if (bytes.length > 0) await this.#take(bytes);
        signal.throwIfAborted();
      }
    } finally {
      await reader.cancel().catch(() => {});
    }
    // A connection that breaks is an error: this is all that there is.
    if (this.#at < size) throw new BrokenZip('The archive is shorter than the service says.');
  }

  async #ask(url: string, range: string, signal: AbortSignal): Promise<Response> {
    const response = await this.#open(url, { headers: { range }, signal });
    const [, whole] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
    const etag = response.headers.get('etag') ?? undefined;
    const isOther = whole !== undefined && Number(whole) !== this.#request.size;
    const hasChanged = etag !== undefined && this.#etag !== undefined && etag !== this.#etag;
    if (isOther || hasChanged) {
      await response.body?.cancel();
      throw new BrokenZip('It is another archive than the service says.');
    }
    this.#etag = etag ?? this.#etag;
    return response;
  }

  async #take(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#check?.add(bytes);
    this.#writer ??= await onDisk(this.#openWriter());
    await onDisk(this.#writer.write(bytes));
    this.#at += bytes.length;
    if (this.#at - this.#kept >= Math.max(FIRST_KEPT_BYTES, this.#kept)) await this.#keep();
    this.#say({ file: this.#name, at: this.#at, isReading: false });
  }

  async #openWriter(): Promise<FileSystemWritableFileStream> {
    if (!this.#file) throw new DiskFailed('There is no file.');
    const writer = await this.#file.createWritable({ keepExistingData: this.#at > 0 });
    await writer.truncate(this.#at);
    await writer.seek(this.#at);
    return writer;
  }

  /** Has what was written stand in the file. */
  async #keep(): Promise<void> {
    const writer = this.#writer;
    if (!writer) return;
    this.#writer = undefined;
    await onDisk(writer.close());
    this.#kept = this.#at;
  }

  /** What could not be written is as good as not there: the next attempt looks at the file. */
  #forgetFile(): void {
    void this.#writer?.abort().catch(() => {});
    this.#writer = undefined;
    this.#file = undefined;
    this.#check = undefined;
  }

  async #content(): Promise<File> {
    if (!this.#file) throw new DiskFailed('There is no file.');
    return onDisk(this.#file.getFile());
  }

  /** Checks a file that is on the disk. */
  async #readThrough(file: File, signal: AbortSignal): Promise<ZipFindings> {
    const check = new ZipCheck(await readDirectory(file.size, readerOf(file)));
    await this.#feed(file, signal, check);
    return check.finish();
  }

  async #feed(file: File, signal: AbortSignal, check: ZipCheck): Promise<void> {
    const read = readerOf(file);
    for (let at = 0; at < file.size; at += SLICE_BYTES) {
      check.add(await read(at, at + SLICE_BYTES));
      this.#say({ file: file.name, at: check.at, isReading: true });
      signal.throwIfAborted();
    }
  }

  #say(progress: PartProgress): void {
    const now = Date.now();
    if (now - this.#toldAt < TELL_MS) return;
    this.#toldAt = now;
    this.#tell(progress);
  }
}

function readerOf(file: File) {
  const read = bytesOf(file);
  return (from: number, to: number) => onDisk(read(from, to));
}

/** The size of the file of that name, as `fateOfFile` wants it. */
async function fileIn(folder: FileSystemDirectoryHandle, name: string): Promise<number | 'no file' | undefined> {
  try {
    return (await (await folder.getFileHandle(name)).getFile()).size;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') {
      // It may be the folder that is gone.
      await folder.keys().next();
      return undefined;
    }
    if (error instanceof DOMException && error.name === 'TypeMismatchError') return 'no file';
    throw error;
  }
}

/** Nothing, for an archive that is broken. @throws all other errors */
function unlessBroken(error: unknown): undefined {
  if (!(error instanceof BrokenZip)) throw error;
}

/** @throws DiskFailed, whose message is the name of the browser's error */
async function onDisk<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DiskFailed) throw error;
    throw new DiskFailed(error instanceof DOMException ? error.name : String(error));
  }
}
