import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '#failures/failure.tsx';
import { addressLines } from '#forms/address/address-lines.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { addressQueries } from '#customer/queries.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './address-section.module.css';
import { Value } from './facts.tsx';
import { Line } from './line.tsx';

/** Where orders go unless said otherwise (A2.100). That this cannot be read keeps nobody from the rest. */
export function AddressSection() {
  const { data: addresses, isPending, error, isFetching, refetch } = useQuery(addressQueries.list());
  const address = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0];
  return (
    <SettingsSection
      title={t('settings.address')}
      link={{ to: paths.addresses(), label: t('settings.address.change') }}
    >
      {content()}
    </SettingsSection>
  );

  function content(): ReactNode {
    if (address)
      return <address className={styles.address}>{addressLines(address, currentLocale()).join('\n')}</address>;
    if (isPending) return ['9ch', '11ch', '8ch', '7ch', '13ch'].map((width) => <Line key={width} width={width} />);
    return error ? <Failure of={{ error, refetch, isFetching }} /> : <Value value={undefined} />;
  }
}
