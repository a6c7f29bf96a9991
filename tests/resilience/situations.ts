import { pages } from './pages.ts';
import type { Situation } from './situation.ts';
import { steps } from './steps/all.ts';

/** Everything that the fault matrix knows a customer to do (R1): opening each page, and the steps on it. */
export const situations: readonly Situation[] = [...pages, ...steps];
