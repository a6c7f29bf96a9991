import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { NoAddressesDrawing } from '#ui/drawings/no-addresses-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** The customer has no addresses yet. @param action adds one */
export function NoAddresses({ action }: { action: ReactNode }) {
  return (
    <EmptyState drawing={<NoAddressesDrawing />} title={t('addresses.empty.title')} actions={action}>
      <p>{t('addresses.empty.text')}</p>
    </EmptyState>
  );
}
