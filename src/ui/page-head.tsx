import type { ReactNode } from 'react';
import { BackLink, type BackLinkProps } from './back-link.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  /** The page above this one. */
  back?: Pick<BackLinkProps, 'to' | 'label'>;
  /** A sentence on what the page is for. */
  about?: ReactNode;
  /** What can be done with the page as a whole. */
  actions?: ReactNode;
}

/** The beginning of a page: the way up, its title, what can be done with all of it. */
export function PageHead({ title, back, about, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && <BackLink {...back} />}
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {about !== undefined && <p className={styles.about}>{about}</p>}
    </header>
  );
}
