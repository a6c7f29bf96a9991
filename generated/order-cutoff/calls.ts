/**
 * From openapi/order-cutoff.yaml by npm run generate.
 */
import {
  ArticleGroups,
  Campaign
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * Groups of articles with the same cut-off.
 * 404 means none. On any failure the notice is left out; the page works without.
 */
export function listCutoffArticleGroups(options?: CallOptions): Promise<ArticleGroups> {
  return request('/v1/ArticleGroup', {
    operation: { service: 'order-cutoff', operationId: 'listCutoffArticleGroups', auth: 'bearer', timeoutMs: 10000, retry: 'transient', list: 'tolerant', missing: [] },
    ...options,
    method: 'GET',
    schema: ArticleGroups,
  });
}

/**
 * One campaign.
 * The name comes from the vendor configuration (cutOffCampaign); without one there is no call. On any failure the notice is left out.
 */
export function getCutoffCampaign(name: string, options?: CallOptions): Promise<Campaign | null> {
  return request(`/v1/Campaign/${encodeURIComponent(name)}`, {
    operation: { service: 'order-cutoff', operationId: 'getCutoffCampaign', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: Campaign,
  });
}

