import { t } from '#i18n/texts.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { whileOnPage } from '#ui/leave-page.ts';
import styles from './shortcuts-button.module.css';

/** Leads those who do not know "?" to the keys of photos; not there where there is hardly a keyboard. @param isIcon it has no words */
export function ShortcutsButton({ hasMonths, isIcon = false }: { hasMonths: boolean; isIcon?: boolean }) {
  const label = t('shortcuts.title');
  const button = { icon: 'keyboard', className: styles.button, onClick: () => openShortcuts(hasMonths) } as const;
  if (isIcon) return <IconButton {...button} label={label} />;
  return (
    <Button {...button} variant="quiet">
      {label}
    </Button>
  );
}

/** Shows the keys of photos as soon as their script is there. */
export function openShortcuts(hasMonths: boolean): void {
  whileOnPage(() => import('./shortcuts-dialog.tsx')).then(
    (part) => part?.showShortcuts(hasMonths),
    // A script that is gone leads to the page being loaded anew.
    () => {},
  );
}
