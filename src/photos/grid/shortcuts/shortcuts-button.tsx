import { t } from '#i18n/texts.ts';
import { IconButton } from '#ui/button.tsx';
import { whileOnPage } from '#ui/leave-page.ts';
import styles from './shortcuts-button.module.css';

/** Leads those who do not know "?" to the keys of the grid; not there where there is hardly a keyboard. */
export function ShortcutsButton({ hasMonths }: { hasMonths: boolean }) {
  return (
    <IconButton
      icon="help"
      label={t('shortcuts.title')}
      className={styles.button}
      onClick={() => openShortcuts(hasMonths)}
    />
  );
}

/** Shows the keys of the grid as soon as their script is there. */
export function openShortcuts(hasMonths: boolean): void {
  whileOnPage(() => import('./shortcuts-dialog.tsx')).then(
    (part) => part?.showShortcuts(hasMonths),
    // A script that is gone leads to the page being loaded anew.
    () => {},
  );
}
