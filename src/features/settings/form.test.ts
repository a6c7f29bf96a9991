import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { changesOf, detailsSchema, detailsValues } from './form.ts';

beforeAll(() => loadTexts('en-GB'));

const anna = { firstName: 'Anna', lastName: 'Berg', dateOfBirth: '1984-03-09', phoneNumber: '+44 20 7946 0018' };
const schema = detailsSchema('GB', () => '2026-11-20');
const problems = async (typed: object) => {
  const { error } = await schema.safeParseAsync({ ...detailsValues(anna), ...typed });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

it('O101 a record that is left alone goes through the form unchanged', async () => {
  const { data } = await schema.safeParseAsync(detailsValues(anna));
  expect(data).toEqual({ ...anna, companyName: undefined, vatNumber: undefined });
  expect(changesOf(data ?? {}, anna)).toEqual({});
});

it('O134 only what was changed is sent; what was emptied is, too', async () => {
  const typed = { ...detailsValues(anna), firstName: ' Ann ', phoneNumber: '  ', companyName: 'Berg Design', dateOfBirth: { day: '', month: '', year: '' } };
  const { data } = await schema.safeParseAsync(typed);
  const changes = changesOf(data ?? {}, anna);
  expect(changes).toEqual({ firstName: 'Ann', companyName: 'Berg Design' });
  expect(Object.keys(changes)).toEqual(['firstName', 'companyName', 'dateOfBirth', 'phoneNumber']);
});

it('O101 names are needed, all else may be left empty', async () => {
  expect(await problems({ phoneNumber: '', dateOfBirth: { day: '', month: '', year: '' } })).toBeUndefined();
  expect(await problems({ firstName: ' ', lastName: '' })).toEqual([
    ['firstName', 'Please enter your first name'],
    ['lastName', 'Please enter your last name'],
  ]);
});

it('A2.103 O126 a date that cannot be and a number that is none are told at their fields', async () => {
  expect(await problems({ dateOfBirth: { day: '31', month: '2', year: '1984' }, phoneNumber: 'call me' })).toEqual([
    ['dateOfBirth.day', 'There is no such day in this month'],
    ['phoneNumber', 'Phone number must be valid'],
  ]);
  expect(await problems({ dateOfBirth: { day: '21', month: '11', year: '2026' } })).toEqual([['dateOfBirth.year', 'This date is still to come']]);
});
