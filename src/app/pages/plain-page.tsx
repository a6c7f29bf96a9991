import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Failure, type FailureProps } from '#failures/failure.tsx';
import { t, withoutSoftHyphens } from '#i18n/texts.ts';
import { isStripped } from '#paths';
import { CookieBlockedDrawing } from '#ui/drawings/state-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { focusBeginning } from '#ui/focus.ts';
import { Wordmark } from '#ui/wordmarks/wordmark.tsx';
import { currentVendor } from '#vendor/vendor.ts';
import { brandNames } from '#vendor/vendors.ts';
import { Notifications } from './notifications.tsx';
import styles from './plain-page.module.css';

export interface PlainPageProps {
  title: string;
  /** Whether it takes the place of another page; otherwise the browser has loaded it, and reads it out by itself. */
  isChange?: boolean;
  children: ReactNode;
}

/** Page without a customer and without the router: the name of the brand, and one thing to say. */
export function PlainPage({ title, isChange = false, children }: PlainPageProps) {
  const { brand } = currentVendor();
  useEffect(() => {
    document.title = withoutSoftHyphens(t('app.title', { page: title, brand: brandNames[brand] }));
  }, [title, brand]);
  useLayoutEffect(() => {
    if (isChange) focusBeginning();
  }, [isChange]);
  return (
    <div className={styles.page}>
      {!isStripped() && (
        <header className={styles.header}>
          <Wordmark brand={brand} label={brandNames[brand]} />
        </header>
      )}
      <main id="content" className={styles.main}>
        {children}
      </main>
      <Notifications />
    </div>
  );
}

/** Page of a failure: the app does not come. */
export function PlainFailure({ title, isChange, ...failure }: Omit<PlainPageProps, 'children'> & FailureProps) {
  return (
    <PlainPage title={title} isChange={isChange}>
      <div className={styles.failure}>
        <h1 className={styles.title}>{title}</h1>
        <Failure as="page" {...failure} />
      </div>
    </PlainPage>
  );
}

/** Page shown without the configuration: the app can call nothing (O125). */
export function ConfigFailed({ error }: { error: unknown }) {
  return <PlainFailure title={t('error.title')} of={{ error, refetch: () => location.reload() }} />;
}

/** The only page of a browser that stores nothing (A2.48, S18). */
export function CookiesBlocked() {
  return (
    <PlainPage title={t('app.name')}>
      <EmptyState level={1} drawing={<CookieBlockedDrawing />} title={t('app.cookiesBlocked')} />
    </PlainPage>
  );
}
