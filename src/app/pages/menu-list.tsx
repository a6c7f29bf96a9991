import type { ReactNode } from 'react';
import { TrayCount } from '#features/prints/tray/tray-count.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths, type RouteKey } from '#paths';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { ExternalLink } from '#vendor/external-link.tsx';
import type { AwaitedEntry, MenuEntry } from '../access/menu.ts';
import { openPalette } from '../palette/open-palette.tsx';
import { preload, screens } from './screens.ts';
import styles from './menu-list.module.css';

interface MenuListProps {
  entries: readonly (MenuEntry | AwaitedEntry)[];
  /** The entry of the page that shows. */
  current?: RouteKey;
  /** Called when an entry was chosen. */
  onChoose?: () => void;
}

/** The account's menu, and what finds everything by its name. */
export function MenuList({ entries, current, onChoose }: MenuListProps) {
  return (
    <>
      <button
        type="button"
        className={classNames(styles.entry, styles.find)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          onChoose?.();
          openPalette();
        }}
      >
        <Icon name="search" size={20} />
        {t('palette.title')}
      </button>
      <ul className={styles.list}>
        {entries.map((entry) =>
          'isAwaited' in entry ? (
            <li key={entry.label} className={styles.awaited} aria-hidden="true" />
          ) : (
            <li key={entry.label}>
              <EntryLink
                entry={entry}
                className={styles.entry}
                isCurrent={'route' in entry && isMarked(entry.route, current)}
                onClick={onChoose}
              >
                <Icon name={entry.icon} size={20} />
                {t(entry.label)}
                {'route' in entry && entry.route === 'printTray' && <TrayCount className={styles.count} />}
              </EntryLink>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** Business customers have settings of their own (A2.68), and what stands under the settings is the same. */
function isMarked(route: RouteKey, current: RouteKey | undefined): boolean {
  return route === current || (route === 'b2bSettings' && current === 'settings');
}

interface EntryLinkProps {
  entry: MenuEntry;
  className?: string;
  /** Whether it leads to the page that shows. */
  isCurrent?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** Link of a menu entry: to a page of the app, or to one outside, in a tab of its own (O91). */
export function EntryLink({ entry, className, isCurrent, onClick, children }: EntryLinkProps) {
  if ('route' in entry) {
    const { route } = entry;
    // The page's scripts set out while the customer is about to press.
    const startLoading = () => void preload(screens.find(({ key }) => key === route));
    return (
      <Link
        to={paths[route]()}
        className={className}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={startLoading}
        onFocus={startLoading}
        onClick={onClick}
      >
        {children}
      </Link>
    );
  }
  return (
    <ExternalLink href={entry.href} className={className} onClick={onClick}>
      {children}
    </ExternalLink>
  );
}
