// From openapi/order-cutoff.yaml by npm run generate.

export const getListCutoffArticleGroupsUrl = () => '/v1/ArticleGroup';

export const getGetCutoffCampaignUrl = (name: string) => `/v1/Campaign/${encodeURIComponent(name)}`;
