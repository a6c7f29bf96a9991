import { classNames } from '#ui/class-names.ts';
import styles from './select-mark.module.css';

export interface SelectMarkProps {
  className?: string;
}

/**
 * A round box to tick. Two rings of opposite lightness let it stand out from any picture. It stands directly in what has the
 * role of a checkbox, which says in words what it shows: a change of that state is all that there is to draw.
 */
export function SelectMark({ className }: SelectMarkProps) {
  return <span className={classNames(styles.mark, className)} aria-hidden="true" />;
}
