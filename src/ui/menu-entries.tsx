import { useId } from 'react';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-shapes.ts';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: IconName;
  onSelect: () => void;
  /** Of several entries that exclude each other, whether this one is chosen; not given for plain actions. */
  checked?: boolean;
  /** Why it cannot be chosen now; it stays reachable and says so (X15). */
  disabledReason?: string;
  tone?: 'danger';
}

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  current: number;
  onHover: (index: number) => void;
  onChoose: (entry: MenuEntry) => void;
}

/** The inside of a menu: one entry at a time can be reached with Tab, the arrow keys move it. */
export function MenuEntries({ entries, current, onHover, onChoose }: MenuEntriesProps) {
  const id = useId();
  return entries.map((entry, index) => {
    const { key, label, icon, checked, disabledReason, tone } = entry;
    const reasonId = disabledReason ? `${id}-${index}` : undefined;
    return (
      <button
        key={key}
        type="button"
        role={checked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={checked}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={reasonId}
        tabIndex={index === current ? 0 : -1}
        className={classNames(styles.entry, tone === 'danger' && styles.danger)}
        onPointerMove={() => index !== current && onHover(index)}
        onClick={() => !disabledReason && onChoose(entry)}
      >
        {checked !== undefined && <span className={styles.mark}>{checked && <Icon name="check" size={20} />}</span>}
        {icon && <Icon name={icon} size={20} />}
        <span>
          {label}
          {disabledReason && (
            // Hidden where it stands, or it would be part of the name; as the description it is read all the same.
            <span className={styles.reason} id={reasonId} aria-hidden="true">
              {disabledReason}
            </span>
          )}
        </span>
      </button>
    );
  });
}
