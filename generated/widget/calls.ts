/**
 * From openapi/widget.yaml by npm run generate.
 */
import {
  Widget,
  Widgets
} from './model/index.ts';
import type {
  ListWidgetsByOrderCodesParams,
  ShareWidgetParams
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * The widgets of several orders.
 * The second half of the search for online photo books, after listOrdersByAccount. The client shows photo books only (the article type contains "photobook" in any case). Orders without a widget are left out. 404 means none. This path goes before /v1/widget/(order code).
 */
export function listWidgetsByOrderCodes(params: ListWidgetsByOrderCodesParams, options?: CallOptions): Promise<Widgets> {
  return request(pathWithQuery('/v1/widget/all', params), {
    operation: { service: 'widget', operationId: 'listWidgetsByOrderCodes', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: [] },
    ...options,
    method: 'GET',
    schema: Widgets,
  });
}

/**
 * The widget of an order.
 * 401 and 404 both mean that there is no widget; neither starts sign-in. The client offers to view it when it has a viewUrl, and to ask for one otherwise. While it waits for one that it has asked for, a 401 may also mean that the token has ended: it asks listWidgetsByOrderCodes then, which refreshes the token.
 */
export function getWidget(id: string, options?: CallOptions): Promise<Widget | null> {
  return request(`/v1/widget/${encodeURIComponent(id)}`, {
    operation: { service: 'widget', operationId: 'getWidget', auth: 'bearer', timeoutMs: 15000, retry: 'transient', unauthorized: 'answer', missing: null },
    ...options,
    method: 'GET',
    schema: Widget,
  });
}

/**
 * Ask for the widget of an order, or for making it anew.
 * Sent without a body. The client asks for the widget afterwards.
 */
export function createOrRefreshWidget(id: string, options?: CallOptions): Promise<void> {
  return request(`/v1/widget/${encodeURIComponent(id)}`, {
    operation: { service: 'widget', operationId: 'createOrRefreshWidget', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
  });
}

/**
 * Remove a widget.
 * Sent after the customer confirmed it. The photo book itself is not touched.
 */
export function deleteWidget(id: string, options?: CallOptions): Promise<void> {
  return request(`/v1/widget/${encodeURIComponent(id)}`, {
    operation: { service: 'widget', operationId: 'deleteWidget', auth: 'bearer', timeoutMs: 15000, retry: 'none', missing: 'done' },
    ...options,
    method: 'DELETE',
  });
}

/**
 * Send a widget to somebody by e-mail.
 * All in the query, without a body. An empty message is sent as empty (personalMessage=).
 */
export function shareWidget(id: string, params: ShareWidgetParams, options?: CallOptions): Promise<void> {
  return request(pathWithQuery(`/v1/widget/${encodeURIComponent(id)}/share`, params), {
    operation: { service: 'widget', operationId: 'shareWidget', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'PUT',
  });
}

