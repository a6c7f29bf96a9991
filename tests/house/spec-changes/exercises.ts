import type { Exercise } from './exercise.ts';
import { newService } from './new-service.ts';
import { fieldShown, limitTightened, operationRemoved, valueAdded } from './small-exercises.ts';

/** Every exercise, in the order of the table in docs/contracts.md. */
export const exercises: readonly Exercise[] = [fieldShown, limitTightened, valueAdded, operationRemoved, newService];
