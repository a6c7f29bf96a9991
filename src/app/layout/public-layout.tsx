import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { markFirstScreenReady } from '#lib/first-screen.ts';
import { LazyBoundary } from '#lib/lazily.tsx';
import { isStripped } from '#paths';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import { ScreenPlaceholder } from '../pages/screen-placeholder.tsx';
import { useScreen } from '../pages/screens.ts';
import { Notifications } from '../pages/notifications.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import styles from './public-layout.module.css';
import { Footer } from './shop-links.tsx';
import { usePageChange } from './use-page-change.ts';

/**
 * Layout of a page for anybody (A2.32), or that a mail leads to: the brand and the vendor's links, no customer's menu.
 */
export function PublicLayout() {
  const { pathname } = useLocation();
  usePageChange(useScreen().screen);
  useEffect(markFirstScreenReady, []);
  const { menus } = useVendorConfig();
  const chrome = !isStripped();
  return (
    <div className={styles.page}>
      {chrome && <Header links={menus?.header} />}
      <main id="content" className={styles.main} tabIndex={-1}>
        <LazyBoundary fallback={<ScreenPlaceholder />}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </LazyBoundary>
      </main>
      {chrome && <Footer links={menus?.footer} />}
      <Notifications />
    </div>
  );
}
