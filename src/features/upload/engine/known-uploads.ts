import { openTable } from './database.ts';
import { markOf, seal, unseal, type KnownUpload } from './sealed-upload.ts';

const table = openTable('known-uploads', 'mark');

/** What customers have uploaded from this browser. See: [Note: Known uploads say nothing]. */
export const knownUploads = {
  find: async (sub: string, digest: string): Promise<KnownUpload | undefined> =>
    unseal(sub, digest, await table.get(markOf(sub, digest))),
  remember: async (sub: string, digest: string, upload: KnownUpload): Promise<void> =>
    table.put([await seal(sub, digest, upload)]),
  /** The photo has been deleted since. */
  forget: (sub: string, digest: string): Promise<void> => table.remove([markOf(sub, digest)]),
};
