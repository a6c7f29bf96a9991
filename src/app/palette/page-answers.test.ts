import { expect, test, vi } from 'vitest';
import { currentLocale, loadTexts, withoutSoftHyphens } from '#i18n/texts.ts';
import { locales } from '#vendor/vendors.ts';
import { currentVisitor } from '../access/access.ts';
import { menuEntries } from '../access/menu.ts';
import { findAnswers } from './answers.ts';
import type { Navigation } from './go-to-month.ts';
import { pageAnswers } from './page-answers.tsx';
import { readDate } from './read-date.ts';

vi.mock(import('../access/access.ts'), async (original) => ({
  ...(await original()),
  currentVisitor: () => ({ isBusinessUser: false, isOpen: () => true }),
}));

test.each(locales)('X2 in %s every page is found by its name as it is read, whole and word by word', async (locale) => {
  await loadTexts(locale);
  const pages = pageAnswers({} as Navigation, menuEntries({ visitor: currentVisitor() }));
  expect(pages.length).toBeGreaterThan(12);
  for (const { key, label } of pages) {
    const name = withoutSoftHyphens(label);
    for (const typed of [name, name.toUpperCase(), ...name.split(' ').filter((word) => word.length > 3)]) {
      const date = readDate(typed, currentLocale(), { year: 2026, month: 1 });
      const found = findAnswers(pages, typed, date).flatMap(({ answers }) => answers.map((answer) => answer.key));
      expect(found, typed).toContain(key);
    }
  }
});
