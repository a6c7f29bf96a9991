import { t } from '#i18n/texts.ts';
import { CookieBlockedDrawing } from '#ui/drawings/cookie-blocked-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainPage } from './plain-page.tsx';

/** All there is when the browser stores nothing (A2.48, S18). */
export function CookiesBlocked() {
  return (
    <PlainPage title={t('app.name')}>
      <EmptyState level={1} drawing={<CookieBlockedDrawing />} title={t('app.cookiesBlocked')} />
    </PlainPage>
  );
}
