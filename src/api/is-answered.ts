/** Time limit of an answer, in ms: whoever waits for it waits to be told of a failure. */
const TIMEOUT_MS = 2_000;

/** Whether a request to one of these addresses is answered, no matter how. */
export function isAnswered(addresses: readonly string[]): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return Promise.any(
    addresses.map((address) => fetch(address, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal })),
  ).then(
    () => true,
    () => false,
  );
}
