import type { Page } from '@playwright/test';

const PRESSED = 'data-pressed-last';

/** Marks, from now on, what the customer pressed last in this page. */
export async function watchPresses(page: Page): Promise<void> {
  await page
    .evaluate((mark) => {
      document.addEventListener(
        'click',
        ({ target }) => {
          const control = target instanceof Element ? target.closest('button, a[href], [role=button]') : null;
          if (!control) return;
          document.querySelector(`[${mark}]`)?.removeAttribute(mark);
          control.setAttribute(mark, '');
        },
        { capture: true },
      );
    }, PRESSED)
    // There is no page yet.
    .catch(() => {});
}

/** Presses the same once more; false when it is there no more. */
export async function pressAgain(page: Page): Promise<boolean> {
  const control = page.locator(`[${PRESSED}]`);
  if ((await control.count()) === 0 || !(await control.first().isVisible())) return false;
  await control.first().click();
  return true;
}
