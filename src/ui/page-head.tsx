import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { BackLink, type BackLinkProps } from './back-link.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  /** The page above this one. */
  back?: Pick<BackLinkProps, 'to' | 'label'>;
  /** A sentence on what the page is for. */
  about?: ReactNode;
  /** Actions on the page as a whole. */
  actions?: ReactNode;
}

/** Header of a page: link to the page above, title, actions. */
export function PageHead({ title, back, about, actions }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that was opened before its script was loaded has the focus on `main`, in place of its heading (X5).
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
