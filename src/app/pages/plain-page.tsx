import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { t, withoutSoftHyphens } from '#i18n/texts.ts';
import { isStripped } from '#paths';
import { Wordmark } from '#ui/wordmarks/wordmark.tsx';
import { currentVendor } from '#vendor/vendor.ts';
import { brandNames } from '#vendor/vendors.ts';
import styles from './plain-page.module.css';

/** A page for when there is nobody signed in and no router either: the name of the brand, and one thing to say. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = currentVendor();
  useEffect(() => {
    document.title = withoutSoftHyphens(t('app.title', { page: title, brand: brandNames[brand] }));
  }, [title, brand]);
  return (
    <div className={styles.page}>
      {!isStripped() && (
        <header className={styles.header}>
          <Wordmark brand={brand} label={brandNames[brand]} />
        </header>
      )}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
