import { Fragment } from 'react';
import styles from './facts.module.css';
import { Skeleton } from './loading.tsx';

export interface FactsProps {
  /** A few words each; undefined while they are on their way. */
  facts: readonly string[] | undefined;
}

/** Facts in one line, or as many as they need, with dots between those of a line. */
export function Facts({ facts }: FactsProps) {
  return (
    <span className={styles.facts}>
      {facts ? (
        facts.map((fact) => (
          // A space between them is not seen, but keeps them apart where they are read as one text.
          <Fragment key={fact}>
            <span>{fact}</span>{' '}
          </Fragment>
        ))
      ) : (
        <Skeleton width="min(12ch, 70%)" />
      )}
    </span>
  );
}
