import type { IncomingMessage, ServerResponse } from 'node:http';

const TUS_REQUEST = 'tus-resumable, upload-length, upload-metadata, upload-offset, upload-defer-length, upload-concat';
const TUS_RESPONSE =
  'location, tus-resumable, tus-version, tus-extension, tus-max-size, upload-offset, upload-length, upload-expires';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const ALLOWED_HEADERS = `authorization, content-type, x-correlation-id, range, if-range, if-match, ${TUS_REQUEST}`;
const EXPOSED_HEADERS = [
  'x-correlation-id, www-authenticate, retry-after, etag',
  'accept-ranges, content-disposition, content-length, content-range',
  TUS_RESPONSE,
].join(', ');
const PREFLIGHT_SECONDS = '7200';

/**
 * Whether pages of that origin are the app: its own address, localhost, a vendor's `*.localhost`, or 127.0.0.1, by the protocol
 * and on the port of its address.
 */
export function isAppOrigin(origin: string, app: string): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(app);
  const { protocol, hostname, port } = new URL(origin);
  const isOwnHost =
    hostname === own.hostname ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1';
  return protocol === own.protocol && isOwnHost && port === own.port;
}

/** The address at which the app is that sent a request: that of a vendor, or its own where the request does not say. */
export function appOriginOf({ headers: { origin } }: IncomingMessage, app: string): string {
  return origin !== undefined && isAppOrigin(origin, app) ? origin : app;
}

/** Lets the app's pages read the answer. */
export function allowApp(request: IncomingMessage, response: ServerResponse, app: string): void {
  response.setHeader('vary', 'origin, accept-encoding');
  const { origin } = request.headers;
  if (origin === undefined || !isAppOrigin(origin, app)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
}

/** Lets any page read the answer: for files whose link is the permission. */
export function allowEveryone(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('timing-allow-origin', '*');
}

export function isPreflight(request: IncomingMessage): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
}

/** Answers the browser's question in advance; it remembers the answer. */
export function answerPreflight(response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', ALLOWED_METHODS);
  response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
  response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
  response.writeHead(204).end();
}
