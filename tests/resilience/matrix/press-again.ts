import type { Page } from '@playwright/test';

const PRESSED = 'data-pressed-last';
/** What the button of a toast said that was pressed last: the toast is gone then, and may be offered anew. */
const OFFERED = 'data-offered-last';

/** Marks, from now on, what the customer pressed last in this page. */
export async function watchPresses(page: Page): Promise<void> {
  await page
    .evaluate(
      ([mark, offered]) => {
        document.addEventListener(
          'click',
          ({ target }) => {
            const control = target instanceof Element ? target.closest('button, a[href], [role=button]') : null;
            if (!control) return;
            document.querySelector(`[${mark}]`)?.removeAttribute(mark);
            control.setAttribute(mark, '');
            const { documentElement: root } = document;
            if (control.closest('[data-toast]')) root.setAttribute(offered, control.textContent ?? '');
            else root.removeAttribute(offered);
          },
          { capture: true },
        );
      },
      [PRESSED, OFFERED] as const,
    )
    // There is no page yet.
    .catch(() => {});
}

/** Presses the same once more; false when it is there no more. */
export async function pressAgain(page: Page): Promise<boolean> {
  const offer = await page.locator('html').getAttribute(OFFERED);
  const control =
    offer === null
      ? page.locator(`[${PRESSED}]`)
      : page.locator('[data-toast]').getByRole('button', { name: offer, exact: true });
  if ((await control.count()) === 0 || !(await control.first().isVisible())) return false;
  await control.first().click();
  return true;
}
