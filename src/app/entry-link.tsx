import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { MenuEntry } from './menu.ts';
import { preload, screens } from './screens.ts';

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
    const { route } = entry;
    // The page's scripts set out while the customer is about to press.
    const expect = () => void preload(screens.find(({ key }) => key === route));
    return (
      <Link
        to={paths[route]()}
        className={className}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={onClick}
      >
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
