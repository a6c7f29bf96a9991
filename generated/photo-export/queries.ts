// From openapi/photo-export.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getBackup } from './calls.ts';

/** Query: getBackup. */
export const getGetBackupQueryOptions = (id: string) =>
  readOptions(['getBackup', id], ({ signal }) => getBackup(id, { signal }));
