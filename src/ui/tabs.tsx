import { Link } from '#lib/link.tsx';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  text: string;
  to: string;
  /** Number of entries behind it, formatted; empty while it is not known. */
  count?: string;
  current: boolean;
}

export interface TabsProps {
  label: string;
  items: readonly Tab[];
}

/** Tabs that are pages of their own, and so links: each has an address. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ key, text, count, to, current }) => (
          <li key={key}>
            <Link to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
              {text}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
