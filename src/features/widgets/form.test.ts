import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { refusedFields } from '#forms/problems.ts';
import enGB from '#i18n/locales/en-GB.json';
import { useTexts } from '#i18n/texts.ts';
import { LONGEST_MESSAGE, normaliseShare, refusable, shareRules } from './form.ts';

beforeAll(() => useTexts('en-GB', enGB));

const share = { SenderName: 'Anna Berg', RecipientEmail: 'mia@example.com', PersonalMessage: 'Have a look!' };

const { schema } = shareRules('folioleaf-uk');

/** Problems, by field. */
async function problems(change: Partial<typeof share>): Promise<Record<string, string>> {
  const { error } = await schema.safeParseAsync(normaliseShare({ ...share, ...change }));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('sharing an online photo book', () => {
  it('O103 takes a name, an e-mail address and a message', async () => expect(await problems({})).toEqual({}));

  it('A5.10 O103 takes an empty message, and leaves it empty', async () => {
    expect((await schema.parseAsync(normaliseShare({ ...share, PersonalMessage: '' }))).personalMessage).toBe('');
    expect((await schema.parseAsync(normaliseShare({ ...share, PersonalMessage: ' \n ' }))).personalMessage).toBe('');
    expect(normaliseShare({ ...share, PersonalMessage: ' One\n\n  two ' }).PersonalMessage).toBe('One\n\n  two');
  });

  it.each(['', '   '])('O103 asks for the name and the address when they are "%s"', async (nothing) =>
    expect(await problems({ SenderName: nothing, RecipientEmail: nothing })).toEqual({
      SenderName: enGB['share.name.missing'],
      RecipientEmail: enGB['share.email.missing'],
    }),
  );

  it.each([
    'mia',
    'mia@',
    '@example.com',
    'mia@example',
    'mia@example..com',
    'mia@@example.com',
    'mia b@example.com',
    'Mia <mia@example.com>',
    'mia@example.com, leo@example.com',
  ])('O103 refuses %s as an e-mail address', async (RecipientEmail) =>
    expect(await problems({ RecipientEmail })).toEqual({ RecipientEmail: enGB['share.email.invalid'] }),
  );

  it.each([
    'mia@example.com',
    'mia+photos@mail.example.co.uk',
    'müller?~@example.com',
    'mia@exämple.de',
    '  mia@example.com ',
  ])('O103 takes %s as an e-mail address', async (RecipientEmail) =>
    expect(await problems({ RecipientEmail })).toEqual({}),
  );

  it('O103 O129 sends the address in the words of the call, without the blanks around it', async () => {
    const typed = normaliseShare({ ...share, RecipientEmail: ' mia@example.com ' });
    expect(await schema.parseAsync(typed)).toEqual({
      vendorId: 'folioleaf-uk',
      fromName: 'Anna Berg',
      personalMessage: 'Have a look!',
      toEmailAddress: 'bWlhQGV4YW1wbGUuY29t',
    });
  });

  it('O103 takes no message that an address cannot carry', async () => {
    expect(await problems({ PersonalMessage: 'x'.repeat(LONGEST_MESSAGE) })).toEqual({});
    expect(Object.keys(await problems({ PersonalMessage: 'x'.repeat(LONGEST_MESSAGE + 1) }))).toEqual([
      'PersonalMessage',
    ]);
  });

  it('O103 shows what the service refuses at the field that it means', () => {
    const error = new ApiError('', {
      service: 'widget',
      operation: 'shareWidget',
      kind: 'http',
      correlationId: 'c',
      status: 422,
      fields: ['toEmailAddress', 'fromName', 'personalMessage'],
    });
    expect(refusedFields(error, refusable).fields.map(({ field }) => field)).toEqual([
      'RecipientEmail',
      'SenderName',
      'PersonalMessage',
    ]);
  });
});
