import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { useEffect } from 'react';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';

const changedAtom = atom(false);

/** Notes that details or addresses of the account were saved, until the customer has been told (A4.19, A4.20). */
export function accountChanged(): void {
  getDefaultStore().set(changedAtom, true);
}

/** The customer has been told (A4.21). */
export function resetAccountChanged(): void {
  getDefaultStore().set(changedAtom, false);
}

/** Whether something of the account was saved that the customer has not been told of. */
export function hasAccountChanged(): boolean {
  return getDefaultStore().get(changedAtom);
}

/**
 * Hook of pages that show what was saved: says so once in a toast, whichever page it was saved on (A4.19 to A4.21). The change
 * can be seen in the page as well (X7).
 */
export function useTellChanges(): void {
  const changed = useAtomValue(changedAtom);
  useEffect(() => {
    if (!changed) return;
    resetAccountChanged();
    showToast({ tone: 'success', text: t('settings.saved') });
  }, [changed]);
}
