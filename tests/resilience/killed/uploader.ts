import sharp from 'sharp';
import type { Random } from '#lib/random.ts';
import { sha256Of, type ChosenFile } from '../../support/upload-files.ts';
import { Lost, ok, type Client } from './client.ts';
import type { Writer } from './writers.ts';

interface Photo {
  imageId: string;
  localFileName: string;
  untouchedUrl: string;
  thumbnails: { url: string }[];
}

const TUS = { 'Tus-Resumable': '1.0.0' };

/** Sends one file after the other, in pieces, and goes on where it stopped, as the app does. */
export interface Uploader extends Writer {
  /** How many files have been acknowledged to the last byte. */
  readonly done: number;
}

/** @param files each is sent once; their names are all different */
export function createUploader(client: Client, files: readonly ChosenFile[]): Uploader {
  const waiting = [...files];
  const done: ChosenFile[] = [];
  let current: { file: ChosenFile; location: string; acknowledged: number } | undefined;
  /** The answer to the last piece got lost: how much has arrived must be asked. */
  let isUnsure = false;

  async function offset(location: string): Promise<number> {
    const answer = await client.call(location, { method: 'HEAD', headers: TUS });
    ok(answer, 200);
    return Number(answer.headers.get('Upload-Offset'));
  }

  async function announce(file: ChosenFile): Promise<string> {
    const metadata = Object.entries({ filename: file.name, filetype: file.mimeType }).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    );
    const answer = await client.call('/photo-storage/uploads', {
      method: 'POST',
      headers: { ...TUS, 'Upload-Length': String(file.buffer.length), 'Upload-Metadata': metadata.join(',') },
    });
    ok(answer, 201);
    return answer.headers.get('Location') ?? '';
  }

  return {
    name: 'uploads',
    get done() {
      return done.length;
    },
    get isDone() {
      return done.length === files.length;
    },
    async write(random: Random) {
      if (!current) {
        const [file] = waiting;
        // Done at once, over and over, it would let nothing else happen.
        if (!file) throw new Error('There is nothing left to send.');
        current = { file, location: await announce(file), acknowledged: 0 };
        waiting.shift();
        return;
      }
      const { file, location } = current;
      if (isUnsure) {
        const now = await offset(location);
        isUnsure = false;
        if (now < current.acknowledged)
          throw new Error(`${file.name}: ${current.acknowledged} bytes were acknowledged, ${now} are there.`);
        current.acknowledged = now;
      }
      const at = current.acknowledged;
      const piece = file.buffer.subarray(at, at + random.between(1000, 40_000));
      try {
        if (piece.length > 0)
          ok(
            await client.call(location, {
              method: 'PATCH',
              body: piece,
              headers: { ...TUS, 'Upload-Offset': String(at), 'Content-Type': 'application/offset+octet-stream' },
            }),
            204,
          );
      } catch (error) {
        if (error instanceof Lost) isUnsure = true;
        throw error;
      }
      current.acknowledged += piece.length;
      if (current.acknowledged < file.buffer.length) return;
      done.push(file);
      current = undefined;
    },
    async faults() {
      const { images } = ok<{ images: Photo[] }>(
        await client.call('/photo-management/photos?limit=500&sortKey=uploaded&sortOrder=asc'),
        200,
      );
      const found: string[] = [];
      for (const file of files) {
        const stored = images.filter(({ localFileName }) => localFileName === file.name);
        if (stored.length > 1) found.push(`${file.name} arrived ${stored.length} times`);
        if (stored.length === 0 && done.includes(file)) found.push(`${file.name} was acknowledged and is gone`);
        for (const photo of stored) found.push(...(await faultsOfPhoto(photo, file)));
      }
      if (current && (await offset(current.location)) < current.acknowledged)
        found.push(`${current.file.name} is shorter than was acknowledged`);
      return found;
    },
  };
}

/** A photo that is listed is whole, in each of its sizes. */
async function faultsOfPhoto({ untouchedUrl, thumbnails }: Photo, { name, buffer }: ChosenFile): Promise<string[]> {
  const found: string[] = [];
  const bytes = await bytesAt(untouchedUrl);
  if (sha256Of(bytes) !== sha256Of(buffer))
    found.push(`${name} has other bytes: ${bytes.length} instead of ${buffer.length}`);
  for (const { url } of thumbnails) {
    // Only a whole file can be decoded to the end.
    const problem = await sharp(await bytesAt(url), { failOn: 'warning' })
      .stats()
      .then(() => undefined, String);
    if (problem !== undefined) found.push(`${name}: a thumbnail is broken: ${problem}`);
  }
  return found;
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
