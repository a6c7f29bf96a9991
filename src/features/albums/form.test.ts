import { beforeAll, expect, test } from 'vitest';
import { AlbumName } from '#generated/photo-management/model/index.ts';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { albumNameRules } from './form.ts';

beforeAll(() => useTexts('en-GB', texts));

async function complaints(name: string): Promise<string[]> {
  return (await albumNameRules.schema.safeParseAsync({ name })).error?.issues.map(({ message }) => message) ?? [];
}

test('P5.5 P5.6 an album needs a name', () =>
  expect(complaints('')).resolves.toEqual(['Please give your album a name']));

test.each(['<', '>', ';', '<b>', 'a<b', 'a>b', 'a;b', 'end;', ' < '])(
  'P5.7 P5.9 %j holds what no name may hold',
  async (name) => {
    expect(await complaints(name)).toEqual(['Name not valid']);
  },
);

test.each([' ', '   ', '\t', '\u00A0', '\u3000'])('P5.8 P5.10 %j has nothing but space', async (name) => {
  expect(await complaints(name)).toEqual(['Name not valid']);
});

test.each(['a', '0', ' Lisbon ', 'Été à l’Île', '夏', '👩‍👩‍👧', '"quoted" & (more): 100%', 'x'.repeat(5000)])(
  'O61 %j is a name and is sent as it was typed',
  async (name) => {
    expect(await albumNameRules.schema.parseAsync({ name })).toEqual({ name });
    expect(AlbumName.parse({ name })).toEqual({ name });
  },
);
