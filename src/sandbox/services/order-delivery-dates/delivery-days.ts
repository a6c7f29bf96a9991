/** How many days after it was placed the first book of an order arrives. */
export const BOOK_DAYS = 6;

/** How many days after it was placed a poster arrives. */
export const POSTER_DAYS = 4;
