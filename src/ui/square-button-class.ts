import { buttonClass } from './button-class.ts';
import styles from './button.module.css';

/** The look of a button that shows an icon alone, for what is a link by nature. */
export function squareButtonClass(): string {
  return buttonClass('quiet', 'normal', styles.square);
}
