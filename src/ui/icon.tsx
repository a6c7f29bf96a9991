import type { IconName } from './icon-shapes.ts';
import { iconShapes } from './icon-shapes.ts';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge length in px; 24 is the size the icons are drawn for. */
  size?: 16 | 20 | 24 | 32;
  className?: string;
}

/** A line icon in the colour of the text around it. It says nothing by itself: the control has the words. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
