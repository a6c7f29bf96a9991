import { useState } from 'react';
import type { TextKey } from '#i18n/texts.ts';
import { t } from '#i18n/texts.ts';
import { writeStored } from '#lib/storage.ts';
import { Dialog } from '#ui/dialog.tsx';
import { areSignKeysOn, storedSignKeys } from '#ui/page-keys.ts';
import { Switch } from '#ui/switch.tsx';
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

const inPhoto: readonly Shortcut[] = [
  { keys: 'shortcuts.turn.keys', does: 'shortcuts.turn' },
  { keys: 'shortcuts.row.keys', does: 'shortcuts.ends' },
  { keys: 'shortcuts.zoom.keys', does: 'shortcuts.zoom' },
  { keys: 'shortcuts.extend.keys', does: 'shortcuts.pan' },
  { keys: 'shortcuts.stop.keys', does: 'shortcuts.close' },
];

const anywhere: readonly Shortcut[] = [{ keys: 'shortcuts.find.keys', does: 'shortcuts.find' }];

export interface ShortcutsDialogProps {
  /** The photos stand by month. */
  hasMonths: boolean;
  onClose: () => void;
}

/** List of all keys of photos, with the switch for those that are signs. */
export function ShortcutsDialog({ hasMonths, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title={t('shortcuts.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={styles.lists}>
        <p>{t('shortcuts.about')}</p>
        <ShortcutList
          title={t('shortcuts.moving')}
          shortcuts={moving.filter(({ ofMonths }) => hasMonths || !ofMonths)}
        />
        <ShortcutList title={t('shortcuts.selecting')} shortcuts={selecting} />
        <ShortcutList title={t('shortcuts.inPhoto')} shortcuts={inPhoto} />
        <ShortcutList title={t('shortcuts.anywhere')} shortcuts={anywhere} />
        <SignKeys />
      </div>
    </Dialog>
  );
}

/** Switches the signs off for those whose computer takes what they say for keys. */
function SignKeys() {
  const [isOn, setOn] = useState(areSignKeysOn);
  return (
    <Switch
      label={t('shortcuts.signs')}
      hint={t('shortcuts.signs.hint', { command: commandKey() })}
      checked={isOn}
      onChange={(next) => {
        setOn(next);
        writeStored(storedSignKeys, next);
      }}
    />
  );
}

/** Name of the key beside the space bar. */
function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : t('shortcuts.control');
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const command = commandKey();
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
