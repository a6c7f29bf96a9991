import { beforeAll, describe, expect, it } from 'vitest';
import deAT from '#i18n/locales/de-AT.json' with { type: 'json' };
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import frFR from '#i18n/locales/fr-FR.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import type { Catalogue } from '#vendor/channel.ts';
import { formatsOf, sameKind, usualFormats } from './print-formats.ts';
import { articleName, formatName, formatPrintSize } from './print-texts.ts';

type Article = Catalogue['Articles'][number];

const print: Article = {
  ID: 'PAP_910',
  ArticleType: 'PhotoPrint',
  Title: 'Photo print',
  PageHeight: 100,
  PageWidth: 150,
  Visible: true,
  Links: [],
};
const poster: Article = {
  ...print,
  ID: 'POS_100',
  ArticleType: 'Poster',
  Title: 'Poster',
  PageHeight: 700,
  PageWidth: 500,
};

describe('what a vendor prints', () => {
  it('A3.38 A3.39 A3.40 A3.41 A3.42 is made of its articles, the smallest first, the short side before the long one', () => {
    expect(formatsOf({ Articles: [poster, print] })).toEqual([
      { id: 'PAP_910', short: 100, long: 150, articleType: 'PhotoPrint', title: 'Photo print' },
      { id: 'POS_100', short: 500, long: 700, articleType: 'Poster', title: 'Poster' },
    ]);
  });

  it('A3.43 holds nothing that is not offered', () => {
    expect(formatsOf({ Articles: [{ ...print, Visible: false }] })).toEqual([]);
  });

  it('A3.32 holds no photo book', () => {
    expect(formatsOf({ Articles: [{ ...print, ArticleType: 'LargePhotoBook' }] })).toEqual([]);
  });

  it.each([
    ['without pages', null, null],
    ['of no height', 0, 150],
    ['of a negative width', 100, -150],
    ['in metres', 0.1, 0.15],
    ['of ten million', 10_000_000, 10_000_000],
  ])('A3.41 A3.42 leaves out an article %s', (_what, PageHeight, PageWidth) => {
    expect(formatsOf({ Articles: [{ ...print, PageHeight, PageWidth }] })).toEqual([]);
  });

  it('A3.40 an article without a title has its sides', async () => {
    await useTexts('en-GB', enGB);
    for (const Title of [null, ' ']) {
      const [format = print] = formatsOf({ Articles: [{ ...print, Title }] });
      expect('title' in format).toBe(false);
    }
  });

  it('A9.6 what is the same kind of thing as what the editor opens with; all there is where that is not sold', () => {
    const formats = formatsOf({
      Articles: [poster, print, { ...print, ID: 'PAP_920', PageWidth: 130, PageHeight: 180 }],
    });
    expect(sameKind(formats, 'PAP_910').map(({ id }) => id)).toEqual(['PAP_910', 'PAP_920']);
    expect(sameKind(formats, 'PAP_999')).toBe(formats);
    expect(sameKind(usualFormats, 'PAP_910')).toBe(usualFormats);
  });
});

describe('the usual sizes', () => {
  beforeAll(() => useTexts('en-GB', enGB));

  it('O178 are those of photo paper and of ISO 216, under an id each', () => {
    expect(usualFormats.map(articleName)).toEqual([
      '10 × 15 cm',
      '13 × 18 cm',
      '15 × 20 cm',
      '20 × 30 cm',
      'A4, 21 × 29.7 cm',
      '30 × 40 cm',
      'A3, 29.7 × 42 cm',
      '30 × 45 cm',
      '40 × 60 cm',
      'A2, 42 × 59.4 cm',
      '50 × 70 cm',
    ]);
    expect(new Set(usualFormats.map(({ id }) => id)).size).toBe(usualFormats.length);
    expect(usualFormats.filter(({ sheet }) => sheet !== undefined).map(formatName)).toEqual(['A4', 'A3', 'A2']);
  });
});

it.each([
  ['en-GB', enGB, '10 × 15.1 cm'],
  ['de-AT', deAT, '10 × 15,1 cm'],
  ['fr-FR', frFR, '10 × 15,1 cm'],
])('O81 %s writes sides as the language does, to the millimetre', async (locale, texts, written) => {
  await useTexts(locale, texts);
  expect(formatPrintSize({ short: 99.9, long: 150.5 })).toBe(written);
  expect(articleName({ id: 'a', short: 99.9, long: 150.5, title: 'X' })).toBe(`X, ${written}`);
});
