import { expect } from 'vitest';
import type { operations } from '#generated/customer/types.d.ts';
import { customerQuery } from '#session/customer.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('customer');

const consumer = { customerId: 'customer-anna', firstName: 'Anna', lastName: 'Berg', dateOfBirth: '1984-03-09', phoneNumber: '+44 20 7946 0018' };
const business = {
  customerId: 'customer-b2b',
  firstName: 'Bea',
  lastName: 'Baker',
  companyName: 'Baker Prints Ltd',
  b2bStatus: 'Default',
  callbackUrl: 'https://orders.baker.example/hook',
  callbackFormat: 'XML',
};

operation('getCustomer', { ids: 'A7.8', call: () => read(customerQuery()) }, ({ on, refusedToken, broken }) => {
  on(200, 'a consumer', { ids: 'A3.1 A6.2', given: { state: 'the customer exists', fields: consumer } }).gives((customer) =>
    expect(customer).toEqual({ ...consumer, email: 'anna@example.com', accountDeleted: false }),
  );
  on(200, 'a business customer with an FTP integration', { ids: 'A3.3 A3.4', given: { state: 'the customer exists', fields: business }, example: 'business' }).gives(
    (customer) => expect(customer).toEqual({ ...business, email: 'b2b@example.com', accountDeleted: false }),
  );
  on(200, 'a record with nothing optional', { given: { state: 'the customer exists' }, body: () => ({}) }).gives((customer) =>
    expect(customer).toEqual({ accountDeleted: false }),
  );
  refusedToken();
  on(404, 'the account was deleted', { ids: 'A3.1', given: { state: 'the account was deleted' } }).gives((customer) => expect(customer).toEqual({ accountDeleted: true }));
  on(500, 'the service fails', { provoked: true }).fails('An error occurred loading your settings');
  broken('A7.8', 'email', 'anna');
  broken('A7.8', 'dateOfBirth', '9 March 1984');
  broken('A7.8', '', []);
});
