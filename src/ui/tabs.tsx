import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabLinkProps {
  className: string | undefined;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

export interface Tab {
  key: string;
  text: string;
  /** How many things are behind it, as it is to be shown; empty while that is not known. */
  count?: string;
  current: boolean;
}

export interface TabsProps<Item extends Tab> {
  label: string;
  items: readonly Item[];
  /** Renders the link: the kit knows no router. */
  renderLink: (item: Item, props: TabLinkProps) => ReactNode;
}

/** Tabs that are pages of their own, and so links: each has an address. */
export function Tabs<Item extends Tab>({ label, items, renderLink }: TabsProps<Item>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            {renderLink(item, {
              className: styles.tab,
              'aria-current': item.current ? 'page' : undefined,
              children: (
                <>
                  {item.text}
                  {item.count !== undefined && (
                    <>
                      {' '}
                      <span className={styles.count}>{item.count}</span>
                    </>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
