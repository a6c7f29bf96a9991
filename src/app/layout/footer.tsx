import { t } from '#i18n/texts.ts';
import { webLinks, type MenuLink } from '#vendor/vendor-config.ts';
import styles from './footer.module.css';
import { ShopLinks } from './shop-links.tsx';

/** The vendor's own links at the end of the page. */
export function Footer({ links }: { links?: readonly MenuLink[] }) {
  if (webLinks(links).length === 0) return null;
  return (
    <footer className={styles.footer}>
      <ShopLinks links={links} label={t('app.footerMenu')} className={styles.links} />
    </footer>
  );
}
