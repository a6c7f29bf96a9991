import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cutOffTexts, readerStyles, setReaderStyle, tornWords, widthFaults } from './reflow.ts';

/** Width and height of a window, in px. */
type Size = { width: number; height: number };

/** A small phone and a usual one, as high as they are. */
export const SMALL_PHONE: Size = { width: 320, height: 640 };
export const USUAL_PHONE: Size = { width: 412, height: 915 };

const styles = { 100: '', 200: readerStyles['text of 200 %'] } as const;

/** The words of the texts of a language, without the names of what is put into them. */
export function wordsOf(locale: string): string[] {
  const { 'app.longWords': _, ...texts }: Record<string, string> = JSON.parse(
    readFileSync(`src/i18n/locales/${locale}.json`, 'utf8'),
  );
  return [
    ...new Set(
      Object.values(texts)
        .join(' ')
        .replaceAll(/\{\w+\}/g, ' ')
        .match(/\p{L}{2,}/gu),
    ),
  ];
}

/**
 * What does not fit on the page that is open: a page that scrolls sideways, texts that are cut off, words that are torn.
 * @param words those of the page's texts
 * @param percent sizes of its letters
 */
export async function largeTextFaults(
  page: Page,
  words: readonly string[],
  phones: readonly Size[],
  percent: readonly (keyof typeof styles)[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const phone of phones) {
    await page.setViewportSize(phone);
    for (const size of percent) {
      await page.evaluate(setReaderStyle, styles[size]);
      // Photos are placed anew by script.
      await page
        .waitForFunction(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
          undefined,
          { timeout: 10_000 },
        )
        .catch(() => {});
      const found = [
        ...(await page.evaluate(widthFaults)),
        ...(await page.evaluate(cutOffTexts)).map((text) => `X10 cut off: ${text}`),
        ...(await page.evaluate(tornWords, words)).map((word) => `X10 torn: ${word}`),
      ];
      faults.push(...found.map((fault) => `${fault} (${phone.width} px, ${size} %)`));
    }
    await page.evaluate(setReaderStyle, '');
  }
  return faults;
}
