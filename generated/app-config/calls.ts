/**
 * From openapi/app-config.yaml by npm run generate.
 */
import {
  AppConfig,
  Texts
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';
import { getGetAppConfigUrl, getGetLocaleUrl } from './urls.ts';

/**
 * The deployment's configuration.
 * Loaded once at start. A missing optional part switches its feature off; a failure shows the boundary banner and is logged.
 */
export function getAppConfig(options?: CallOptions): Promise<AppConfig> {
  return request(getGetAppConfigUrl(), {
    operation: { service: 'app-config', operationId: 'getAppConfig', auth: 'none', timeoutMs: 10000, retry: 'transient', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: AppConfig,
  });
}

/**
 * The texts of one locale.
 * Key -> text with single-brace placeholders. On any failure the bundled en-GB texts are used.
 */
export function getLocale(locale: string, options?: CallOptions): Promise<Texts> {
  return request(getGetLocaleUrl(locale), {
    operation: { service: 'app-config', operationId: 'getLocale', auth: 'none', timeoutMs: 10000, retry: 'transient', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: Texts,
  });
}

