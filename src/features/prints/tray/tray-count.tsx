import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { currentLocale, t } from '#i18n/texts.ts';

/** Photos in the print tray; 0 until it has been read, which is after the first screen. See tray-store.ts. */
export const trayCountAtom = atom(0);

/** Number of photos in the print tray, behind its name in the menu; nothing while it is empty. */
export function TrayCount({ className }: { className?: string }) {
  const amount = useAtomValue(trayCountAtom);
  return (
    amount > 0 && (
      <span className={className} role="img" aria-label={t('album.photos', { count: amount, amount })}>
        {amount.toLocaleString(currentLocale())}
      </span>
    )
  );
}
