import { LinkRefused, NoFile, openSignedFile, UnreadableFile } from '#api/signed-file.ts';
import { BrokenZip, bytesOf, readDirectory, type ZipDirectory } from '#lib/zip/zip-directory.ts';
import { DiskFailed, fateOfFile, namesFor, onDisk, type PartFile, sizeIn } from './part-file.ts';
import { ZipCheck, type ZipFindings } from './zip-check.ts';

/** A part of an export that is to be saved in a folder. */
export interface PartRequest extends PartFile {
  folder: FileSystemDirectoryHandle;
}

/** Progress of a part. */
export interface PartProgress {
  /** Name of its file. */
  file: string;
  /** Bytes that are in it, and have been checked where that can be done on the way. */
  at: number;
  /** Whether the bytes in the file already are being read and checked. */
  isReading: boolean;
  former?: PartFile['former'];
}

/** Result of a part that has come to its end. */
interface PartEnd {
  file: string;
  former?: PartFile['former'];
  /** A part of it came earlier, and may be what is wrong. */
  isContinued: boolean;
}

/** Outcome of an attempt. */
export type PartOutcome =
  /** All of it is in the file, and has been read through. */
  | ({ kind: 'whole'; findings: ZipFindings } & PartEnd)
  /** The connection broke, or the host gave no file and said so: it goes on from there with another link. */
  | { kind: 'interrupted'; at: number; refusal?: string | undefined }
  /** The archive itself is broken. */
  | ({ kind: 'damaged' } & PartEnd)
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

/** The host has put another file behind the link, or says so. */
class OtherFile extends Error {
  override readonly name = 'OtherFile';
}

/** Reason of an attempt that ends because nothing comes any more: the next one has another connection. */
export const AGAIN = 'again';

/** Number of bytes of a file that are read at a time. */
const SLICE_BYTES = 1024 * 1024;
/**
 * Size, in bytes, at which the file is closed first. What is written stands in the file once it is closed; a page that
 * is left before loses it. Closing is dear: the next bytes need a copy of the file to go on in. So it is closed each
 * time that it has become twice as large: all copies together are smaller than the file, and half of it is lost at
 * most. An interrupted attempt leaves it open: on a weak connection there are many, and the next one goes on writing
 * into the same copy. `close` closes it after the last attempt.
 */
const FIRST_KEPT_BYTES = 8 * 1024 * 1024;
/** Interval, in ms, of reports on the progress. */
const REPORT_MS = 200;

type Open = typeof openSignedFile;

/** Saves one part in a folder, in as many attempts as that needs, and checks it on the way. See: [Note: A zip is checked while it comes] */
export class PartSaver {
  readonly #request: PartRequest;
  readonly #report: (progress: PartProgress) => void;
  readonly #open: Open;
  #file: FileSystemFileHandle | undefined;
  #writer: FileSystemWritableFileStream | undefined;
  #check: ZipCheck | undefined;
  /** Bytes written, and those among them that are kept if the page is left. */
  #at = 0;
  #kept = 0;
  #isContinued = false;
  #former: string | undefined;
  #etag: string | undefined;
  /** Whether it has begun anew for another `ETag`. */
  #isAnew = false;
  #reportedAt = 0;

  constructor(request: PartRequest, report: (progress: PartProgress) => void, open: Open = openSignedFile) {
    this.#request = request;
    this.#report = report;
    this.#open = open;
    this.#former = request.former;
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
        return { kind: 'damaged', ...this.#end };
      }
      if (error instanceof UnreadableFile) return { kind: 'unreadable' };
      return { kind: 'interrupted', at: this.#at, refusal: refusalOf(error) };
    }
  }

  /** Has what has come stand in the file: no attempt follows. Never rejects. */
  async close(): Promise<void> {
    await this.#keep().catch(() => {});
  }

  async #save(url: string, signal: AbortSignal): Promise<PartOutcome> {
    const done = this.#file ? undefined : await this.#findFile(signal);
    if (done) return done;
    try {
      await this.#fetch(url, signal);
    } catch (error) {
      if (!(error instanceof OtherFile)) throw error;
      this.#startAnew();
      await this.#fetch(url, signal);
    }
    await this.#keep();
    const findings = this.#check ? this.#check.finish() : await this.#readThrough(await this.#content(), signal);
    return { kind: 'whole', ...this.#end, findings };
  }

