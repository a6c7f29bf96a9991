import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { BackLink, type BackLinkProps } from './back-link.tsx';
import { classNames } from './class-names.ts';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** Page above this one, or what leads there. */
  back?: BackLinkProps | ReactElement;
  /** Content right behind the title. */
  titleAction?: ReactNode;
  /** Facts below the title, in small letters. */
  facts?: ReactNode;
  /** Pages beside this one. Where there is little room they stand for the title, too. */
  tabs?: ReactNode;
  /** A line that takes the room that is left, and what it opens below. */
  note?: ReactNode;
  /** A sentence on what the page is for. */
  about?: ReactNode;
  /** Actions on the page as a whole, at the end of the line. */
  actions?: ReactNode;
  /** Controls that stay in reach wherever the page is scrolled to, in the header of the app. */
  tools?: ReactNode;
}

/**
 * Header of a page in one line: link to the page above, title, tabs, actions. Words marked `data-words` give way to their icon where
 * there is little room, and the title to its tabs.
 */
export function PageHead({ title, back, titleAction, facts, tabs, note, about, actions, tools }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that was opened before its script was loaded has the focus on `main`, in place of its heading (X5).
  useLayoutEffect(() => {
    const waiting = heading.current?.closest('main');
    if (waiting && document.activeElement === waiting) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <header className={styles.head} data-facts={facts ? '' : undefined}>
      {back && ('to' in back ? <BackLink {...back} /> : back)}
      <div className={styles.title} data-words={tabs ? '' : undefined}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {titleAction}
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      {tabs}
      {note}
      {actions && <div className={styles.actions}>{actions}</div>}
      {tools && (
        <div className={styles.tools} data-tools="">
          {tools}
        </div>
      )}
      {about !== undefined && <p className={styles.about}>{about}</p>}
    </header>
  );
}

export interface PageLayoutProps {
  /** Maximum width: that of a list, or of a form. */
  width?: 'list' | 'form';
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** Page of the account area: its head, and what stands below. */
export function PageLayout({ width = 'list', ref, className, children }: PageLayoutProps) {
  return (
    <div ref={ref} className={classNames(styles.page, styles[width], className)}>
      {children}
    </div>
  );
}
