import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { vendors } from '#vendor/vendors.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { cutOffTexts, readerStyles, setReaderStyle, tornWords, widthFaults } from './measures/reflow.ts';
import type { PageCase, VendorName } from './page-case.ts';
import { accountPages } from './pages-account.ts';
import { photoPages } from './pages-photos.ts';
import { Visitor } from './visitor.ts';

/** A small phone and a usual one, as high as they are. */
const PHONES = [
  { width: 320, height: 640 },
  { width: 412, height: 915 },
] as const;

test.use({ viewport: PHONES[1], contextOptions: { reducedMotion: 'reduce' } });
// Every page of the account, each from four sides.
test.describe.configure({ timeout: 240_000 });
test.beforeEach(() => expectConsole('getSampleTestOffer failed ('));

/** One vendor for each language, those with the longest words first. */
const places = [...new Map(vendors.map((vendor) => [vendor.locale, vendor])).values()];

/** The words of the texts of a language, without the names of what is put into them. */
function wordsOf(locale: string): string[] {
  const { 'app.longWords': _, ...texts }: Record<string, string> = JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8'));
  return [...new Set(Object.values(texts).join(' ').replaceAll(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu))];
}

async function faultsOf(page: Page, words: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    for (const style of ['', readerStyles['text of 200 %']]) {
      await page.evaluate(setReaderStyle, style);
      // Photos are placed anew by script.
      await page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, { timeout: 1_000 }).catch(() => {});
      const found = [...(await page.evaluate(widthFaults)), ...(await page.evaluate(cutOffTexts)).map((text) => `X10 cut off: ${text}`), ...(await page.evaluate(tornWords, words)).map((word) => `X10 torn: ${word}`)];
      faults.push(...found.map((fault) => `${fault} (${phone.width} px, ${style ? 200 : 100} %)`));
    }
    await page.evaluate(setReaderStyle, '');
  }
  return faults;
}

for (const { locale, host } of places) {
  test(`X10 X20 in ${locale} no page is wider than a phone, also with letters twice as large, and no word is torn`, async ({ page, world, sandbox }) => {
    const visitor = new Visitor(page, world, sandbox, host.slice('account.'.length, -'.example'.length) as VendorName);
    const words = wordsOf(locale);
    // Who has signed in changes once.
    const cases = Object.entries<PageCase>({ ...photoPages, ...accountPages }).toSorted(([, one], [, other]) => (one.person ?? '').localeCompare(other.person ?? ''));
    for (const [key, one] of cases) {
      if (typeof one.filled === 'string') continue;
      await visitor.see(one, 'filled', one.filled);
      expect.soft(await faultsOf(page, words), key).toEqual([]);
    }
  });
}
