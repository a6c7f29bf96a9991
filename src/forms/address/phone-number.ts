import { sleep } from '#lib/timers.ts';

type IsPossible = (text: string, country: string) => boolean;

/** So long a form that is sent waits for the numbering plans, in ms; the service looks at the number, too. */
const PATIENCE_MS = 3_000;

/** Asked for once: a script that is missing reloads the page, which must not happen once something has been typed. */
let plans: Promise<IsPossible | undefined> | undefined;

/** Has the numbering plans ready; to be called when a field for a phone number comes. None when they cannot be had. */
export function loadPhonePlans(): Promise<IsPossible | undefined> {
  plans ??= import('./phone-plans.ts').then(
    ({ isPossible }) => isPossible,
    () => undefined,
  );
  return plans;
}

/**
 * Whether this can be a phone number that is dialled from `country`, an ISO 3166 code; it may be left empty. How one
 * is written says the spec, which is all that counts without the numbering plans (O126).
 */
export async function isPhoneNumber(text: string, country: string, load = loadPhonePlans): Promise<boolean> {
  if (text === '') return true;
  const isPossible = await Promise.race([load(), sleep(PATIENCE_MS).then(() => undefined)]);
  return isPossible?.(text, country) ?? true;
}
