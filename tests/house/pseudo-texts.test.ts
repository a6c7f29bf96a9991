import { expect, it } from 'vitest';
import { pseudoText, pseudoTexts } from '../support/pseudo-texts.ts';

it('X20 a pseudo text is bracketed, accented and three times as long, with its placeholders', () => {
  expect(pseudoText('Order {code}')).toBe('[Óŕđéŕ {code} Óŕđéŕ Óŕđéŕ]');
  expect(pseudoText('+{amount}')).toBe('[+{amount}]');
  for (const text of ['Select all', 'Your photos will be deleted in {count} months']) {
    const pseudo = pseudoText(text);
    expect(pseudo.replace(/\{\w+\}/g, '')).not.toMatch(/[a-z]/i);
    expect(pseudo.length).toBeGreaterThanOrEqual(2.5 * text.length);
  }
});

it('X20 every text of a catalogue becomes one', () => {
  expect(pseudoTexts({ a: 'Go', b: 'On' })).toEqual({ a: '[Ĝó Ĝó Ĝó]', b: '[Óń Óń Óń]' });
});
