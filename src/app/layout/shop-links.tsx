import type { ComponentProps } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { capitalised } from '#lib/capitalised.ts';
import { classNames } from '#ui/class-names.ts';
import { type MenuLink, webLinks } from '#vendor/vendor-config.ts';
import { currentVendor } from '#vendor/vendor.ts';
import styles from './shop-links.module.css';

interface ShopLinksProps extends Pick<ComponentProps<'nav'>, 'ref'> {
  links?: readonly MenuLink[];
  label: string;
  className?: string;
}

/** Menu that the vendor configured; nothing at all while there is none, or when it could not be loaded (A4.45). */
export function ShopLinks({ ref, links, label, className }: ShopLinksProps) {
  const shown = webLinks(links);
  if (shown.length === 0) return null;
  return (
    <nav ref={ref} aria-label={label} className={classNames(styles.links, className)}>
      {shown.map((link) => (
        <a key={link.href + link.label} href={link.href} className={styles.link}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}

/** Footer of the page: which shop this is, and the vendor's own links. */
export function Footer({ links }: { links?: readonly MenuLink[] }) {
  return (
    <footer className={styles.footer}>
      {/* Before the links, which come later. */}
      <p className={styles.shop}>{shopName(currentVendor().country, currentLocale())}</p>
      <ShopLinks links={links} label={t('app.footerMenu')} className={styles.footerLinks} />
    </footer>
  );
}

/** Country of a shop and its language, in that language: "Sverige · Svenska". */
export function shopName(country: string, locale: string): string {
  const nameOf = (type: 'region' | 'language', code: string) =>
    capitalised(new Intl.DisplayNames(locale, { type }).of(code) ?? code, locale);
  return `${nameOf('region', country)} · ${nameOf('language', locale.slice(0, 2))}`;
}
