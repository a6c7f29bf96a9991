import { plainHost } from './plain-host.ts';

/** Whether a host is this machine itself. */
export function isLoopback(hostname: string): boolean {
  const host = plainHost(hostname);
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}
