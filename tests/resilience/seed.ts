import { SetupFailure } from '../../scripts/setup/failure.mjs';

/** The seed that RESILIENCE_SEED says; unset, the usual one. @throws SetupFailure with one line for what is no whole number */
export function seedFrom(text = ''): number {
  if (text === '') return 20_261_122;
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new SetupFailure(
    `The seed ${text} is no whole number: give one with --seed or RESILIENCE_SEED, or leave it out.`,
  );
}
