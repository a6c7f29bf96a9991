import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './select-mark.module.css';
import type { GroupMark } from './selection.ts';

export interface SelectMarkProps {
  state: GroupMark;
  className?: string;
}

/** A round box to tick. Two rings of opposite lightness let it stand out from any picture. What it stands on says it in words. */
export function SelectMark({ state, className }: SelectMarkProps) {
  return (
    <span className={classNames(styles.mark, styles[state], className)} aria-hidden="true">
      {state === 'all' && <Icon name="check" size={16} className={styles.sign} />}
      {state === 'some' && <span className={styles.dash} />}
    </span>
  );
}
