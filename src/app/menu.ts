import type { TextKey } from '#i18n/texts.ts';
import type { PlainRouteKey } from '#paths';
import type { IconName } from '#ui/icon.tsx';
import { useIsVendorConfigPending, useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import { currentVisitor, mayVisit, type Visitor } from './access.ts';

interface MenuItem {
  label: TextKey;
  icon: IconName;
}

/** An entry of the side menu: a page of the app, or one outside that opens beside it. */
export type MenuEntry = MenuItem & ({ route: PlainRouteKey } | { href: string });

/** An entry whose address is not known yet: it has its place, so that the entries below do not move. */
export type AwaitedEntry = MenuItem & { isAwaited: true };

/** The account's menu in its order (A2.63 to A2.73); labels by O92. */
const items = [
  { route: 'home', label: 'menu.overview', icon: 'home' },
  { route: 'orders', label: 'menu.orders', icon: 'orders' },
  { route: 'invoices', label: 'menu.invoices', icon: 'invoices' },
  { route: 'integration', label: 'menu.integration', icon: 'integration' },
  { route: 'settings', label: 'menu.settings', icon: 'settings' },
  { route: 'b2bSettings', label: 'menu.settings', icon: 'settings' },
  { route: 'savedProjects', label: 'menu.savedProjects', icon: 'projects' },
  { route: 'photos', label: 'menu.photos', icon: 'photos' },
  { route: 'widgets', label: 'menu.widgets', icon: 'widgets' },
  { faq: true, label: 'menu.faq', icon: 'help' },
  { route: 'logout', label: 'menu.signOut', icon: 'sign-out' },
] as const satisfies readonly (MenuItem & ({ route: PlainRouteKey } | { faq: true }))[];

/** Facts that the menu depends on. */
export interface MenuSituation {
  visitor: Visitor;
  /** The vendor's help centre; its entry is left out without one (O91), and keeps its place while that is not known. */
  faqUrl?: string;
  isFaqAwaited?: boolean;
}

/** The entries that this customer sees: of pages that are open to her. */
export function menuEntries({ visitor, faqUrl, isFaqAwaited }: MenuSituation): (MenuEntry | AwaitedEntry)[] {
  return items.flatMap((item): (MenuEntry | AwaitedEntry)[] => {
    if ('faq' in item) {
      const { label, icon } = item;
      if (isFaqAwaited) return [{ label, icon, isAwaited: true }];
      return faqUrl === undefined ? [] : [{ label, icon, href: faqUrl }];
    }
    // Business customers have settings of their own (A2.68).
    if (item.route === 'settings' && visitor.isBusinessUser) return [];
    return mayVisit(item.route, visitor) ? [item] : [];
  });
}

/** Hook: the account's menu as this customer sees it. */
export function useMenu(): (MenuEntry | AwaitedEntry)[] {
  const { faqUrl } = useVendorConfig();
  return menuEntries({
    visitor: currentVisitor(),
    faqUrl: webAddress(faqUrl),
    isFaqAwaited: useIsVendorConfigPending(),
  });
}
