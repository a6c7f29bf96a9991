// From openapi/photo-downloads.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { listDownloads } from './calls.ts';

/** Query: listDownloads. */
export const getListDownloadsQueryOptions = () =>
  readOptions(['listDownloads'], ({ signal }) => listDownloads({ signal }));
