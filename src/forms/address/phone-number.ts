import { sleep } from '#lib/timers.ts';

type IsPossible = (text: string, country: string) => boolean;

/** Time, in ms, that validation waits for the numbering plans; the service checks the number, too. */
const TIMEOUT_MS = 3_000;

/** Loaded once: a script that is missing reloads the page, which must not happen once something has been typed. */
let plans: Promise<IsPossible | undefined> | undefined;

/** Loads the numbering plans; called when a field for a phone number is rendered. Undefined if they cannot be loaded. */
export function loadPhonePlans(): Promise<IsPossible | undefined> {
  plans ??= import('./phone-plans.ts').then(
    ({ isPossible }) => isPossible,
    () => undefined,
  );
  return plans;
}

/**
 * Whether this can be a phone number that is dialled from `country`, an ISO 3166 code; it may be left empty. How one
 * is written says the spec, which is all that counts without the numbering plans.
 */
export async function isPhoneNumber(text: string, country: string, load = loadPhonePlans): Promise<boolean> {
  if (text === '') return true;
  const isPossible = await Promise.race([load(), sleep(TIMEOUT_MS).then(() => undefined)]);
  return isPossible?.(text, country) ?? true;
}
