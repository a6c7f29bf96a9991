import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { customerQuery } from '#customer/queries.ts';
import { PageHead } from '#ui/page-head.tsx';
import styles from './integration-screen.module.css';
import { Instructions } from './parts/instructions.tsx';
import { IntegrationEditor } from './parts/integration-editor.tsx';
import { IntegrationSkeleton } from './parts/integration-skeleton.tsx';

/** How a business customer's own system learns of her orders, and where it is told (A2.28, A2.77, A2.116, A2.117, O137). */
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
    // One that was deleted is on its way out of the account (A4.11).
    return isPending || data ? <IntegrationSkeleton /> : <Failure of={{ error, refetch, isFetching }} />;
  }
}
