import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { useEffect } from 'react';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';

const changedAtom = atom(false);

/** Takes note that details or addresses of the account were saved, until somebody has told the customer (A4.19, A4.20). */
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

/** The same, for who draws by it. */
function useAccountChanged(): boolean {
  return useAtomValue(changedAtom);
}

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
