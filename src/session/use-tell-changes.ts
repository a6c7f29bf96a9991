import { useEffect } from 'react';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';
import { resetAccountChanged, useAccountChanged } from './account-changed.ts';

/**
 * For pages that show what was saved: says once that it was, whichever page it was saved on (A4.19 to A4.21). What it says
 * can be seen in the page as well (X7).
 */
export function useTellChanges(): void {
  const changed = useAccountChanged();
  useEffect(() => {
    if (!changed) return;
    resetAccountChanged();
    showToast({ tone: 'success', text: t('settings.saved') });
  }, [changed]);
}
