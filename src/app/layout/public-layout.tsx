import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { t } from '#i18n/texts.ts';
import { markFirstScreenReady } from '#lib/first-screen.ts';
import { LazyBoundary } from '#lib/lazily.tsx';
import { Link } from '#lib/link.tsx';
import { isStripped, paths } from '#paths';
import { Wordmark } from '#ui/wordmarks/wordmark.tsx';
import { currentVendor } from '#vendor/vendor.ts';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import { brandNames } from '#vendor/vendors.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ScreenPlaceholder } from '../pages/screen-placeholder.tsx';
import { screenAt } from '../screens.ts';
import { Notifications } from './notifications.tsx';
import styles from './public-layout.module.css';
import { Footer, ShopLinks } from './shop-links.tsx';
import { usePageChange } from './use-page-change.ts';

/** What is around a page that asks for nobody (A2.32), or that a mail leads to: the brand and the vendor's own links, no menu of a customer. */
export function PublicLayout() {
  const { pathname } = useLocation();
  usePageChange(screenAt(pathname));
  useEffect(markFirstScreenReady, []);
  const { menus } = useVendorConfig();
  const { brand } = currentVendor();
  const name = brandNames[brand];
  const chrome = !isStripped();
  return (
    <div className={styles.page}>
      {chrome && (
        <header className={styles.header}>
          <Link to={paths.home()} className={styles.home} aria-label={t('app.toHome', { brand: name })}>
            <Wordmark brand={brand} label={name} />
          </Link>
          <ShopLinks links={menus?.header} label={t('app.shopMenu')} className={styles.shop} />
        </header>
      )}
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
