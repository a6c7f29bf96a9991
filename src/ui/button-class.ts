import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `overlay` is the one that lies on a photo. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'overlay';

export type ButtonSize = 'normal' | 'small';

/** The look of a button, for what is a link by nature. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'normal',
  className?: string,
): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, className);
}
