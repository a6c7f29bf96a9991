import { expect } from 'vitest';
import { changeDeliveryAddress } from '#features/orders/queries.ts';
import type { DeliveryAddress } from '#generated/order/model/index.ts';
import type { operations } from '#generated/order/types.d.ts';
import { deliveryAddress, exists, missing, others, provoked, superOrder } from './order.situations.ts';
import { contract } from './support/contract.ts';

/** Orders: the address that one is sent to. */
const { operation } = contract<operations>('order');

const addressFailed = 'We could not change the delivery address. Try again.';

const { id: _id, ...known } = deliveryAddress;
/** Address with a field that is not described: it goes back as it came. */
const read = { ...known, doorCode: '4711' };
const complete = {
  ...read,
  companyName: 'Berg Design',
  streetNumberAddition: 'B',
  addressLine2: '2nd floor',
  deliveryType: 'Home',
} as const satisfies DeliveryAddress;
const bare = {
  firstName: 'Mia',
  lastName: 'Berg',
  streetName: 'Rose Cottage',
  postalCode: 'TR26 1AB',
  city: 'St Ives',
  countryCode: 'GB',
  deliveryType: 'Home',
} as const satisfies DeliveryAddress;

operation(
  'updateDeliveryAddress',
  {
    ids: 'A7.16 O99',
    request: { path: { code: 'SO-1001' }, body: complete },
    call: () => changeDeliveryAddress('SO-1001', complete),
  },
  ({ on, refusedToken }) => {
    on(204, 'the address is changed', { given: exists(superOrder) }).gives((value) => expect(value).toBeUndefined());
    on(204, 'an address with nothing optional', {
      given: exists(superOrder),
      request: { path: { code: 'SO-1001' }, body: bare },
      call: () => changeDeliveryAddress('SO-1001', bare),
    }).gives((value) => expect(value).toBeUndefined());
    on(200, 'the address is changed, with a body that is ignored', provoked).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(400, 'a field is refused', provoked).fails(addressFailed);
    refusedToken();
    on(403, 'an order of another customer', { given: others('SO-1001') }).fails(addressFailed);
    on(404, 'no such order', { given: missing('SO-1001') }).fails(addressFailed);
    on(409, 'production has started', {
      given: exists({ ...superOrder, status: 'ProductionStarted', canChangeDeliveryAddress: false }),
    }).fails(addressFailed);
    on(422, 'a field is refused', provoked).fails(addressFailed);
    on(500, 'the service fails', provoked).fails(addressFailed);
  },
);
