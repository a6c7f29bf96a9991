import { Link } from '#lib/link.tsx';
import styles from './back-link.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface BackLinkProps {
  to: string;
  /** Title of the page it leads to. */
  label: string;
  className?: string;
}

/** Link to the page above, on phones an arrow; hidden with reduced chrome and on paper (O82). */
export function BackLink({ to, label, className }: BackLinkProps) {
  return (
    <Link to={to} className={classNames(styles.back, className)}>
      <Icon name="back" size={20} />
      <span data-words="">{label}</span>
    </Link>
  );
}
