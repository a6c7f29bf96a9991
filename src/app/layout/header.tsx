import { useState, type ReactNode } from 'react';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { onSize } from '#lib/events.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Wordmark } from '#ui/wordmarks/wordmark.tsx';
import { currentVendor } from '#vendor/vendor.ts';
import { type MenuLink, webLinks } from '#vendor/vendor-config.ts';
import { brandNames } from '#vendor/vendors.ts';
import styles from './header.module.css';
import { ShopLinks } from './shop-links.tsx';

/** Loaded when the first screen stands (in-background.tsx): no byte of it is needed before. */
const menuSheet = lazyDialog(() => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet));

interface HeaderProps {
  /** Draws the customer's menu; none on a page that asks for nobody. @param close for when something in it is chosen */
  renderMenu?: (close: () => void) => ReactNode;
  /** The vendor's own links. */
  links?: readonly MenuLink[];
  /** The page has tools that stand at its end. */
  hasTools?: boolean;
}

/** The brand and the vendor's own links, and the way to the menu where that or those have no room. */
export function Header({ renderMenu, links, hasTools }: HeaderProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { brand } = currentVendor();
  const name = brandNames[brand];
  const button = (
    <IconButton
      icon="menu"
      label={t('app.openMenu')}
      className={styles.menu}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(true)}
    />
  );
  return (
    <header className={classNames(styles.header, renderMenu && styles.withMenu, hasTools && styles.besideTools)}>
      {renderMenu && button}
      <Link to={paths.home()} className={styles.home} aria-label={t('app.toHome', { brand: name })}>
        <Wordmark brand={brand} label={name} />
      </Link>
      <ShopLinks ref={markCutOff} links={links} label={t('app.shopMenu')} className={styles.shop} />
      {/* The links come later: behind them it moves nothing. */}
      {!renderMenu && webLinks(links).length > 0 && button}
      {open && (
        <menuSheet.Component links={links} onClose={close}>
          {renderMenu?.(close)}
        </menuSheet.Component>
      )}
    </header>
  );
}

/** Marks links that have no room beside each other: they are in the menu then. */
function markCutOff(nav: HTMLElement | null): (() => void) | undefined {
  if (!nav) return undefined;
  return onSize(nav, () => {
    const isCutOff = nav.scrollHeight > nav.clientHeight || nav.scrollWidth > nav.clientWidth;
    // Not at once: the button that shows then takes some of their room, and that would be a change within a change.
    requestAnimationFrame(() => nav.toggleAttribute('data-cut-off', isCutOff));
  });
}
