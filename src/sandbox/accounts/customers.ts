import type { Customer } from '#generated/customer/model/index.ts';
import type { Database } from '../database/database.ts';
import { ensureAccount } from './accounts.ts';
import type { Account } from './accounts.ts';
import { people } from './people.ts';

/** E-mail address of a customer whose record is gone. */
const DELETED = 'deleted@example.com';

const DETAILS: Readonly<Record<string, Customer>> = {
  'anna@example.com': { dateOfBirth: '1984-03-09', phoneNumber: '+44 20 7946 0018', paymentMethod: 'Credit card' },
  'carl@example.com': { dateOfBirth: '1979-11-23', phoneNumber: '+46 8 123 456 78' },
  'b2b@example.com': {
    companyName: 'Baker Prints Ltd',
    b2bStatus: 'Default',
    phoneNumber: '+44 161 496 0142',
    paymentMethod: 'Invoice',
    callbackUrl: 'https://orders.baker-prints.example/callback',
    callbackFormat: 'XML',
  },
  'b2b-new@example.com': { companyName: 'Holm & Sønn', b2bStatus: 'New' },
  'b2b-blocked@example.com': { companyName: 'Keller Fototechnik', b2bStatus: 'Blocked' },
};

/** Table of the customers' records. */
export const CUSTOMER_TABLE = `CREATE TABLE customer (
      account INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
      record TEXT NOT NULL
    ) STRICT;`;

/** Records of everybody who can sign in, but for the one who was deleted. */
export function seedCustomers(database: Database): void {
  for (const { email, name, sub } of people) {
    if (email === DELETED) continue;
    const [firstName, ...lastNames] = name.split(' ');
    const customerId = sub.replace('user-', 'customer-');
    const record: Customer = { customerId, email, firstName, lastName: lastNames.join(' '), ...DETAILS[email] };
    setCustomer(database, ensureAccount(database, email), record);
  }
}

/** The account's record, or undefined for a deleted customer. */
export function customerOf(database: Database, account: Account): Customer | undefined {
  const row = database.get('SELECT record FROM customer WHERE account = ?', account.id);
  return row && (JSON.parse(String(row['record'])) as Customer);
}

/** The id that the services call an account by: the customer's number, or the subject of the token where there is none (O117). */
export function accountIdOf(database: Database, account: Account): string {
  return customerOf(database, account)?.customerId ?? account.sub;
}

/** Whether this is a business customer: by the record, or by how she signs in (A6.3). An approved one may have no status. */
export function isBusiness(database: Database, account: Account): boolean {
  const signsInAsBusiness = people.some(({ sub, amr }) => sub === account.sub && amr.includes('b2b'));
  return signsInAsBusiness || customerOf(database, account)?.b2bStatus !== undefined;
}

export function setCustomer(database: Database, account: Account, record: Customer): void {
  database.run('INSERT OR REPLACE INTO customer (account, record) VALUES (?, ?)', account.id, JSON.stringify(record));
}

export function deleteCustomer(database: Database, account: Account): void {
  database.run('DELETE FROM customer WHERE account = ?', account.id);
}
