// From openapi/widget.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { ListWidgetsByOrderCodesParams, ShareWidgetParams } from './model/index.ts';

export const getListWidgetsByOrderCodesUrl = (params: ListWidgetsByOrderCodesParams) => pathWithQuery('/v1/widget/all', params);

export const getGetWidgetUrl = (id: string) => `/v1/widget/${encodeURIComponent(id)}`;

export const getCreateOrRefreshWidgetUrl = (id: string) => `/v1/widget/${encodeURIComponent(id)}`;

export const getDeleteWidgetUrl = (id: string) => `/v1/widget/${encodeURIComponent(id)}`;

export const getShareWidgetUrl = (id: string, params: ShareWidgetParams) => pathWithQuery(`/v1/widget/${encodeURIComponent(id)}/share`, params);
