import type { TextKey } from '#i18n/texts.ts';
import { webAddress } from '#lib/web-address.ts';
import type { PlainRouteKey } from '#paths';
import type { IconName } from '#ui/icon.tsx';
import { useIsVendorConfigPending, useVendorConfig } from '#vendor/vendor-config.ts';
import { currentVisitor, mayVisit, type Visitor } from './access.ts';

interface MenuItem {
  label: TextKey;
  icon: IconName;
}

/** A page of the app as a menu names it. */
export type PageEntry = MenuItem & { route: PlainRouteKey };

/** An entry of the side menu: a page of the app, or one outside that opens beside it. */
export type MenuEntry = PageEntry | (MenuItem & { href: string });

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
  { route: 'printTray', label: 'tray.title', icon: 'prints' },
  { route: 'widgets', label: 'menu.widgets', icon: 'widgets' },
  { faq: true, label: 'menu.faq', icon: 'help' },
  { route: 'logout', label: 'menu.signOut', icon: 'sign-out' },
] as const satisfies readonly (PageEntry | (MenuItem & { faq: true }))[];

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
    return isNamed(item, visitor) ? [item] : [];
  });
}

/** Whether a page is named to this customer where pages are listed. */
export function isNamed({ route }: PageEntry, visitor: Visitor): boolean {
  // Of these business customers have their own (A2.68).
  const isOfOthers = visitor.isBusinessUser && (route === 'settings' || route === 'email');
  return !isOfOthers && mayVisit(route, visitor);
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
