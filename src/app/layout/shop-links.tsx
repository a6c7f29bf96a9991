import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { type MenuLink, webLinks } from '#vendor/vendor-config.ts';
import styles from './shop-links.module.css';

interface ShopLinksProps {
  links?: readonly MenuLink[];
  label: string;
  className?: string;
}

/** Menu that the vendor configured; nothing at all while there is none, or when it could not be loaded (A4.45). */
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

/** Footer of the page with the vendor's own links. */
export function Footer({ links }: { links?: readonly MenuLink[] }) {
  if (webLinks(links).length === 0) return null;
  return (
    <footer className={styles.footer}>
      <ShopLinks links={links} label={t('app.footerMenu')} className={styles.footerLinks} />
    </footer>
  );
}
