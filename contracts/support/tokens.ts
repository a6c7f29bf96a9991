/** The token of a signed-in customer, as it stands in the contracts. Verification puts a real one in its place. */
export const CUSTOMER_TOKEN = 'token-of-the-customer';

/** A token that every provider refuses: verification leaves it as it is. */
export const REFUSED_TOKEN = 'refused-token';

/** Token of a refresh after which the session is as good as over: it is refused as well. */
export const REFUSED_AGAIN = `${REFUSED_TOKEN}-again`;

/** Whether an Authorization header carries a token that is to be refused. */
export function isRefused(authorization: string | undefined): boolean {
  return authorization?.startsWith(`Bearer ${REFUSED_TOKEN}`) ?? false;
}