  get #name(): string {
    return this.#file?.name ?? this.#request.file;
  }

  get #end(): PartEnd {
    return { file: this.#name, former: this.#former, isContinued: this.#isContinued };
  }

  /** Finds the file of the part, or a name that is free for it. @returns what there is to say where all of it is there already */
  async #findFile(signal: AbortSignal): Promise<PartOutcome | undefined> {
    const { folder, file, size, startsOver } = this.#request;
    for (const name of namesFor(file)) {
      if (name === this.#former) continue;
      const asked = { size, isBegun: this.#request.isBegun && name === file, former: this.#former };
      const found = await onDisk(sizeIn(folder, name));
      let fate = fateOfFile(found, { ...asked, startsOver });
      if (fate === 'read through') {
        const handle = await onDisk(folder.getFileHandle(name));
        // Until it has been read nobody knows whose it is: an attempt that ends meanwhile leaves that to the next one.
        const findings = await this.#readThrough(await onDisk(handle.getFile()), signal).catch(unlessBroken);
        if (findings?.broken.length === 0) return { kind: 'whole', ...this.#end, file: name, findings };
        // One that is ours begins anew; another may be anything.
        fate = fateOfFile(found, { ...asked, startsOver: true });
      }
      if (fate === 'replace later') this.#former = name;
      if (fate !== 'begin' && fate !== 'continue') continue;
      this.#file = await onDisk(folder.getFileHandle(name, { create: true }));
      this.#at = this.#kept = fate === 'continue' && typeof found === 'number' ? found : 0;
      return undefined;
    }
    return undefined;
  }

  /** Fetches the directory, then what is missing. @throws OtherFile once at most */
  async #fetch(url: string, signal: AbortSignal): Promise<void> {
    if (!this.#check) {
      const directory = await this.#directoryOf(url, signal);
      if (directory) await this.#begin(directory, signal);
    }
    await this.#fetchRest(url, signal);
  }

  /** Checks what is in the file already; what is not as it should be is fetched anew. */
  async #begin(directory: ZipDirectory, signal: AbortSignal): Promise<void> {
    let check = new ZipCheck(directory);
    try {
      if (this.#at > 0) await this.#feed(await this.#content(), signal, check);
    } catch (error) {
      if (!(error instanceof BrokenZip)) throw error;
      check = new ZipCheck(directory);
      this.#startAnew();
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
    if (this.#at > 0) this.#isContinued = true;
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
    this.#etag = etag ?? this.#etag;
    if (!isOther && (!hasChanged || this.#isAnew)) return response;
    await response.body?.cancel();
    if (isOther) throw new BrokenZip('It is another archive than the service says.');
    // Hosts that are several give one file several names. So what has come is dropped once; then the checksums have the last word.
    this.#isAnew = true;
    throw new OtherFile('The host says that it is another file.');
  }

  async #take(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#check?.add(bytes);
    this.#writer ??= await onDisk(this.#openWriter());
    await onDisk(this.#writer.write(bytes));
    this.#at += bytes.length;
    if (this.#at - this.#kept >= Math.max(FIRST_KEPT_BYTES, this.#kept)) await this.#keep();
    this.#say({ file: this.#name, at: this.#at, isReading: false, former: this.#former });
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

  /** Forgets the file: what could not be written counts as not there, and the next attempt looks at the file. */
  #forgetFile(): void {
    this.#startAnew();
    this.#file = undefined;
  }

  /** Begins the file anew: what has come is not trusted. */
  #startAnew(): void {
    void this.#writer?.abort().catch(() => {});
    this.#writer = undefined;
    this.#check = undefined;
    this.#at = this.#kept = 0;
    this.#isContinued = false;
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
    if (now - this.#reportedAt < REPORT_MS) return;
    this.#reportedAt = now;
    this.#report(progress);
  }
}

function readerOf(file: File) {
  const read = bytesOf(file);
  return (from: number, to: number) => onDisk(read(from, to));
}

/** Refusal of a host that gives no file; undefined where the connection broke. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof LinkRefused || error instanceof NoFile ? error.message : undefined;
}

/** Passes over a broken archive. @throws all other errors */
function unlessBroken(error: unknown): undefined {
  if (!(error instanceof BrokenZip)) throw error;
}
