import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations that axe finds on a page once its colours stand, and where (X1). */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(colours);
  return inWords(await examiner(page).withTags(TAGS).analyze());
}

/** Violations that depend on colours, on a page that has passed with other ones: nothing else of it has changed. */
export async function colourViolations(page: Page): Promise<string[]> {
  await page.evaluate(colours);
  return inWords(await examiner(page).withRules(COLOUR_RULES).analyze());
}

/** The names of the rules that were tried on a page, whatever came of them. */
export async function rulesTried(page: Page): Promise<string[]> {
  const { violations: bad, passes, incomplete, inapplicable } = await examiner(page).withTags(TAGS).analyze();
  return [bad, passes, incomplete, inapplicable].flatMap((results) => results.map(({ id }) => id));
}

/** Axe for a page without frames, so that it needs no page of its own to put results together. */
function examiner(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

function inWords({ violations: results }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return results.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
}

/** Waits until colours have arrived that change bit by bit; what moves for longer than a moment is looked at as it moves. Runs in the page. */
async function colours(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const passing = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Violations in light and in dark, of which the latter changes colours alone; the page stays dark. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colourViolations(page);
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}
