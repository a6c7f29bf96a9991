import { useAtomValue } from 'jotai/react';
import { type MouseEvent, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { t } from '#i18n/texts.ts';
import { afterFirstScreen, markFirstScreenReady } from '#lib/first-screen.ts';
import { LazyBoundary } from '#lib/lazily.tsx';
import { isStripped, paths } from '#paths';
import { gridIsThereAtom } from '#photos/grid/geometry/grid-focus.ts';
import { Layers } from '#ui/layers.tsx';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import { currentVisitor, isClosedAt } from '../access/access.ts';
import { useMenu } from '../access/menu.ts';
import { ScreenPlaceholder } from '../pages/screen-placeholder.tsx';
import { usePaletteKeys } from '../palette/open-palette.tsx';
import { type Area, pageAt, preload, screens, useScreen } from '../pages/screens.ts';
import { MenuList } from '../pages/menu-list.tsx';
import { Notifications } from '../pages/notifications.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { Footer } from './shop-links.tsx';
import styles from './signed-in-layout.module.css';
import { usePageChange } from './use-page-change.ts';

/** Layout of every page behind sign-in; with stripped=true there is the page alone (O82). Sends other customers than those it is for home (P2.17). */
export function SignedInLayout() {
  const { pathname } = useLocation();
  const { screen, mayBeVendors } = useScreen();
  usePageChange(screen);
  // Where there are photos, they say so themselves; where there may be some, nothing is ready yet.
  useEffect(() => {
    if (!screen?.area && !mayBeVendors) markFirstScreenReady();
  }, [screen, mayBeVendors]);
  useNextScreens(screen?.area);
  usePaletteKeys();
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
      <SkipToPhotos />
      {chrome && (
        <Header
          renderMenu={(close) => <MenuList {...menu} onChoose={close} />}
          links={menus?.header}
          hasTools={screen?.area !== undefined}
        />
      )}
      {chrome && (
        <nav className={styles.side} aria-label={t('app.mainMenu')}>
          <MenuList {...menu} />
        </nav>
      )}
      <main id="content" className={styles.main} tabIndex={-1}>
        <LazyBoundary fallback={<ScreenPlaceholder />}>
          <ErrorBoundary key={pageAt(pathname)}>
            {isClosed ? <Navigate to={paths.home()} replace /> : <Outlet />}
          </ErrorBoundary>
        </LazyBoundary>
      </main>
      {chrome && <Footer links={menus?.footer} />}
      <Layers />
      <Notifications />
    </div>
  );
}

/** Link to the photos. Without any it would lead nowhere; a selector that looked for them would have Firefox style the page anew with each group. */
function SkipToPhotos() {
  if (!useAtomValue(gridIsThereAtom)) return null;
  return (
    <a href="#photos" className={styles.skip} onClick={skip}>
      {t('app.skipToPhotos')}
    </a>
  );
}

/** Moves the focus without a step in the history, which Back would have to undo. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

/** Hook: loads the scripts of an area's other screens once the first one stands: a photo opens without waiting (F8). */
function useNextScreens(area: Area | undefined): void {
  useEffect(() => {
    if (!area) return;
    return afterFirstScreen(() => {
      for (const screen of screens) if (screen.area === area) void preload(screen);
    });
  }, [area]);
}
