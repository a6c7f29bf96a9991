/** Stands where a handler is still to be written. */
export function notWrittenYet(operationId: string): never {
  throw new Error(`The sandbox cannot answer ${operationId} yet.`);
}
