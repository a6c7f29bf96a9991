import type { TextKey } from '#i18n/texts.ts';
import { t } from '#i18n/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { openLayer } from '#ui/layers.tsx';
import styles from './shortcuts-dialog.module.css';

interface Shortcut {
  keys: TextKey;
  does: TextKey;
  /** Only where photos stand by month. */
  ofMonths?: true;
}

const moving: readonly Shortcut[] = [
  { keys: 'shortcuts.step.keys', does: 'shortcuts.step' },
  { keys: 'shortcuts.row.keys', does: 'shortcuts.row' },
  { keys: 'shortcuts.screen.keys', does: 'shortcuts.screen' },
  { keys: 'shortcuts.month.keys', does: 'shortcuts.month', ofMonths: true },
  { keys: 'shortcuts.ends.keys', does: 'shortcuts.ends' },
  { keys: 'shortcuts.open.keys', does: 'shortcuts.open' },
  { keys: 'shortcuts.list.keys', does: 'shortcuts.list' },
];

const selecting: readonly Shortcut[] = [
  { keys: 'shortcuts.toggle.keys', does: 'shortcuts.toggle' },
  { keys: 'shortcuts.extend.keys', does: 'shortcuts.extend' },
  { keys: 'shortcuts.range.keys', does: 'shortcuts.range' },
  { keys: 'shortcuts.all.keys', does: 'shortcuts.all' },
  { keys: 'shortcuts.stop.keys', does: 'shortcuts.stop' },
];

let close: (() => void) | undefined;

/** Shows the keys that work in a grid; once, however often it is asked for. */
export function showShortcuts(hasMonths: boolean): void {
  close?.();
  close = openLayer((end) => <ShortcutsDialog hasMonths={hasMonths} onClose={end} />);
}

interface ShortcutsDialogProps {
  /** The photos stand by month. */
  hasMonths: boolean;
  onClose: () => void;
}

/** The keys that work in a grid of photos. */
function ShortcutsDialog({ hasMonths, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title={t('shortcuts.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={styles.lists}>
        <p>{t('shortcuts.about')}</p>
        <ShortcutList
          title={t('shortcuts.moving')}
          shortcuts={moving.filter(({ ofMonths }) => hasMonths || !ofMonths)}
        />
        <ShortcutList title={t('shortcuts.selecting')} shortcuts={selecting} />
      </div>
    </Dialog>
  );
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  // What the key beside the space bar is called differs.
  const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : t('shortcuts.control');
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              <kbd className={styles.keys}>{t(keys, { command })}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
