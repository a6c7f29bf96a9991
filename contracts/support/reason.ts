/** Errors of TLS that come of a certificate that this machine does not know. */
const UNKNOWN_CERTIFICATE = /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

/**
 * Reason of an error, in words; for an error of `fetch`, which says only that it failed, the reason of its cause.
 * @param timeoutMs how long was waited, where that had an end
 */
export function reasonOf(error: unknown, timeoutMs?: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message === 'fetch failed' && error.cause !== undefined) return reasonOf(error.cause);
  if (error.name === 'TimeoutError' && timeoutMs !== undefined) return `no answer within ${timeoutMs / 1000} s`;
  // One for each address of a name.
  if (error instanceof AggregateError) return [...new Set(error.errors.map((one) => reasonOf(one)))].join(', ');
  if ('code' in error && error.code === 'ECONNREFUSED' && 'address' in error && 'port' in error)
    return `connection refused at ${String(error.address)}:${String(error.port)}`;
  return 'code' in error && UNKNOWN_CERTIFICATE.test(String(error.code))
    ? `${error.message}; NODE_EXTRA_CA_CERTS may name a file with the certificate of who signed it`
    : error.message;
}
