import { THUMBNAIL_SIZES } from '../../core/picture-pool.ts';
import { Problem } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { jsonDelivery } from '../../http/deliver.ts';
import type { Delivery } from '../../http/deliver.ts';
import type { Exchange } from '../../http/exchange.ts';
import { malformedDelivery } from '../../http/fault-answers.ts';
import type { Mounted } from '../../http/mounted.ts';
import { rangedDelivery } from '../../http/ranges.ts';
import { photoResource } from '../../library/images.ts';
import { UNTOUCHED, readPhotoFile } from '../../library/photo-files.ts';
import type { PhotoFile } from '../../library/photo-files.ts';
import { zipDelivery } from './zip-files.ts';

const OPERATION = 'getPhotoFile';

/**
 * Signed links without a token: `/<photo id>/<size>?expires=…&signature=…` to thumbnails and originals, and the zip files of
 * archives and exports.
 */
export function createPhotoFiles(sandbox: Sandbox): Mounted {
  return {
    slug: 'photo-files',
    operationIds: [OPERATION],
    isOpenToAll: true,
    operationIdOf: (method) => (method === 'GET' || method === 'HEAD' ? OPERATION : undefined),
    async answer(exchange) {
      try {
        return zipDelivery(sandbox, exchange) ?? (await readFile(sandbox, exchange));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return jsonDelivery(error.status, { code: error.code, message: error.message });
      }
    },
  };
}

async function readFile(sandbox: Sandbox, exchange: Exchange): Promise<Delivery> {
  const { database, links } = sandbox;
  const [photoId, wanted] = readPath(exchange.path);
  const remaining = links.remaining(photoResource(photoId), exchange.query);
  if (remaining === undefined) throw new Problem(403, 'link-refused', 'The link has expired, or is not one of ours.');
  const photo = database.get<{ picture: number; fileName: string }>(
    'SELECT picture, file_name AS fileName FROM photo WHERE id = ?',
    photoId,
  );
  if (!photo) throw new Problem(404, 'not-found', 'There is no such photo.');
  if (exchange.fault?.malformed) return malformedDelivery(200);

  const { bytes, contentType } = await readPhotoFile(sandbox, photo.picture, wanted);
  return rangedDelivery(bytes, exchange.request.headers.range, {
    'content-type': contentType,
    'cache-control': `private, max-age=${Math.floor(remaining / 1000)}, immutable`,
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(photo.fileName)}`,
    'x-content-type-options': 'nosniff',
  });
}

/** The photo and the size that a path names: `/<photo id>/<size>`. */
function readPath(path: string): [photoId: string, wanted: PhotoFile] {
  const [, photoId, size] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const wanted = fileOf(size);
  if (photoId === undefined || wanted === undefined) throw new Problem(404, 'not-found', 'There is no such file.');
  try {
    return [decodeURIComponent(photoId), wanted];
  } catch {
    throw new Problem(404, 'not-found', 'There is no such file.');
  }
}

function fileOf(size: string | undefined): PhotoFile | undefined {
  if (size === 'original' || size === UNTOUCHED) return size;
  return THUMBNAIL_SIZES.find((thumbnail) => String(thumbnail) === size);
}
