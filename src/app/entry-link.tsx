import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { MenuEntry } from './menu.ts';

interface EntryLinkProps {
  entry: MenuEntry;
  className?: string;
  /** Whether it leads to the page that shows. */
  isCurrent?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** The link of a menu entry: to a page of the app, or to one outside, in a tab of its own (O91). */
export function EntryLink({ entry, className, isCurrent, onClick, children }: EntryLinkProps) {
  if ('route' in entry) {
    return (
      <Link to={paths[entry.route]()} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={entry.href} target="_blank" rel="noopener" className={className} onClick={onClick}>
      {children} <VisuallyHidden>{t('app.opensNewTab')}</VisuallyHidden>
    </a>
  );
}
