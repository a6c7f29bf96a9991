import { beforeAll, describe, expect, test } from 'vitest';
import { FtpIntegration } from '#generated/customer/model/index.ts';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { callbackFormats, integrationDefaults, integrationRules, normaliseIntegration, storedBefore } from './form.ts';

beforeAll(() => useTexts('en-GB', texts));

async function complaints(callbackUrl: string, callbackFormat = 'XML'): Promise<string[]> {
  return (
    (await integrationRules.schema.safeParseAsync({ callbackUrl, callbackFormat })).error?.issues.map(
      ({ message }) => message,
    ) ?? []
  );
}

describe('O136 the address that orders are reported to', () => {
  test.each([
    ['https://orders.example/hook?shop=1', 'https://orders.example/hook?shop=1'],
    ['ftp://files.example/orders', 'ftp://files.example/orders'],
    ['sftp://bea@files.example:2222/orders', 'sftp://bea@files.example:2222/orders'],
    ['  HTTPS://orders.example ', 'https://orders.example'],
  ])('A2.116 %j is sent as %s', async (typed, sent) => {
    const meant = normaliseIntegration({ callbackUrl: typed, callbackFormat: 'XML' });
    const integration = await integrationRules.schema.parseAsync(meant);
    // What stands in the field from then on is what is stored: a later change begins with it.
    expect(integration).toEqual(meant);
    expect(integration).toEqual({ callbackUrl: sent, callbackFormat: 'XML' });
    expect(FtpIntegration.safeParse(integration).success).toBe(true);
  });

  test.each([
    '',
    'orders.example',
    'http://orders.example',
    'javascript:alert(1)',
    'data:text/plain,https://orders.example',
    'mailto:bea@orders.example',
    'https://',
    'sftp://',
    'https://orders example/hook',
  ])('S38 %j is none', async (typed) => {
    expect(await complaints(typed)).toEqual(['Enter an address that begins with https://, ftp:// or sftp://']);
  });
});

describe('A2.117 O136 the format', () => {
  test('is one of the configured ones, else XML or JSON', () => {
    expect(callbackFormats(['CSV'], undefined)).toEqual(['CSV']);
    expect(callbackFormats(undefined, 'JSON')).toEqual(['XML', 'JSON']);
    expect(callbackFormats([], '')).toEqual(['XML', 'JSON']);
  });

  test('stays what it was stored as, also when nobody knows it', () => {
    const formats = callbackFormats(['XML', 'JSON'], 'EDIFACT');
    expect(formats).toEqual(['XML', 'JSON', 'EDIFACT']);
    expect(integrationDefaults({ callbackUrl: 'https://orders.example', callbackFormat: 'EDIFACT' }, formats)).toEqual({
      callbackUrl: 'https://orders.example',
      callbackFormat: 'EDIFACT',
    });
  });

  test('is the first one to begin with', () => {
    expect(integrationDefaults({}, ['XML', 'JSON'])).toEqual({ callbackUrl: '', callbackFormat: 'XML' });
  });

  test('O135 is a change where none is stored, though the form began with it', () => {
    const before = integrationDefaults({ callbackUrl: 'https://orders.example' }, ['XML', 'JSON']);
    expect(storedBefore(before, {})).toEqual({ callbackUrl: 'https://orders.example', callbackFormat: '' });
    expect(storedBefore(before, { callbackFormat: '' }).callbackFormat).toBe('');
    expect(storedBefore(before, { callbackFormat: 'XML' })).toEqual(before);
  });

  test('is needed', async () => expect(await complaints('https://orders.example', '')).toEqual(['Choose a format']));
});
