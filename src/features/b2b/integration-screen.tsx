import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { customerQuery } from '#customer/queries.ts';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { webAddress } from '#lib/web-address.ts';
import { paths } from '#paths';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ExternalLink } from '#vendor/external-link.tsx';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import styles from './integration-screen.module.css';
import { IntegrationEditor } from './parts/integration-form.tsx';

/** Page on how a business customer's own system learns of her orders (A2.28, A2.77, A2.116, A2.117, O137). */
export function IntegrationScreen() {
  const { data, isPending, error, isFetching, refetch } = useQuery(customerQuery());
  return (
    <div className={styles.screen}>
      <PageHead title={t('integration.title')} back={{ to: paths.home(), label: t('home.title') }} />
      <Instructions />
      <section className={styles.section} aria-labelledby="integration-settings">
        <h2 id="integration-settings" className={styles.heading}>
          {t('integration.settings')}
        </h2>
        {settings()}
      </section>
    </div>
  );

  function settings(): ReactNode {
    if (data?.accountDeleted === false) return <IntegrationEditor stored={data} />;
    // A deleted customer is about to be signed out (app/in-background.tsx).
    return isPending || data ? <IntegrationSkeleton /> : <Failure as="page" of={{ error, refetch, isFetching }} />;
  }
}

/** Instructions: what happens and what is to be done, and the vendor's own document where it has one (O137). */
function Instructions() {
  const address = webAddress(useVendorConfig().ftpInstructionsUrl);
  return (
    <section className={styles.instructions} aria-labelledby="integration-how">
      <h2 id="integration-how" className={styles.heading}>
        {t('integration.how')}
      </h2>
      <ol role="list" className={styles.steps}>
        <li>{t('integration.step.place')}</li>
        <li>{t('integration.step.format')}</li>
        <li>{t('integration.step.save')}</li>
      </ol>
      <p className={styles.document}>
        {address !== undefined && <ExternalLink href={address}>{t('integration.document')}</ExternalLink>}
      </p>
    </section>
  );
}

/** The places of the fields while what is stored is being read. */
function IntegrationSkeleton() {
  return (
    <div className={styles.fields}>
      <LoadingAnnouncement>{t('integration.loading')}</LoadingAnnouncement>
      {['address', 'format'].map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="12ch" />
          <Skeleton shape="tile" height={44} />
        </div>
      ))}
    </div>
  );
}
