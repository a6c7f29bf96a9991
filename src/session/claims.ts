/** Identity of the signed-in customer, as the access token says. The services verify it; here it is only read. */
export interface Identity {
  sub: string;
  email: string;
  idpType: string;
  idpSub: string;
  /** Authentication methods; empty when the token names none. */
  amr: readonly string[];
  /** Seconds since 1970 by the authority's clock; undefined when the token does not say. */
  expiresAt: number | undefined;
  /** Every claim, for the one whose name comes from the configuration (O130). */
  claims: Readonly<Record<string, unknown>>;
}

/** The claim that tells business customers apart, unless the configuration names another. */
const DEFAULT_BUSINESS_CLAIM = 'amr';

function decodePart(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    const payload = decodePart(token.split('.')[1] ?? '');
    return isRecord(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** A claim's texts, whether the token carries one or a list. */
function textsOf(claim: unknown): string[] {
  return (Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === 'string');
}

/** The identity in a JWT access token (A3.54 to A3.58); undefined when it is no JWT or names no `sub`. */
export function identityOf(token: string): Identity | undefined {
  const claims = payloadOf(token);
  const sub = textsOf(claims?.sub)[0];
  if (!claims || !sub) return undefined;
  const text = (name: string) => textsOf(claims[name])[0] ?? '';
  return {
    sub,
    email: text('email'),
    idpType: text('idp_type'),
    idpSub: text('idp_sub'),
    amr: textsOf(claims.amr),
    expiresAt: typeof claims.exp === 'number' ? claims.exp : undefined,
    claims,
  };
}

/** Whether this is a business customer: the named claim is or contains b2b, in any letter case (A6.3, O130). */
export function isBusinessUser(identity: Identity | undefined, claimName: string = DEFAULT_BUSINESS_CLAIM): boolean {
  if (!identity || !Object.hasOwn(identity.claims, claimName)) return false;
  return textsOf(identity.claims[claimName]).some((value) => value.toLowerCase() === 'b2b');
}

/**
 * Lifetime of a token, in seconds, by its own clock alone: the one of this machine may be wrong (S25).
 * Undefined when it does not say.
 */
export function lifetimeOf({ claims }: Identity): number | undefined {
  const { iat, exp } = claims;
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? exp - iat : undefined;
}
