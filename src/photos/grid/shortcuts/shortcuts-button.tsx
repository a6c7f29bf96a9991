import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { openLayer } from '#ui/layers.tsx';
import styles from './shortcuts-button.module.css';

const shortcuts = lazyDialog(() => import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog));

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

let close: (() => void) | undefined;

/** Shows the keys that work in a grid and in a photo that is open; once, however often it is asked for. */
export function openShortcuts(hasMonths: boolean): void {
  close?.();
  close = openLayer((end) => <shortcuts.Component hasMonths={hasMonths} onClose={end} />);
}
