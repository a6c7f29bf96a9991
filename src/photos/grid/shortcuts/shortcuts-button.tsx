import { t } from '#i18n/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { openShortcuts } from './open-shortcuts.ts';
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
