// From openapi/targeting.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getSampleTestOffer } from './calls.ts';

/** Query: getSampleTestOffer. */
export const getGetSampleTestOfferQueryOptions = () =>
  readOptions(['getSampleTestOffer'], ({ signal }) => getSampleTestOffer({ signal }));
