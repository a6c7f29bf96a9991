import { beforeAll, describe, expect, it, test } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { t, useTexts } from '#i18n/texts.ts';
import { AddressInput } from '#generated/customer/model/addressInput.zod.ts';
import { DeliveryAddress } from '#generated/order/model/deliveryAddress.zod.ts';
import { formRules } from '../form-rules.ts';
import { addressRefusals, addressSchema, addressTexts } from './address-schema.ts';
import {
  type AddressValues,
  addressValues,
  normaliseAddress,
  postalAddress,
  type PostalAddress,
} from './address-values.ts';

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

const { schema } = formRules<AddressValues, PostalAddress, typeof AddressInput>({
  own: addressSchema,
  toRequest: postalAddress,
  body: AddressInput,
  texts: addressTexts,
});

/** Field and message of all that is wrong. */
async function complaints(values: Partial<AddressValues>): Promise<Record<string, string>> {
  const { error } = await schema.safeParseAsync(normaliseAddress({ ...london, ...values }));
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('the four messages', () => {
  it('A5.1 of a phone number', async () =>
    expect(await complaints({ phoneNumber: '12345' })).toEqual({ phoneNumber: 'Phone number must be valid' }));
  it('A5.2 of a postal code', async () =>
    expect(await complaints({ postalCode: '12345' })).toEqual({ postalCode: 'Postal Code must be valid' }));
  it('A5.3 of a street number', async () =>
    expect(await complaints({ streetNumber: 'B12' })).toEqual({ streetNumber: 'Street number must be valid' }));
  it('A5.4 of a street name', async () =>
    expect(await complaints({ streetName: '7' })).toEqual({ streetName: 'Street name must be valid' }));
});

test('A5.1 A5.2 A5.3 A5.4 all that is wrong is said at once, in the order of nothing but the fields', async () => {
  expect(await complaints(addressValues(undefined, 'NL'))).toEqual({
    firstName: 'Enter a first name',
    lastName: 'Enter a last name',
    streetName: 'Street name must be valid',
    streetNumber: 'Street number must be valid',
    postalCode: 'Postal Code must be valid',
    city: 'Enter a town or city',
  });
});

test('A5.3 X16 a number that cannot be told from the street is asked for where it belongs', async () => {
  const nl = { countryCode: 'NL', postalCode: '1012 JS', streetNumber: '' };
  expect(await complaints({ ...nl, streetName: 'Plein 1944' })).toEqual({
    streetNumber: 'Street number must be valid: enter it in its own field, and only the name in the street name',
  });
  expect(await complaints({ ...nl, streetName: 'Molenweg' })).toEqual({ streetNumber: 'Street number must be valid' });
  expect(await complaints({ ...nl, streetName: 'Molenweg 12' })).toEqual({});
});

/** Whether both requests that have an address take this field. */
const takes = (field: Partial<AddressValues>) =>
  [AddressInput, DeliveryAddress].map(
    (body) => body.safeParse({ ...postalAddress(london), deliveryType: 'Home', ...field }).success,
  );

describe('A5.4 O126 street names, as the specs say', () => {
  it.each([
    'Aa',
    'A1',
    '1e',
    'Mill Lane',
    'Straße des 17. Juni',
    "Rue de l'Été",
    'Ås',
    '3. Straße',
    'Calle 8',
    'ул. Мира',
    'x'.repeat(100),
    'Kärntner Straße 12/3',
  ])('%j is one', (streetName) => expect(takes({ streetName })).toEqual([true, true]));
  it.each([
    '',
    ' ',
    'A',
    '12',
    '1-2',
    '--',
    'x'.repeat(101),
    'Mill < Lane',
    'Mill > Lane',
    'Mill; Lane',
    '<b>Mill</b>',
  ])('%j is none', async (streetName) => {
    expect(takes({ streetName })).toEqual([false, false]);
    expect(await complaints({ streetName })).toEqual({ streetName: 'Street name must be valid' });
  });
});

describe('A5.3 O126 street numbers, as the specs say', () => {
  it.each(['0', '1', '12', '12-14', '12 bis', '12/3', '1234567890', '1ab'])('%j is one', (streetNumber) =>
    expect(takes({ streetNumber })).toEqual([true, true]),
  );
  it.each(['A', 'A12', '-1', '#12', '12345678901', '1 23456789 0'])('%j is none', async (streetNumber) => {
    expect(takes({ streetNumber })).toEqual([false, false]);
    expect(await complaints({ streetNumber })).toEqual({ streetNumber: 'Street number must be valid' });
  });
});

describe('A5.2 O126 postal codes of a country that is not known for its rules, as the specs say', () => {
  it.each(['A6', 'A65 F4E2', 'd02 x285', 'AB-12 345X', '1234567890', '--7'])('%j is one', (postalCode) =>
    expect(takes({ postalCode })).toEqual([true, true]),
  );
  it.each(['', 'A', '12345678901', 'A65.F4E2', 'A65_F4', '- -', 'ÄÖ 1'])('%j is none', async (postalCode) => {
    expect(takes({ postalCode })).toEqual([false, false]);
    expect(await complaints({ postalCode, countryCode: 'IE' })).toEqual({ postalCode: 'Postal Code must be valid' });
  });
});

test.each(['', 'G', 'G1', 'GBR', 'gb'])('O126 %j is no country', async (countryCode) => {
  expect(await complaints({ countryCode, streetNumber: '1' })).toMatchObject({
    countryCode: 'Choose a country',
  });
});

test('O126 an address is judged by the rules of its own country', async () => {
  expect(await complaints({ countryCode: 'NL' })).toEqual({ postalCode: 'Postal Code must be valid' });
  expect(await complaints({ countryCode: 'NL', postalCode: '1012 JS', streetNumber: '' })).toEqual({
    streetNumber: 'Street number must be valid',
  });
  expect(await complaints({ streetNumber: '' })).toEqual({});
  expect(await complaints({ phoneNumber: '020 7946 0018' })).toEqual({});
  expect(await complaints({ countryCode: 'FR', postalCode: '75001', phoneNumber: '020 7946 0018' })).toEqual({
    phoneNumber: 'Phone number must be valid',
  });
});

test('O107 an address is sent without the space around it and without what was left empty', async () => {
  const sent = await schema.parseAsync(
    normaliseAddress({
      ...london,
      firstName: ' Anna ',
      city: ' London',
      addressLine2: '  ',
      phoneNumber: ' 020 7946 0018 ',
    }),
  );
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
  expect(AddressInput.safeParse(sent).success).toBe(true);
});

test('O107 what was emptied takes the place of what it was', async () => {
  const before = { ...london, companyName: 'Berg Design', doorCode: '4711' };
  const sent = await schema.parseAsync(addressValues({ ...before, companyName: '' }, 'GB'));
  expect(JSON.parse(JSON.stringify({ ...before, ...sent }))).not.toHaveProperty('companyName');
  expect({ ...before, ...sent }).toHaveProperty('doorCode', '4711');
});

test('A5.2 O126 what the service refuses is told at its field, in the same words; also where there is no rule here', () => {
  expect(addressRefusals.postalCode).toEqual({ field: 'postalCode', message: 'address.postalCode.error' });
  expect(t(addressRefusals.companyName.message)).toBe('Check the company name');
});
