/** People of the sandbox whose pages are measured. */
export const ANNA = 'anna@example.com';
export const NOBODY_YET = 'empty@example.com';
export const BUSINESS = 'b2b@example.com';
