import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toasts } from './toasts.tsx';

test('X6 a polite and an assertive region stand in the page before the first toast, empty and not atomic', () => {
  const markup = renderToStaticMarkup(
    <Toasts
      label="Notifications"
      dismissLabel="Dismiss"
      renderLink={({ href, children }) => <a href={href}>{children}</a>}
    />,
  );
  for (const live of ['polite', 'assertive']) {
    expect(markup).toMatch(new RegExp(`<div[^>]*aria-live="${live}"[^>]*aria-atomic="false"[^>]*></div>`));
  }
  expect(markup).toContain('aria-label="Notifications"');
  expect(markup).toContain('data-above-dialogs');
});
