import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { dismissToast, showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

/** The region of the toasts as it is drawn. */
function drawn(): string {
  return renderToStaticMarkup(<Toasts label="Notifications" dismissLabel="Dismiss" />);
}

let shown = 0;

afterEach(() => dismissToast(shown));

test('X6 a polite and an assertive region stand in the page before the first toast, empty and not atomic', () => {
  const markup = drawn();
  for (const live of ['polite', 'assertive']) {
    expect(markup).toMatch(new RegExp(`<div[^>]*aria-live="${live}"[^>]*aria-atomic="false"[^>]*></div>`));
  }
  expect(markup).toContain('aria-label="Notifications"');
  expect(markup).toContain('data-above-dialogs');
});

test('R5 X7 a toast can be dismissed, but for one that tells a state', () => {
  shown = showToast({ tone: 'info', text: 'Saved' });
  expect(drawn()).toContain('aria-label="Dismiss"');
  dismissToast(shown);
  shown = showToast({ tone: 'info', text: 'No connection', isLasting: true });
  expect(drawn()).toContain('No connection');
  expect(drawn()).not.toContain('aria-label="Dismiss"');
});
