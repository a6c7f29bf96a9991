import { beforeAll, describe, expect, it } from 'vitest';
import deAT from '#i18n/locales/de-AT.json' with { type: 'json' };
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { cropText, qualityText } from './crop-texts.ts';

const twentyByThirty = { id: '20x30', short: 200, long: 300 };
const square = { id: '20x20', short: 200, long: 200 };

describe('what is cut off, in words', () => {
  beforeAll(() => useTexts('en-GB', enGB));

  it.each([
    [4000, 3000, '20 × 30 cm, landscape · 11% is cut off at the top and bottom'],
    [3000, 4000, '20 × 30 cm, portrait · 11% is cut off at the left and right'],
    [1600, 900, '20 × 30 cm, landscape · 16% is cut off at the left and right'],
    [3000, 2000, '20 × 30 cm, landscape · Nothing is cut off'],
    // A thumbnail of a photo of that shape, in whole pixels.
    [1300, 867, '20 × 30 cm, landscape · Nothing is cut off'],
  ])('O179 of %i by %i', (width, height, words) => {
    expect(cropText({ width, height }, twentyByThirty)).toBe(words);
  });

  it('O179 a square print does not lie upright or across', () => {
    expect(cropText({ width: 3000, height: 2000 }, square)).toBe('20 × 20 cm · 33% is cut off at the left and right');
  });

  it('O178 says how a photo would look, and why', () => {
    expect(qualityText({ verdict: 'good', density: 203 })).toBe('Good · 203 pixels per inch');
    expect(qualityText({ verdict: 'unknown' })).toMatch(/^We do not know how many pixels/);
  });
});

it('O81 O179 a share is written as the language does', async () => {
  await useTexts('de-AT', deAT);
  expect(cropText({ width: 4000, height: 3000 }, twentyByThirty).replaceAll(/\s/g, ' ')).toBe(
    '20 × 30 cm, Querformat · Oben und unten fallen zusammen 11 % weg',
  );
});
