import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; a line of text is `1em` high. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'line' | 'tile' | 'round';
  className?: string;
}

/** The grey place of what is still loading, exactly as large as what will stand there. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
