import { millisecondsInDay } from 'date-fns/constants';

/** The largest file that is taken, in bytes. */
export const MAX_LENGTH = 100 * 1000 * 1000;

/** How long an upload may be interrupted before it is forgotten. */
export const MAX_AGE_MS = millisecondsInDay;
