// From openapi/temp-selections.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getTempSelection } from './calls.ts';

/** Query: getTempSelection. */
export const getGetTempSelectionQueryOptions = (id: string) =>
  readOptions(['getTempSelection', id], ({ signal }) => getTempSelection(id, { signal }));
