import { t } from '#i18n/texts.ts';
import type { RouteKey } from '#paths';
import { Icon } from '#ui/icon.tsx';
import { EntryLink } from '../entry-link.tsx';
import type { AwaitedEntry, MenuEntry } from '../menu.ts';
import styles from './menu-list.module.css';

interface MenuListProps {
  entries: readonly (MenuEntry | AwaitedEntry)[];
  /** The entry of the page that shows. */
  current?: RouteKey;
  /** Called when an entry was chosen. */
  onChoose?: () => void;
}

/** The account's menu. */
export function MenuList({ entries, current, onChoose }: MenuListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) =>
        'isAwaited' in entry ? (
          <li key={entry.label} className={styles.awaited} aria-hidden="true" />
        ) : (
          <li key={entry.label}>
            <EntryLink
              entry={entry}
              className={styles.entry}
              isCurrent={'route' in entry && isCurrent(entry.route, current)}
              onClick={onChoose}
            >
              <Icon name={entry.icon} size={20} />
              {t(entry.label)}
            </EntryLink>
          </li>
        ),
      )}
    </ul>
  );
}

/** Business customers have settings of their own (A2.68), and what stands under the settings is the same. */
function isCurrent(route: RouteKey, current: RouteKey | undefined): boolean {
  return route === current || (route === 'b2bSettings' && current === 'settings');
}
