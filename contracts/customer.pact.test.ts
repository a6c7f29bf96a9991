import { expect } from 'vitest';
import { saveIntegration } from '#features/b2b/queries.ts';
import { saveCustomer } from '#features/settings/queries.ts';
import type { operations } from '#generated/customer/types.d.ts';
import { customerQuery } from '#customer/queries.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('customer');

const consumer = {
  customerId: 'customer-anna',
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Berg',
  dateOfBirth: '1984-03-09',
  phoneNumber: '+44 20 7946 0018',
};
const business = {
  customerId: 'customer-b2b',
  email: 'b2b@example.com',
  firstName: 'Bea',
  lastName: 'Baker',
  companyName: 'Baker Prints Ltd',
  b2bStatus: 'Default',
  callbackUrl: 'https://orders.baker.example/hook',
  callbackFormat: 'XML',
};

operation('getCustomer', { ids: 'A7.8', call: () => read(customerQuery()) }, ({ on, refusedToken, broken }) => {
  on(200, 'a consumer', { ids: 'A3.1 A6.2', given: { state: 'the customer exists', fields: consumer } }).gives(
    (customer) => expect(customer).toEqual({ ...consumer, accountDeleted: false }),
  );
  on(200, 'a business customer with an FTP integration', {
    ids: 'A3.3 A3.4',
    given: { state: 'the customer exists', fields: business },
    example: 'business',
  }).gives((customer) => expect(customer).toEqual({ ...business, accountDeleted: false }));
  on(200, 'a record with nothing optional', { given: { state: 'the customer exists' }, body: () => ({}) }).gives(
    (customer) => expect(customer).toEqual({ accountDeleted: false }),
  );
  refusedToken();
  on(404, 'the account was deleted', { ids: 'A3.1', given: { state: 'the account was deleted' } }).gives((customer) =>
    expect(customer).toEqual({ accountDeleted: true }),
  );
  on(500, 'the service fails', { provoked: true }).fails('An error occurred loading your settings');
  broken('A7.8', 'email', 'anna');
  broken('A7.8', 'dateOfBirth', '9 March 1984');
  broken('A7.8', '', []);
});

const saveFailed = 'We could not save your changes. Try again.';
const provoked = { provoked: true } as const;
const known = { ...consumer, newsletter: true, preferences: { language: 'en-GB' } };
/** State of the record's owner: the id goes back with all else that was read. */
const account = { state: 'the customer has an account', accountId: consumer.customerId };

operation(
  'updateCustomer',
  {
    ids: 'A4.20 O134',
    request: { body: { ...known, lastName: 'Berg-Lind' } },
    call: () => saveCustomer({ ...known, accountDeleted: false, lastName: 'Berg-Lind' }),
  },
  ({ on, refusedToken }) => {
    on(204, 'the record is replaced, what is not described included', {
      given: [account, { state: 'the customer exists' }],
    }).gives((value) => expect(value).toBeUndefined());
    on(200, 'the record is replaced, with a body that is ignored', { ids: 'O69', ...provoked }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(400, 'a field is refused', { ...provoked, fields: ['phoneNumber'] }).fails(saveFailed);
    on(400, 'the record is refused, without fields', provoked).fails(saveFailed);
    refusedToken();
    on(404, 'the account was deleted', { given: [account, { state: 'the account was deleted' }] }).fails(saveFailed);
    on(409, 'the deletion of the account is pending', {
      given: [account, { state: 'a confirmation is pending', purpose: 'account-deletion' }],
    }).fails(saveFailed);
    on(412, 'the record was changed in between', provoked).fails(saveFailed);
    // Which values a service refuses that the spec allows is its own affair: no provider can be asked for one.
    on(422, 'a field is refused', { ...provoked, fields: ['phoneNumber'] }).fails(saveFailed);
    on(422, 'the record is refused, without fields', { ...provoked, example: 'withoutFields' }).fails(saveFailed);
    on(500, 'the service fails', provoked).fails(saveFailed);
  },
);

const integration = { callbackUrl: 'https://orders.baker.example/hook', callbackFormat: 'XML' };
const businessCustomer = { state: 'the customer exists', fields: { b2bStatus: 'Default' } };

operation(
  'updateFtpIntegration',
  { ids: 'A3.3 A3.4 O135', request: { body: integration }, call: () => saveIntegration(integration) },
  ({ on, refusedToken }) => {
    const integrationFailed = 'We could not save your integration settings. Try again.';
    on(204, 'the integration is changed', { given: businessCustomer }).gives((value) => expect(value).toBeUndefined());
    on(200, 'the integration is changed, with a body that is ignored', { ids: 'O69', ...provoked }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(400, 'a field is refused', { ...provoked, fields: ['callbackUrl'] }).fails(integrationFailed);
    on(400, 'the integration is refused, without fields', provoked).fails(integrationFailed);
    refusedToken();
    on(403, 'not a business customer', { given: { state: 'the customer exists' } }).fails(integrationFailed);
    on(422, 'a field is refused', { ...provoked, fields: ['callbackUrl'] }).fails(integrationFailed);
    on(422, 'the integration is refused, without fields', provoked).fails(integrationFailed);
    on(500, 'the service fails', provoked).fails(integrationFailed);
  },
);
