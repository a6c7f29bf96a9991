import { Suspense, useCallback, useEffect, type MouseEvent } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { firstScreenStands } from '#lib/first-screen.ts';
import { laterPart } from '#lib/later-part.ts';
import { Link } from '#lib/link.tsx';
import { isStripped, paths } from '#paths';
import { Layers } from '#ui/layers.tsx';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import { isClosedAt } from '../access.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ScreenPlaceholder } from '../pages/screen-placeholder.tsx';
import { pageAt, screenAt } from '../screens.ts';
import { useMenu } from '../use-menu.ts';
import { currentVisitor } from '../visitor.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './signed-in-layout.module.css';
import { useNextScreens } from './use-next-screens.ts';
import { usePageChange } from './use-page-change.ts';

/** Her record is no part of the photos that she came for (F2). */
const deletedCustomer = laterPart(() => import('#session/deleted-customer.tsx').then(({ DeletedCustomer }) => DeletedCustomer));

/** Its regions come after the first screen (F1), and before how toasts are drawn: so they are there before the first one (X6). */
const toasts = laterPart(() => import('#ui/toasts.tsx').then(({ Toasts }) => Toasts));

/** What is around every page behind sign-in; with stripped=true there is the page alone (O82). Lets in whom it is for (P2.17). */
export function SignedInLayout() {
  const navigate = useNavigate();
  const pushToLogout = useCallback(() => void navigate(paths.logout(), { replace: true }), [navigate]);
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  usePageChange(screen);
  // Where there are photos, they say so themselves.
  useEffect(() => {
    if (!screen?.area) firstScreenStands();
  }, [screen]);
  useNextScreens(screen?.area);
  const { menus } = useVendorConfig();
  const menu = { entries: useMenu(), current: screen?.menu };
  const chrome = !isStripped();
  // Nothing of the page is rendered, so none of its calls is made (S52).
  const isClosed = isClosedAt(pathname, currentVisitor());

  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip} onClick={skip}>
        {t('app.skipToContent')}
      </a>
      {chrome && <Header {...menu} links={menus?.header} />}
      {chrome && (
        <nav className={styles.side} aria-label={t('app.mainMenu')}>
          <MenuList {...menu} />
        </nav>
      )}
      <main id="content" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<ScreenPlaceholder />}>
          <ErrorBoundary key={pageAt(pathname)}>{isClosed ? <Navigate to={paths.home()} replace /> : <Outlet />}</ErrorBoundary>
        </Suspense>
      </main>
      {chrome && <Footer links={menus?.footer} />}
      {/* What is at an address of nobody's may turn out to be a page that asks for no customer. */}
      {screen && <deletedCustomer.Component pushToLogout={pushToLogout} />}
      <Layers />
      <toasts.Component
        label={t('app.notifications')}
        dismissLabel={t('app.dismissNotification')}
        renderLink={({ href, ...link }) => <Link {...link} to={href} />}
      />
    </div>
  );
}

/** Moves the focus without a step in the history, which Back would have to undo. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
