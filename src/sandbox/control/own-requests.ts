import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from this machine and means to reach it: a page elsewhere whose name was pointed at this
 * machine sends that name as its host, and one that posts a form sends its origin.
 */
export function isOwnRequest({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  const address = socket.remoteAddress ?? '';
  const isFromHere = address === '::1' || /^(::ffff:)?127\./.test(address);
  return (
    isFromHere &&
    isLocalHost(`http://${headers.host ?? ''}`) &&
    (headers.origin === undefined || isLocalHost(headers.origin))
  );
}

function isLocalHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}
