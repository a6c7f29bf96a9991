import { millisecondsInDay } from 'date-fns/constants';

/** The largest file that is taken, in bytes. */
export const MAX_LENGTH = 100 * 1000 * 1000;

/** Time after which an interrupted upload is deleted. */
export const MAX_AGE_MS = millisecondsInDay;
