import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One of `drawings/`. */
  drawing: ReactNode;
  /** A sentence in the customer's words. */
  title: string;
  /** The level of the title among the headings of the page. */
  level?: 1 | 2;
  children?: ReactNode;
  /** The next step as a button. */
  actions?: ReactNode;
  className?: string;
}

/** A page or a part of it that has nothing to show: a drawing, a sentence, the next step. */
export function EmptyState({ drawing, title, level = 2, children, actions, className }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.empty, className)}>
      <div className={styles.drawing}>{drawing}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
