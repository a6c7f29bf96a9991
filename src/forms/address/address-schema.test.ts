import { beforeAll, describe, expect, it, test } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { t, useTexts } from '#i18n/texts.ts';
import { AddressFields } from '#generated/customer/model/index.ts';
import { addressRefusals, addressSchema } from './address-schema.ts';
import { type AddressValues, addressValues, normaliseAddress } from './address-values.ts';

beforeAll(() => useTexts('en-GB', texts));

const london: AddressValues = {
  ...addressValues(undefined, 'GB'),
  firstName: 'Anna',
  lastName: 'Berg',
  streetName: 'Mill Lane',
  streetNumber: '12',
  postalCode: 'NW6 1NJ',
  city: 'London',
};

/** Field and message of all that is wrong. */
async function complaints(values: Partial<AddressValues>): Promise<Record<string, string>> {
  const { error } = await addressSchema.safeParseAsync(normaliseAddress({ ...london, ...values }));
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('the four messages', () => {
  it('A5.1 of a phone number', async () => expect(await complaints({ phoneNumber: '12345' })).toEqual({ phoneNumber: 'Phone number must be valid' }));
  it('A5.2 of a postal code', async () => expect(await complaints({ postalCode: '12345' })).toEqual({ postalCode: 'Postal Code must be valid' }));
  it('A5.3 of a street number', async () => expect(await complaints({ streetNumber: 'B12' })).toEqual({ streetNumber: 'Street number must be valid' }));
  it('A5.4 of a street name', async () => expect(await complaints({ streetName: '7' })).toEqual({ streetName: 'Street name must be valid' }));
});

test('A5.1 A5.2 A5.3 A5.4 all that is wrong is said at once, in the order of nothing but the fields', async () => {
  expect(await complaints(addressValues(undefined, 'NL'))).toEqual({
    firstName: 'Please enter a first name',
    lastName: 'Please enter a last name',
    streetName: 'Street name must be valid',
    streetNumber: 'Street number must be valid',
    postalCode: 'Postal Code must be valid',
    city: 'Please enter a town or city',
  });
});

test('A5.3 X16 a number that cannot be told from the street is asked for where it belongs', async () => {
  const nl = { countryCode: 'NL', postalCode: '1012 JS', streetNumber: '' };
  expect(await complaints({ ...nl, streetName: 'Plein 1944' })).toEqual({ streetNumber: 'Street number must be valid: please enter it in its own field, and only the name in the street' });
  expect(await complaints({ ...nl, streetName: 'Molenweg' })).toEqual({ streetNumber: 'Street number must be valid' });
  expect(await complaints({ ...nl, streetName: 'Molenweg 12' })).toEqual({});
});

test.each(['', 'G', 'G1', 'GBR', 'gb'])('O126 %j is no country', async (countryCode) => {
  expect(await complaints({ countryCode, streetNumber: '1' })).toMatchObject({ countryCode: 'Please choose a country' });
});

test('O126 an address is judged by the rules of its own country', async () => {
  expect(await complaints({ countryCode: 'NL' })).toEqual({ postalCode: 'Postal Code must be valid' });
  expect(await complaints({ countryCode: 'NL', postalCode: '1012 JS', streetNumber: '' })).toEqual({ streetNumber: 'Street number must be valid' });
  expect(await complaints({ streetNumber: '' })).toEqual({});
  expect(await complaints({ phoneNumber: '020 7946 0018' })).toEqual({});
  expect(await complaints({ countryCode: 'FR', postalCode: '75001', phoneNumber: '020 7946 0018' })).toEqual({ phoneNumber: 'Phone number must be valid' });
});

test('O107 an address is sent without the space around it and without what was left empty', async () => {
  const sent = await addressSchema.parseAsync(normaliseAddress({ ...london, firstName: ' Anna ', city: ' London', addressLine2: '  ', phoneNumber: ' 020 7946 0018 ' }));
  expect(JSON.parse(JSON.stringify(sent))).toEqual({
    firstName: 'Anna',
    lastName: 'Berg',
    streetName: 'Mill Lane',
    streetNumber: '12',
    postalCode: 'NW6 1NJ',
    city: 'London',
    countryCode: 'GB',
    phoneNumber: '020 7946 0018',
  });
  expect(AddressFields.safeParse(sent).success).toBe(true);
});

test('O107 what was emptied takes the place of what it was', async () => {
  const before = { ...london, companyName: 'Berg Design', doorCode: '4711' };
  const sent = await addressSchema.parseAsync(addressValues({ ...before, companyName: '' }, 'GB'));
  expect(JSON.parse(JSON.stringify({ ...before, ...sent }))).not.toHaveProperty('companyName');
  expect({ ...before, ...sent }).toHaveProperty('doorCode', '4711');
});

test('A5.2 O126 what the service refuses is told at its field, in the same words; also where there is no rule here', () => {
  expect(addressRefusals.postalCode).toEqual({ field: 'postalCode', message: 'address.postalCode.error' });
  expect(t(addressRefusals.companyName.message)).toBe('Please check the company');
});
