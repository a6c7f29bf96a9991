/** The operations of the sign-in flow, by the names that faults and the journal know them by. */
export type IdentityOperation =
  | 'getOpenIdConfiguration'
  | 'getJsonWebKeys'
  | 'authorize'
  | 'resumeAuthorization'
  | 'showSignIn'
  | 'submitSignIn'
  | 'getSignInStyles'
  | 'exchangeToken'
  | 'endSession';

const OPERATIONS: readonly [method: string, path: RegExp, operation: IdentityOperation][] = [
  ['GET', /^\/\.well-known\/openid-configuration$/, 'getOpenIdConfiguration'],
  ['GET', /^\/jwks$/, 'getJsonWebKeys'],
  ['GET', /^\/auth$/, 'authorize'],
  ['GET', /^\/auth\/[^/]+$/, 'resumeAuthorization'],
  ['GET', /^\/sign-in\/sign-in\.css$/, 'getSignInStyles'],
  ['GET', /^\/sign-in\/[^/]+$/, 'showSignIn'],
  ['POST', /^\/sign-in\/[^/]+$/, 'submitSignIn'],
  ['POST', /^\/token$/, 'exchangeToken'],
  ['GET', /^\/session\/end$/, 'endSession'],
];

/**
 * The operation behind a request, or undefined (preflights, unknown paths).
 *
 * @param path below the provider's mount point, without query: `/token`
 */
export function operationIdOf(method: string, path: string): IdentityOperation | undefined {
  return OPERATIONS.find(([verb, pattern]) => verb === method && pattern.test(path))?.[2];
}
