import type { ProviderState } from './support/interaction.ts';

/*
 * Situations and orders that the contracts with the order service share.
 */

/** Fields as the service is asked to have them. */
type Fields = Record<string, ProviderState[string]>;

/** The provider is made to answer so. */
export const provoked = { provoked: true } as const;

/** An order, its code beside it: the provider may have another. */
export const exists = ({ code, ...order }: Fields & { code: string }) => ({ state: 'an order exists', code, order });
export const others = (code: string) => ({ state: 'an order of another customer exists', code });
export const missing = (code: string) => ({ state: 'an order does not exist', code });

export const deliveryAddress = {
  id: 'address-1',
  firstName: 'Anna',
  lastName: 'Berg',
  streetName: 'Mill Lane',
  streetNumber: '12',
  postalCode: 'SW1A 1AA',
  city: 'London',
  countryCode: 'GB',
  phoneNumber: '+44 20 7946 0018',
};
export const book = {
  code: 'OR-1',
  title: 'Our year',
  articleType: 'LargePhotoBook',
  thumbnailUrl: 'https://photo-files.example/or-1.jpg',
  status: 'Confirmed',
  paymentChangedDate: '2026-11-10T09:05:00Z',
};
export const bookOrder = {
  code: 'SO-1001',
  createdAt: '2026-11-10T09:00:00Z',
  status: 'Confirmed',
  productCount: 2,
  source: 'PHOTOBOOK_BRAND',
  deliveryType: 'Home',
  canChangeDeliveryAddress: true,
  total: { amount: 64.9, currency: 'GBP' },
  deliveryAddress,
};
// A contract requires that all items of a list are like the first: the other forms of products have cases of their own.
export const superOrder = { ...bookOrder, orders: [{ ...book, voucher: 'SAVE10' }] };
