/** Record of the file of a part. */
export interface PartFile {
  /** Name of its file: of the one that was begun, else the intended one. */
  file: string;
  /** In bytes, as the service says. */
  size: number;
  /** The file is this part's, as far as it has come. What belongs to something else is never written over. */
  isBegun: boolean;
  /** Whether the bytes that are there are not trusted any more. */
  startsOver: boolean;
  /** Another file of this part, whose place this one takes once it has come. */
  former?: string | undefined;
}

/** Treatment of a file that has the name of a part. */
export type FileFate = 'begin' | 'continue' | 'read through' | 'leave alone' | 'replace later';

/**
 * [Note: No file is written over] What is done with a file that has the name of a part. One that is whole in length may lack a photo
 * or two, and is all that the customer has of the others: another is written beside it, and takes its place once all of that has come.
 * A file that is not closed until then would leave the old one alone, too, but a page that is left would lose all that has come.
 * @param found its size; undefined when there is none, `no file` where the name is another thing's
 */
export function fateOfFile(
  found: number | 'no file' | undefined,
  { size, isBegun, startsOver, former }: Omit<PartFile, 'file'>,
): FileFate {
  if (found === 'no file') return 'leave alone';
  if (found === undefined || found === 0) return 'begin';
  // Two files of a part are enough.
  if (isBegun && startsOver && found === size && former === undefined) return 'replace later';
  if (isBegun && (startsOver || found > size)) return 'begin';
  if (found === size) return 'read through';
  return isBegun ? 'continue' : 'leave alone';
}

/** Failure of the disk, not of the connection. */
export class DiskFailed extends Error {
  override readonly name = 'DiskFailed';
}

/** The present or intended name of a file, then those that it gets where that is taken. */
export function* namesFor(file: string): Generator<string> {
  yield file;
  const plain = file.replace(/ \(\d+\)(?=\.zip$)/, '');
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? plain : plain.replace(/(?=\.zip$)/, ` (${count})`);
    if (name !== file) yield name;
  }
}

/** The size of the file of that name, as `fateOfFile` wants it. */
export async function sizeIn(folder: FileSystemDirectoryHandle, name: string): Promise<number | 'no file' | undefined> {
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

/** @throws DiskFailed, whose message is the name of the browser's error */
export async function onDisk<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DiskFailed) throw error;
    throw new DiskFailed(error instanceof DOMException ? error.name : String(error));
  }
}
