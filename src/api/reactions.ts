import { hasStatus } from './api-error.ts';

/**
 * What was to be changed is not there any more: somebody removed it elsewhere meanwhile. Its cause is the call that said so,
 * when one did.
 */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/**
 * The answer of a call that changes or uses what was there before.
 * @throws GoneError when the service says that it is not there any more (404, 410)
 */
export async function orGone<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (hasStatus(error, 404, 410)) throw new GoneError('It is not there any more', { cause: error });
    throw error;
  }
}
