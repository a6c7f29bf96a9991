/*
 * People of the sandbox's seeded state, by their e-mail addresses, and the page that most of what they do begins on. `npm start`
 * lists them all.
 */

/** Has photos, albums, orders and projects. */
export const ANNA = 'anna@example.com';
/** A business customer. */
export const BUSINESS = 'b2b@example.com';
/** Has an account and nothing else. */
export const NEWCOMER = 'empty@example.com';
/** Is subscribed to the newsletter; the address has a sign that forms must keep. */
export const READER = 'reader+news@example.com';
/** Has a library that is not active yet. */
export const INES = 'inactive@example.com';

export const PHOTOS = '/my-photos/photos';
