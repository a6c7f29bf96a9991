import { ASKED_AGAIN, IMMUTABLE } from '#sandbox/app-server/caching.ts';
import { assetPolicy, fileHeaders, indexingHeaders, pageHeaders } from '#sandbox/app-server/security-headers.ts';
import type { AppConfig } from '#sandbox/services/app-config/configuration.ts';

/** Header name, in lower case -> value. */
export type Headers = Readonly<Record<string, string>>;

/** Headers that a host has to send, for any server program (S45, docs/deploying.md). */
export interface DeliveryHeaders {
  /** With the page under `/`, the only one that search engines may show (S49). */
  root: Headers;
  /** With the page under every other path that is none of a file: the policy and all else. */
  page: Headers;
  /** With files: never the page's policy, which would be that of workers too (docs/decisions/0013). */
  file: Headers;
  /** With everything below /assets/ where a host may answer a path that is missing there with the page. */
  asset: Headers;
  /** Caching of the page, the configuration and the texts. */
  pageCaching: string;
  /** Caching of files under /assets/. */
  assetCaching: string;
}

/** A year in which browsers ask this host by https alone; over http they ignore the header. */
const https: Headers = { 'strict-transport-security': 'max-age=31536000' };

/**
 * The headers that follow from a configuration: those of the sandbox's app server, and what only real hosts need.
 * @throws Error that names the address of which no policy can be made
 */
export function deliveryHeaders(config: AppConfig): DeliveryHeaders {
  const everywhere = { ...pageHeaders(config), ...https };
  return {
    root: { ...everywhere, ...indexingHeaders(config, '/') },
    page: { ...everywhere, ...indexingHeaders(config, '/index.html') },
    file: { ...fileHeaders, ...https },
    asset: { 'content-security-policy': assetPolicy(config), ...fileHeaders, ...https },
    pageCaching: ASKED_AGAIN,
    assetCaching: IMMUTABLE,
  };
}
