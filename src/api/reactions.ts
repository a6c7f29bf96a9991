import { hasStatus } from './api-error.ts';

/** The answer, or `substitute` when the service says 404: there is nothing, and that is no failure. */
export async function orWhenMissing<Answer, Substitute>(answer: Promise<Answer>, substitute: Substitute): Promise<Answer | Substitute> {
  try {
    return await answer;
  } catch (error) {
    if (hasStatus(error, 404)) return substitute;
    throw error;
  }
}

/** Done, also when what was to be removed is gone already (404). */
export async function doneWhenMissing(removal: Promise<unknown>): Promise<void> {
  await orWhenMissing(removal, undefined);
}
