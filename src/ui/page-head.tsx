import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that was opened before its script was there has left the focus where its heading was to come (X5).
  useLayoutEffect(() => {
    const waiting = heading.current?.closest('main');
    if (waiting && document.activeElement === waiting) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <header className={styles.head}>
      {back && <BackLink {...back} />}
      <div className={styles.line}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {about !== undefined && <p className={styles.about}>{about}</p>}
    </header>
  );
}
