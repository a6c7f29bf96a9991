/** A person who can sign in at the sandbox. See: [Note: One password] */
export interface IdentityPerson {
  email: string;
  name: string;
  /** Stable over restarts: sessions and refresh tokens are kept under it. */
  sub: string;
  idpType: string;
  idpSub: string;
  /** Authentication methods; `b2b` among them marks business customers (A3.58). */
  amr: readonly string[];
  /** One short sentence for the sign-in page: what there is to see as this person. */
  note: string;
}
