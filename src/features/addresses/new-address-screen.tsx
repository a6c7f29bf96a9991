import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { PageHead } from '#ui/page-head.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses.module.css';

/** Adds an address (A2.22, A2.84, A2.107). */
export function NewAddressScreen() {
  return <NewAddress isBusiness={false} />;
}

/** Adds an address of a business customer (A2.25, A6.7). */
export function NewB2bAddressScreen() {
  return <NewAddress isBusiness />;
}

function NewAddress({ isBusiness }: { isBusiness: boolean }) {
  return (
    <div className={styles.screen}>
      <PageHead
        back={{ to: paths.addresses(), label: t('addresses.toAll') }}
        title={t('addresses.title')}
        about={t('addresses.new.about')}
      />
      <AddressForm isBusiness={isBusiness} />
    </div>
  );
}
