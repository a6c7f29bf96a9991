import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#i18n/texts.ts';
import { IconButton } from '#ui/button.tsx';
import { useDialogLayer } from '#ui/use-dialog-layer.ts';
import { usePressBeside } from '#ui/use-press-beside.ts';
import { Wordmark } from '#ui/wordmarks/wordmark.tsx';
import { currentVendor } from '#vendor/vendor.ts';
import type { MenuLink } from '#vendor/vendor-config.ts';
import { brandNames } from '#vendor/vendors.ts';
import styles from './menu-sheet.module.css';
import { ShopLinks } from './shop-links.tsx';

interface MenuSheetProps {
  /** The customer's menu; without it the sheet holds the vendor's own links alone. */
  children?: ReactNode;
  links?: readonly MenuLink[];
  onClose: () => void;
}

/** From here up the menu stands beside the page. */
const besideThePage = '(width >= 1024px)';

/** The menu where it has no room: a sheet over the page, as a dialog. */
export function MenuSheet({ children, links, onClose }: MenuSheetProps) {
  // What opened it is not there where the menu stands beside the page.
  const sheet = useDialogLayer({ onClose, fallbackFocus: () => document.getElementById('content') });
  const close = useEffectEvent(onClose);
  const beside = usePressBeside(onClose);
  const { brand } = currentVendor();

  useEffect(() => {
    const wide = window.matchMedia(besideThePage);
    const onChange = () => wide.matches && close();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);

  return createPortal(
    <div className={styles.layer} {...beside}>
      <div
        ref={sheet}
        className={styles.sheet}
        role="dialog"
        aria-modal="true"
        aria-label={t(children ? 'app.mainMenu' : 'app.shopMenu')}
        tabIndex={-1}
      >
        <div className={styles.top}>
          <Wordmark brand={brand} label={brandNames[brand]} />
          <IconButton icon="close" label={t('app.closeMenu')} onClick={onClose} />
        </div>
        {children && <nav aria-label={t('app.mainMenu')}>{children}</nav>}
        <ShopLinks links={links} label={t('app.shopMenu')} className={styles.shop} />
      </div>
    </div>,
    document.body,
  );
}
