import { useState } from 'react';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths, type RouteKey } from '#paths';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Wordmark } from '#ui/wordmarks/wordmark.tsx';
import { currentVendor } from '#vendor/vendor.ts';
import type { MenuLink } from '#vendor/vendor-config.ts';
import { brandNames } from '#vendor/vendors.ts';
import type { AwaitedEntry, MenuEntry } from '../menu.ts';
import styles from './header.module.css';
import { ShopLinks } from './shop-links.tsx';

/** Loaded when the first screen stands (in-background.tsx): no byte of it is needed before. */
const menuSheet = lazyDialog(() => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet));

interface HeaderProps {
  entries: readonly (MenuEntry | AwaitedEntry)[];
  current?: RouteKey;
  /** The vendor's own links. */
  links?: readonly MenuLink[];
  /** The page has tools that stand at its end. */
  hasTools: boolean;
}

/** The brand, and on narrow screens the way to the menu. */
export function Header({ entries, current, links, hasTools }: HeaderProps) {
  const [open, setOpen] = useState(false);
  const { brand } = currentVendor();
  const name = brandNames[brand];
  return (
    <header className={classNames(styles.header, hasTools && styles.besideTools)}>
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
      {open && <menuSheet.Component entries={entries} current={current} links={links} onClose={() => setOpen(false)} />}
    </header>
  );
}
