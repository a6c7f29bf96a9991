import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths, type RouteKey } from '#paths';
import { IconButton } from '#ui/button.tsx';
import { Wordmark } from '#ui/wordmarks/wordmark.tsx';
import { currentVendor } from '#vendor/vendor.ts';
import type { MenuLink } from '#vendor/vendor-config.ts';
import { brandNames } from '#vendor/vendors.ts';
import type { AwaitedEntry, MenuEntry } from '../menu.ts';
import styles from './header.module.css';
import { MenuSheet } from './menu-sheet.tsx';
import { ShopLinks } from './shop-links.tsx';

interface HeaderProps {
  entries: readonly (MenuEntry | AwaitedEntry)[];
  current?: RouteKey;
  /** The vendor's own links. */
  links?: readonly MenuLink[];
}

/** The brand, and on narrow screens the way to the menu. */
export function Header({ entries, current, links }: HeaderProps) {
  const [open, setOpen] = useState(false);
  const { brand } = currentVendor();
  const name = brandNames[brand];
  return (
    <header className={styles.header}>
      <IconButton
        icon="menu"
        label={t('app.openMenu')}
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Link to={paths.home()} className={styles.home} aria-label={t('app.toHome', { brand: name })}>
        <Wordmark brand={brand} label={name} />
      </Link>
      <ShopLinks links={links} label={t('app.shopMenu')} className={styles.shop} />
      {open && <MenuSheet entries={entries} current={current} links={links} onClose={() => setOpen(false)} />}
    </header>
  );
}
