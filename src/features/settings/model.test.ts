import { expect, it } from 'vitest';
import { detailsOf, hasCompany } from './model.ts';

const anna = {
  accountDeleted: false as const,
  firstName: 'Anna',
  lastName: 'Berg',
  dateOfBirth: '1984-03-09',
  phoneNumber: '+44 20 7946 0018',
};
const labels = (facts: ReturnType<typeof detailsOf>) => facts.map(({ label }) => label);

it('A2.103 O101 the details are told by label and value', () => {
  expect(detailsOf(anna, { isBusiness: false, locale: 'en-GB' })).toEqual([
    { label: 'settings.name', value: 'Anna Berg' },
    { label: 'settings.dateOfBirth', value: '9 March 1984' },
    { label: 'settings.phoneNumber', value: '+44 20 7946 0018' },
  ]);
});

it('A2.103 what was not given keeps its label', () => {
  expect(
    detailsOf({ accountDeleted: false, dateOfBirth: 'in spring' }, { isBusiness: false, locale: 'en-GB' }),
  ).toEqual([
    { label: 'settings.name', value: undefined },
    { label: 'settings.dateOfBirth', value: undefined },
    { label: 'settings.phoneNumber', value: undefined },
  ]);
});

it('A2.104 O101 O102 a company is shown to business customers and to those who have one, its VAT number to business customers', () => {
  expect(labels(detailsOf(anna, { isBusiness: true, locale: 'en-GB' }))).toEqual([
    'settings.name',
    'settings.companyName',
    'settings.vatNumber',
    'settings.dateOfBirth',
    'settings.phoneNumber',
  ]);
  expect(labels(detailsOf({ ...anna, companyName: 'Berg Design' }, { isBusiness: false, locale: 'en-GB' }))).toContain(
    'settings.companyName',
  );
  expect(hasCompany({ companyName: ' ' }, false)).toBe(false);
});
