import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControl } from './caching.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
const twins = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof compressors;

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};
const COMPRESSIBLE = new Set(['css', 'html', 'js', 'json', 'svg', 'txt', 'wasm', 'webmanifest']);

/** A file of the build, as it goes over the wire. */
export type BuiltFile = { body: Buffer; headers: Record<string, string> };

export type BuiltFiles = {
  /** Whether a path, however it is spelled, means the page of the app itself. */
  isPage(path: string): boolean;
  /** The file under that path, in the best encoding that the client accepts; undefined when there is none. */
  read(path: string, acceptEncoding: string): Promise<BuiltFile | undefined>;
};

/** The files of a build: compressed twins beside them are used, others are compressed; what was read is kept until it changes. */
export function createBuiltFiles(folder: string): BuiltFiles {
  const kept = new Map<string, { changed: number; bytes: Promise<Buffer> }>();

  function keep(name: string, source: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const changed = statSync(source).mtimeMs;
    const known = kept.get(name);
    if (known?.changed === changed) return known.bytes;
    const bytes = make();
    kept.set(name, { changed, bytes });
    bytes.catch(() => kept.delete(name));
    return bytes;
  }

  const whole = (file: string): Promise<Buffer> => keep(file, file, () => readFile(file));

  function encoded(file: string, encoding: Encoding): Promise<Buffer> {
    const twin = file + twins[encoding];
    return existsSync(twin)
      ? whole(twin)
      : keep(`${file} in ${encoding}`, file, () => readFile(file).then(compressors[encoding]));
  }

  return {
    isPage: (path) => fileUnder(folder, path) === join(folder, 'index.html'),
    async read(path, acceptEncoding) {
      const file = fileUnder(folder, path);
      if (file === undefined) return undefined;
      const ending = file.split('.').at(-1) ?? '';
      const headers: Record<string, string> = {
        'content-type': TYPES[ending] ?? 'application/octet-stream',
        'cache-control': cacheControl(path),
      };
      if (!COMPRESSIBLE.has(ending)) return { body: await whole(file), headers };
      headers['vary'] = 'accept-encoding';
      const encoding = bestEncoding(acceptEncoding);
      if (!encoding) return { body: await whole(file), headers };
      return { body: await encoded(file, encoding), headers: { ...headers, 'content-encoding': encoding } };
    },
  };
}

function bestEncoding(accepted: string): Encoding | undefined {
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}

/** The file that a path means, if it is one below the folder and none of those that begin with a dot. */
function fileUnder(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, decodePath(path)));
  const isHidden = file
    .slice(folder.length)
    .split(sep)
    .some((part) => part.startsWith('.'));
  if (!file.startsWith(folder + sep) || isHidden || file.includes('\0')) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
