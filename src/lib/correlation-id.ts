/** Name of the header that carries the correlation id unless the configuration names another (O72). */
export const CORRELATION_ID_HEADER = 'X-Correlation-Id';

/** A new correlation id: a UUID that ties what a customer saw to what the services logged. */
export function newCorrelationId(): string {
  return crypto.randomUUID();
}
