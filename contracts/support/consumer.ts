/** The app's name in the contracts. */
export const CONSUMER = 'photo-account';
