import { randomUUID } from 'node:crypto';
import type { Address, AddressFields } from '#generated/customer/model/index.ts';
import { ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import { CUSTOMER_TABLE, seedCustomers } from '../../accounts/customers.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

const ADDRESS_TABLE = `
  CREATE TABLE address (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    is_in_use INTEGER NOT NULL DEFAULT 0,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX address_by_account ON address (account);
`;

const SEEDED: readonly [owner: string, fields: AddressFields][] = [
  [
    'anna@example.com',
    {
      firstName: 'Anna',
      lastName: 'Berg',
      streetName: 'Mill Lane',
      streetNumber: '12',
      streetNumberAddition: 'B',
      postalCode: 'NW6 1NJ',
      city: 'London',
      countryCode: 'GB',
      phoneNumber: '+44 20 7946 0018',
      isDefault: true,
    },
  ],
  [
    'anna@example.com',
    {
      firstName: 'Anna',
      lastName: 'Berg',
      companyName: 'Berg Design',
      streetName: 'Castle Street',
      streetNumber: '40',
      addressLine2: '2nd floor',
      postalCode: 'EH2 3BN',
      city: 'Edinburgh',
      countryCode: 'GB',
      phoneNumber: '+44 131 496 0027',
    },
  ],
  [
    'anna@example.com',
    {
      firstName: 'Mia',
      lastName: 'Berg',
      streetName: 'Rose Cottage',
      postalCode: 'TR26 1AB',
      city: 'St Ives',
      countryCode: 'GB',
    },
  ],
  [
    'b2b@example.com',
    {
      firstName: 'Bea',
      lastName: 'Baker',
      companyName: 'Baker Prints Ltd',
      streetName: 'Canal Street',
      streetNumber: '7',
      postalCode: 'M1 3HE',
      city: 'Manchester',
      countryCode: 'GB',
      phoneNumber: '+44 161 496 0142',
      isDefault: true,
    },
  ],
];

/** The customers' records and their addresses. */
export const customerDataset: Dataset = {
  name: 'customer',
  tables: `
    ${CUSTOMER_TABLE}
    ${ADDRESS_TABLE}
  `,
  seed(database) {
    seedCustomers(database);
    for (const [index, [owner, fields]] of SEEDED.entries())
      addAddress(database, ensureAccount(database, owner), fields, `address-${index + 1}`);
  },
};

/** The account's addresses, oldest first. */
export function addressesOf(database: Database, account: Account): Address[] {
  const rows = database.all<{ record: string }>(
    'SELECT record FROM address WHERE account = ? ORDER BY number',
    account.id,
  );
  return rows.map(({ record }) => JSON.parse(record) as Address);
}

/** Adds an address under the given id, or one that none has had before. */
export function addAddress(
  database: Database,
  account: Account,
  fields: AddressFields,
  id: string = randomUUID(),
): Address {
  const address = { ...fields, id };
  const sql = 'INSERT INTO address (id, account, record) VALUES (?, ?, ?)';
  return database.transaction(() => {
    database.run(sql, id, account.id, JSON.stringify(address));
    yieldDefault(database, account, address);
    return address;
  });
}

/** Puts the fields in the place of an address. Says whether the account has it. */
export function replaceAddress(database: Database, account: Account, id: string, fields: AddressFields): boolean {
  const address = { ...fields, id };
  const sql = 'UPDATE address SET record = ? WHERE id = ? AND account = ?';
  return database.transaction(() => {
    const isThere = database.run(sql, JSON.stringify(address), id, account.id) > 0;
    if (isThere) yieldDefault(database, account, address);
    return isThere;
  });
}

/** Removes an address, of whomever; says whether it was there. */
export function removeAddress(database: Database, id: string): boolean {
  return database.run('DELETE FROM address WHERE id = ?', id) > 0;
}

/** Whether an order is on its way to the address; undefined when the account has no such address. */
export function isInUse(database: Database, account: Account, id: string): boolean | undefined {
  const row = database.get('SELECT is_in_use FROM address WHERE id = ? AND account = ?', id, account.id);
  return row && row['is_in_use'] === 1;
}

export function setInUse(database: Database, id: string): void {
  database.run('UPDATE address SET is_in_use = 1 WHERE id = ?', id);
}

/** Of several addresses one alone is the default. */
function yieldDefault(database: Database, account: Account, { id, isDefault }: Address): void {
  if (isDefault !== true) return;
  database.run(
    "UPDATE address SET record = json_remove(record, '$.isDefault') WHERE account = ? AND id <> ?",
    account.id,
    id,
  );
}
