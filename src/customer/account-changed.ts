import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';

/** Whether details or addresses of the account were saved that the customer has not been told of (A4.19, A4.20). */
export const accountChangedAtom = atom(false);

/**
 * Hook of pages that show what was saved: says so once in a toast, whichever page it was saved on (A4.19 to A4.21). The change
 * can be seen in the page as well (X7).
 */
export function useAnnounceChanges(): void {
  const [hasChanged, setChanged] = useAtom(accountChangedAtom);
  useEffect(() => {
    if (!hasChanged) return;
    setChanged(false);
    showToast({ tone: 'success', text: t('settings.saved') });
  }, [hasChanged, setChanged]);
}
