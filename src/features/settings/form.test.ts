import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { detailsIn, detailsRules, detailsValues, normaliseDetails } from './form.ts';

beforeAll(() => loadTexts('en-GB'));

const anna = { firstName: 'Anna', lastName: 'Berg', dateOfBirth: '1984-03-09', phoneNumber: '+44 20 7946 0018' };
const { schema } = detailsRules('GB', () => '2026-11-20');
const problems = async (typed: object) => {
  const { error } = await schema.safeParseAsync(normaliseDetails({ ...detailsValues(anna), ...typed }));
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

it('O101 a record that is left alone goes through the form unchanged', async () => {
  const { data } = await schema.safeParseAsync(normaliseDetails(detailsValues(anna)));
  expect(data).toEqual({ ...anna, companyName: undefined, vatNumber: undefined });
  expect(detailsIn(detailsValues(anna))).toEqual(data);
});

it('O134 R9 what stands in the form is read as it is sent, valid or not', async () => {
  const typed = {
    ...detailsValues(anna),
    firstName: ' Ann ',
    phoneNumber: '  ',
    companyName: 'Berg Design',
    dateOfBirth: { day: '', month: '', year: '' },
  };
  const { data } = await schema.safeParseAsync(normaliseDetails(typed));
  expect(data).toEqual({ firstName: 'Ann', lastName: 'Berg', companyName: 'Berg Design' });
  expect(detailsIn(normaliseDetails(typed))).toEqual(data);
  expect(detailsIn(detailsValues({ lastName: ' ' }))).toEqual({ lastName: ' ' });
});

it('O101 names are needed, all else may be left empty', async () => {
  expect(await problems({ phoneNumber: '', dateOfBirth: { day: '', month: '', year: '' } })).toBeUndefined();
  expect(await problems({ firstName: ' ', lastName: '' })).toEqual([
    ['firstName', 'Enter your first name'],
    ['lastName', 'Enter your last name'],
  ]);
});

it('A2.103 O126 a date that cannot be and a number that is none are told at their fields', async () => {
  expect(await problems({ dateOfBirth: { day: '31', month: '2', year: '1984' }, phoneNumber: 'call me' })).toEqual([
    ['dateOfBirth.day', 'Enter a day that exists in this month'],
    ['phoneNumber', 'Phone number must be valid'],
  ]);
  expect(await problems({ dateOfBirth: { day: '21', month: '11', year: '2026' } })).toEqual([
    ['dateOfBirth.year', 'Enter a date in the past'],
  ]);
});

it('A5.1 O102 a phone number and a VAT number may come with the spaces of where they were copied from', async () => {
  const typed = {
    ...detailsValues(anna),
    phoneNumber: '\u202A+44\u00A020\u202F7946 0018\u202C',
    vatNumber: 'gb 123\u00A0456\u2011789',
  };
  expect((await schema.safeParseAsync(normaliseDetails(typed))).data).toMatchObject({
    phoneNumber: '+44 20 7946 0018',
    vatNumber: 'GB 123 456-789',
  });
});
