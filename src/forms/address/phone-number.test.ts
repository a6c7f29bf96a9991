import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddressInput } from '#generated/customer/model/addressInput.zod.ts';
import { CustomerChange } from '#generated/customer/model/customerChange.zod.ts';
import { DeliveryAddress } from '#generated/order/model/deliveryAddress.zod.ts';
import { isPhoneNumber } from './phone-number.ts';

const address = {
  firstName: 'Anna',
  lastName: 'Berg',
  streetName: 'Mill Lane',
  postalCode: 'NW6 1NJ',
  city: 'London',
  countryCode: 'GB',
  deliveryType: 'Home',
};
/** Whether every request that has a phone number takes this one. */
const isWritten = (phoneNumber: string) =>
  [AddressInput, CustomerChange, DeliveryAddress].map((body) => body.safeParse({ ...address, phoneNumber }).success);

describe('A5.1 O126 how phone numbers are written, as the specs say', () => {
  it.each([
    '123456',
    '123456789012345',
    '+123456',
    '+44 20 7946 0018',
    '(020) 7946-0018',
    '020/7946.0018',
    '06 12 34 56 78 -',
  ])('%j is one', (text) => {
    expect(isWritten(text)).toEqual([true, true, true]);
  });
  it.each([
    '',
    '12345',
    '1-2-3-4-5',
    '1234567890123456',
    '++44 20 7946 0018',
    '44+20 7946 0018',
    'o20 7946 0018',
    '020 7946 0018 x5',
    '020,7946,0018',
    '+',
    '------',
    '٠١٢٣٤٥٦',
  ])('%j is none', (text) => {
    expect(isWritten(text)).toEqual([false, false, false]);
  });
});

/** Dialled within the country, and too short or too long for it. */
const perCountry: Record<string, { right: string[]; wrong: string[] }> = {
  GB: {
    right: ['020 7946 0018', '07700 900123', '+44 131 496 0027', '0044 20 7946 0018'],
    wrong: ['7946 0018', '020 7946 00189', '+44 20 7946'],
  },
  NL: { right: ['06-12345678', '020 123 4567', '+31 6 12345678'], wrong: ['06-12345678901234'] },
  BE: { right: ['02 555 12 34', '0470 12 34 56', '+32 470 12 34 56'], wrong: ['555 123', '0470 12 34 567'] },
  AT: { right: ['01 5123456', '0664 1234567', '+43 664 1234567'], wrong: ['+43 664 12345678901'] },
  DK: { right: ['32 12 34 56', '+45 32 12 34 56'], wrong: ['32 12 34 5', '32 12 34 567'] },
  NO: { right: ['22 12 34 56', '+47 22 12 34 56'], wrong: ['22 12 34', '22 12 34 567'] },
  DE: { right: ['030 901820', '0151 12345678', '+49 30 901820'], wrong: ['+49 30 12345678901234'] },
  FR: { right: ['01 23 45 67 89', '+33 6 12 34 56 78'], wrong: ['01 23 45 67', '020 7946 0018'] },
  IT: { right: ['06 6982', '312 345 6789', '+39 06 698 12345'], wrong: ['+39 06 6982 1234 5678'] },
  ES: { right: ['912 34 56 78', '+34 612 34 56 78'], wrong: ['912 34 56 7', '912 34 56 789'] },
  PT: { right: ['212 345 678', '+351 912 345 678'], wrong: ['212 345 67', '212 345 6789'] },
  SE: { right: ['08-12 34 56 78', '070-123 45 67', '+46 70 123 45 67'], wrong: ['+46 70 123 45 67 89 01'] },
};

describe.each(Object.entries(perCountry))('A5.1 phone numbers dialled from %s', (country, { right, wrong }) => {
  it.each([...right, '', '+1 415 555 0100', '+61 2 5550 1234'])('%j can be one', async (text) =>
    expect(await isPhoneNumber(text, country)).toBe(true),
  );
  it.each([...wrong, 'phone', '+999 123456'])('%j cannot', async (text) =>
    expect(await isPhoneNumber(text, country)).toBe(false),
  );
});

it('A5.1 from a country that nobody knows, a number has to say where it leads', async () => {
  expect(await isPhoneNumber('+44 20 7946 0018', '??')).toBe(true);
  expect(await isPhoneNumber('020 7946 0018', '??')).toBe(false);
});

describe('A5.1 R1 without the numbering plans any number can be one', () => {
  afterEach(() => void vi.useRealTimers());

  it('when they cannot be had', async () => {
    const none = () => Promise.resolve(undefined);
    expect(await isPhoneNumber('7946 0018', 'GB', none)).toBe(true);
  });

  it('when they do not come within three seconds', async () => {
    vi.useFakeTimers();
    const answer = isPhoneNumber('7946 0018', 'GB', () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await Promise.race([answer, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe(true);
  });
});
