import index from '#generated/index.json' with { type: 'json' };
import type { Fault } from './sandbox-control.ts';

/** Every failure is logged (A8.3); what a service refused, with the operation and its id: "Error … | renameAlbum failed (…): ApiError". */
const REFUSED = /^Error [\s\S]*; Status Code: 4\d\d Received from \S* \| (\w+) failed \([\w-]+\): ApiError$/;

/** Console messages of the browser itself for a failed response, which tests may provoke. */
const BROWSER_ON_FAILURES = /^Failed to load resource:/;

/** Firefox's word for a picture that it was told to give up on its way, as those that leave the window are. */
const PICTURE_GIVEN_UP = /^Image corrupt or truncated\.$/;

/**
 * The A/B offer has one second (O154), the vendor's configuration and the texts have three (O152, O125): a busy machine may take them, and
 * the page goes on without. English is what it goes on in.
 */
const TOO_LATE =
  /^(?:GET \S+: no answer within \d+ ms \| (?:getSampleTestOffer|getVendorConfig) failed \([\w-]+\): ApiError|The texts of en-GB have not come within \d+ ms \| texts failed: Error)$/;

/** Such a call as the app reports it, by its service and operation. */
const TOO_LATE_REPORTED =
  /^Error ; Status Code: none Received from \S+ \(timeout\) \| (?:getSampleTestOffer|getVendorConfig) failed \([\w-]+\): ApiError$/;

const writes = new Set(
  index.services.flatMap(({ operations }) =>
    operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId),
  ),
);

/** Whether it is the log of a write that a service refused: going on from there is part of many journeys. */
export function isRefusedWrite(text: string): boolean {
  return writes.has(REFUSED.exec(text)?.[1] ?? '');
}

/** Whether it is the log of an answer that the page does without when it takes too long. */
export function isTooLate(text: string): boolean {
  return TOO_LATE.test(text) || TOO_LATE_REPORTED.test(text);
}

/** Whether an error of the console says nothing against the app. */
export function isOrdinary(text: string): boolean {
  return BROWSER_ON_FAILURES.test(text) || PICTURE_GIVEN_UP.test(text) || isTooLate(text) || isRefusedWrite(text);
}

/** Console messages of the app because of a fault. */
export function reportsOf({ service, operationId }: Pick<Fault, 'service' | 'operationId'>): string[] {
  if (service === 'identity-provider') return ['Auth Error: ', 'AccessToken Error: ', 'No fresh access token'];
  const operations =
    operationId === undefined
      ? (index.services.find(({ slug }) => slug === service)?.operations ?? [])
      : [{ operationId }];
  return [...operations.map((operation) => `${operation.operationId} failed (`), 'photo-action failed', 'write failed'];
}
