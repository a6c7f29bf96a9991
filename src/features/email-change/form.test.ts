import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { normaliseTexts } from '#forms/normalise.ts';
import { useTexts } from '#i18n/texts.ts';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { emailRules, failureTextOf, refusalOf } from './form.ts';

beforeAll(() => useTexts('en-GB', texts));

const channel = () => Promise.resolve('channel-uk');

async function messages(email: string, present = 'anna@example.com'): Promise<string[]> {
  return (
    (await emailRules(present, channel).schema.safeParseAsync(normaliseTexts({ email }))).error?.issues.map(
      ({ message }) => message,
    ) ?? []
  );
}

function answered(status: number, fields: string[] = []): ApiError {
  return new ApiError('refused', {
    service: 'auth',
    operation: 'requestEmailChange',
    kind: 'http',
    correlationId: 'c-1',
    status,
    fields,
  });
}

describe('the new address', () => {
  it('A1.6 O131 is taken without the spaces around it, and sent with the channel', async () => {
    expect(
      await emailRules('anna@example.com', channel).schema.parseAsync(
        normaliseTexts({ email: '\u00A0anna.new@example.com ' }),
      ),
    ).toEqual({ email: 'anna.new@example.com', channel: 'channel-uk' });
  });

  it('A1.6 X16 has to be there, has to be one, and another: one message each', async () => {
    expect(await messages('  ')).toEqual(['Enter your new email address']);
    expect(await messages('anna')).toEqual(['Enter an email address like name@example.com']);
    expect(await messages('ANNA@example.com')).toEqual([
      'Enter a different address: this is already your email address',
    ]);
    expect(await messages('carl@example.com')).toEqual([]);
  });

  it('O131 is not sent without the channel: the form fails with what asking for it failed with', async () => {
    const rules = emailRules('anna@example.com', () => Promise.reject(new Error('Unable to extract channel ID!')));
    await expect(rules.schema.safeParseAsync({ email: 'carl@example.com' })).rejects.toThrow(
      'Unable to extract channel ID!',
    );
  });
});

describe('what the service refuses', () => {
  it('A4.15 A5.5 O127 an address in use is told at the field', () => {
    expect(refusalOf(answered(409))).toEqual({ field: 'email', message: 'emailChange.inUse' });
  });

  it('A4.16 A5.6 O127 too many requests are told as that, and at no field', () => {
    const refused = answered(429);
    expect(refusalOf(refused)).toBeUndefined();
    expect(failureTextOf(refused)).toBe('Too many requests, please try again later');
  });

  it.each([400, 422])('A5.5 an address refused with %d is told at the field, with or without its name', (status) => {
    expect(refusalOf(answered(status))).toEqual({ field: 'email', message: 'emailChange.invalid' });
    expect(refusalOf(answered(status, ['email']))).toEqual({ field: 'email', message: 'emailChange.invalid' });
  });

  it('A4.1 every other failure is one of the whole, with its own text and number', () => {
    expect(refusalOf(answered(500))).toBeUndefined();
    expect(failureTextOf(answered(500))).toBeUndefined();
  });
});
