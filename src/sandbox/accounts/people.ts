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

/** The people to sign in as, in the order in which they are listed. See: [Note: One password] */
export const people: readonly IdentityPerson[] = [
  person('anna', 'Anna Berg', 'Ten years of photos, albums, shared albums and orders.'),
  person('empty', 'Emil Novak', 'A new customer with nothing yet.'),
  person('large', 'Lara Moreau', '100,000 photos over 120 months.'),
  person('albums', 'Alba Costa', '2,000 albums.'),
  person('warning', 'Walter Jansen', 'Storage ends in two months.'),
  person('critical', 'Clara Rossi', 'Storage ends tomorrow.'),
  person('inactive', 'Ines Duarte', 'The photo library has not been activated yet.'),
  person('carl', 'Carl Lindqvist', "Takes part in Anna's shared album."),
  person('b2b', 'Bea Baker', 'Business customer with invoices and an FTP integration.', 'b2b'),
  person('b2b-new', 'Nils Holm', 'Business customer, validation pending.', 'b2b'),
  person('b2b-blocked', 'Bruno Keller', 'Business customer, blocked.', 'b2b'),
  person('deleted', 'Dina Olsen', 'An account that no longer exists.'),
];

function person(key: string, name: string, note: string, method = 'pwd'): IdentityPerson {
  return {
    email: `${key}@example.com`,
    name,
    note,
    sub: `user-${key}`,
    idpType: 'local',
    idpSub: `local-${key}`,
    amr: [method],
  };
}
