import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { formRules, formWithoutBody, parsedOnce } from './form-rules.ts';

beforeAll(() => useTexts('en-GB', texts));

interface Typed {
  first: string;
  born: { day: string };
  nick: string;
}

/** As `npm run generate` writes it. */
const Person = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  born: z.optional(z.iso.date()),
  nick: z.optional(z.string().check(z.maxLength(3), z.regex(/^[a-z]*$/))),
  channel: z.string().check(z.minLength(1)),
});
type Request = z.input<typeof Person>;

const rules = (channel: () => Promise<string> = () => Promise.resolve('c')) =>
  formRules<Typed, Request, typeof Person>({
    own: z.object({ nick: z.string().check(z.refine((nick) => nick !== 'me', { error: 'Not you' })) }),
    toRequest: async ({ first, born, nick }) => ({
      name: first,
      born: born.day || undefined,
      nick: nick || undefined,
      channel: await channel(),
    }),
    body: Person,
    texts: {
      name: { field: 'first', missing: 'settings.firstName.error', invalid: 'album.name.invalid' },
      born: { field: 'born.day', invalid: 'settings.dateOfBirth.error' },
      nick: { invalid: 'album.name.invalid', tooLong: 'address.city.error' },
    },
  });

const typed: Typed = { first: 'Anna', born: { day: '' }, nick: '' };

async function complaints(change: Partial<Typed>): Promise<[string, string][]> {
  const { error } = await rules().schema.safeParseAsync({ ...typed, ...change });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('the rules of a form', () => {
  it('give the body of its request', async () => {
    expect(await rules().schema.parseAsync({ ...typed, born: { day: '1984-03-09' } })).toEqual({
      name: 'Anna',
      born: '1984-03-09',
      channel: 'c',
    });
  });

  it('say what breaks the spec at the field of the form, in its words', async () => {
    expect(await complaints({ first: '' })).toEqual([['first', texts['settings.firstName.error']]]);
    expect(await complaints({ born: { day: 'yesterday' } })).toEqual([
      ['born.day', texts['settings.dateOfBirth.error']],
    ]);
    expect(await complaints({ nick: 'A1' })).toEqual([['nick', texts['album.name.invalid']]]);
    expect(await complaints({ nick: 'anna' })).toEqual([['nick', texts['address.city.error']]]);
  });

  it('say how long a field may be where they have no text of their own for that', async () => {
    expect(await complaints({ first: 'Annabelle' })).toEqual([['first', 'Use no more than 5 characters']]);
  });

  // Vitest fails a run with a rejection that nobody has caught, which is the second half of this test.
  it('make the request once, and reject when it cannot be made', async () => {
    let asked = 0;
    const { validate } = parsedOnce(rules(() => ((asked += 1), Promise.reject(new Error('no channel')))))['~standard'];
    await expect(validate(typed)).rejects.toThrow('no channel');
    expect(asked).toBe(1);
    expect(await parsedOnce(rules())['~standard'].validate(typed)).toEqual({ value: { name: 'Anna', channel: 'c' } });
    expect(await parsedOnce(rules())['~standard'].validate({ ...typed, first: '' })).toMatchObject({
      issues: [{ path: ['first'], message: texts['settings.firstName.error'] }],
    });
  });

  it('say all at once, each field in one message, that of the form first', async () => {
    expect(await complaints({ first: '', nick: 'ME12' })).toEqual([
      ['first', texts['settings.firstName.error']],
      ['nick', texts['address.city.error']],
    ]);
    expect(await complaints({ first: '', nick: 'me' })).toEqual([
      ['nick', 'Not you'],
      ['first', texts['settings.firstName.error']],
    ]);
  });

  it('reject where the request cannot be made, or breaks its spec where there is nothing to type', async () => {
    await expect(rules(() => Promise.reject(new Error('no channel'))).schema.safeParseAsync(typed)).rejects.toThrow(
      'no channel',
    );
    await expect(rules(() => Promise.resolve('')).schema.safeParseAsync(typed)).rejects.toThrow(
      'The request breaks its spec at channel',
    );
  });
});

it('a form that sends nothing says why', async () => {
  const own = z.object({ word: z.string().check(z.refine((word) => word === 'yes', { error: 'Say yes' })) });
  expect(
    (await formWithoutBody(own, 'the call takes nothing').schema.safeParseAsync({ word: 'no' })).error?.issues[0]
      ?.message,
  ).toBe('Say yes');
  expect(() => formWithoutBody(own, '')).toThrow('says why');
});
