import { seedFrom } from './seed.ts';

/**
 * How much of the proofs runs. `all` is what `npm run test:resilience` does; without it a part that stands for the
 * whole runs, which is chosen so that every screen, operation and kind of failure is in it.
 */
export const extent: 'all' | 'part' = process.env.RESILIENCE === 'all' ? 'all' : 'part';

/** The seed of everything random here; printed by each test that uses it, so that it can be run again. */
export const seed: number = seedFrom(process.env.RESILIENCE_SEED);
