import { expect, test } from 'vitest';
import { addressFormRules } from './form.ts';
import { addressFormValues } from './model.ts';

const given = {
  id: 'address-1',
  firstName: 'Anna',
  lastName: 'Berg',
  streetName: 'Mill Lane',
  streetNumber: '12',
  postalCode: 'NW6 1NJ',
  city: 'London',
  countryCode: 'GB',
  isDefault: true,
  doorCode: '4711',
};

test('A2.23 A7.10 O107 what is known of an address is in the form, and goes back as it came', async () => {
  const { id: _, doorCode: __, ...fields } = given;
  const sent = await addressFormRules.schema.parseAsync(addressFormValues(given, 'NL'));
  expect(JSON.parse(JSON.stringify(sent))).toEqual(fields);
});

test('A2.22 a new address begins in the country of the vendor and is not the default one', () => {
  expect(addressFormValues(undefined, 'SE')).toMatchObject({ countryCode: 'SE', isDefault: false, firstName: '' });
});

test('A7.11 an address that is not the default one does not say so', async () => {
  const sent = await addressFormRules.schema.parseAsync({ ...addressFormValues(given, 'GB'), isDefault: false });
  expect(JSON.stringify(sent)).not.toContain('isDefault');
  expect({ ...given, ...sent }.isDefault).toBeUndefined();
});

test('A5.2 X16 what is wrong is found whatever else is asked', async () => {
  const { error } = await addressFormRules.schema.safeParseAsync({
    ...addressFormValues(given, 'GB'),
    postalCode: '1',
    streetName: '1',
  });
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(['postalCode', 'streetName']);
});
