// From openapi/order-cutoff.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getCutoffCampaign, listCutoffArticleGroups } from './calls.ts';

/** Query: listCutoffArticleGroups. */
export const getListCutoffArticleGroupsQueryOptions = () =>
  readOptions(['listCutoffArticleGroups'], ({ signal }) => listCutoffArticleGroups({ signal }));

/** Query: getCutoffCampaign. */
export const getGetCutoffCampaignQueryOptions = (name: string) =>
  readOptions(['getCutoffCampaign', name], ({ signal }) => getCutoffCampaign(name, { signal }));
