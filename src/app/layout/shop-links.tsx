import { classNames } from '#ui/class-names.ts';
import { webLinks, type MenuLink } from '#vendor/vendor-config.ts';
import styles from './shop-links.module.css';

interface ShopLinksProps {
  links?: readonly MenuLink[];
  label: string;
  className?: string;
}

/** A menu that the vendor configured; nothing at all while there is none, or when it could not be loaded (A4.45). */
export function ShopLinks({ links, label, className }: ShopLinksProps) {
  const shown = webLinks(links);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={label} className={classNames(styles.links, className)}>
      {shown.map((link) => (
        <a key={link.href + link.label} href={link.href} className={styles.link}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}
