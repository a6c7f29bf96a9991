/** Place of a finding. */
export type Place =
  | 'address'
  | 'console'
  | 'cookie'
  | 'localStorage'
  | 'sessionStorage'
  | 'IndexedDB'
  | 'CacheStorage'
  | 'error report'
  | 'socket address'
  | 'history'
  | 'title'
  | 'page'
  | 'referrer';

/** A text that was seen somewhere. */
export interface Trace {
  place: Place;
  /** The key, the cookie, the database, or the address without its query. */
  name: string;
  text: string;
}

type Secret = 'token' | 'e-mail address';

interface Exception {
  places: readonly Place[];
  /** Matches the name of the trace. */
  name: RegExp;
  secret: Secret;
}

/**
 * Places that may hold a token or an e-mail address; the reasons are in docs/security.md. Nothing is ever added here
 * to make a test pass: it is the list of what is accepted.
 */
const exceptions: readonly Exception[] = [
  // The tokens themselves (docs/decisions/0004).
  { places: ['cookie'], name: /^auth_(access|refresh)_token$/, secret: 'token' },
  // The one address that is meant to hold the token, and its entry in the history of the tab (docs/decisions/0004).
  { places: ['address', 'history'], name: /\/prints-editor$/, secret: 'token' },
  // The link of a newsletter's mail, and the call that it leads to (A2.41, O148).
  { places: ['address'], name: /\/subscription-confirmation$/, secret: 'e-mail address' },
  {
    places: ['address'],
    name: /\/newsletter\/api\/v1\/Profiles\/[^/]+\/subscription\/confirm\/[^/]+$/,
    secret: 'e-mail address',
  },
  // The same link, from the address bar until it has been used, in its own tab (S31).
  { places: ['sessionStorage'], name: /^mailedLink$/, secret: 'e-mail address' },
  // Draft of a customer, in her own tab until she is back (S23).
  { places: ['sessionStorage'], name: /^formDraft:/, secret: 'e-mail address' },
  // Her own details are what some pages show.
  { places: ['page'], name: /./, secret: 'e-mail address' },
];

const TOKEN = /eyJ[\w-]{10,}\.[\w-]+/;
const EMAIL = /(?:@|%(?:25)*(?:40)?)example\.com/i;

/** Secrets in a text; tokens of the authority that do not look like one have to be known. */
function secretsIn(text: string, known: ReadonlySet<string>): Secret[] {
  const hasToken = TOKEN.test(text) || [...known].some((token) => text.includes(token));
  return [...(hasToken ? ['token' as const] : []), ...(EMAIL.test(text) ? ['e-mail address' as const] : [])];
}

/** Problems of a finding, in words that repeat no secret. */
export function leaksIn(traces: readonly Trace[], known: ReadonlySet<string>): string[] {
  const leaks = traces.flatMap(({ place, name, text }) =>
    secretsIn(text, known)
      .filter(
        (secret) =>
          !exceptions.some(
            (exception) => exception.secret === secret && exception.places.includes(place) && exception.name.test(name),
          ),
      )
      .map((secret) => `${secret} in ${place}: ${secretsIn(name, known).length > 0 ? '(its name holds it)' : name}`),
  );
  return [...new Set(leaks)];
}

/** An address as it may be told. */
export function plain(address: string): string {
  const { origin, protocol, pathname } = new URL(address);
  return origin === 'null' ? protocol : origin + pathname;
}
