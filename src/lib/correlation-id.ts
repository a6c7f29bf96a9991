/** A new correlation id: a UUID that ties what a customer saw to what the services logged (O72). */
export function newCorrelationId(): string {
  return crypto.randomUUID();
}
