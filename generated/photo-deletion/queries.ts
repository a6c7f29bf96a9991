// From openapi/photo-deletion.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getAccountInformation } from './calls.ts';

/** Query: getAccountInformation. */
export const getGetAccountInformationQueryOptions = () =>
  readOptions(['getAccountInformation'], ({ signal }) => getAccountInformation({ signal }));
