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
  /** Button for the next step. */
  actions?: ReactNode;
  className?: string;
}

/** Empty state of a page or a part of it: a drawing, a sentence, the next step. */
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
