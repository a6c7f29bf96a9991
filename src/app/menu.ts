import type { TextKey } from '#i18n/texts.ts';
import type { PlainRouteKey, RouteKey } from '#paths';
import type { IconName } from '#ui/icon-shapes.ts';
import { mayVisit, type Visitor } from './access.ts';

interface MenuItem {
  label: TextKey;
  icon: IconName;
  /** What it is good for, on the overview's tile. */
  about?: TextKey;
}

/** An entry of the side menu: a page of the app, or one outside that opens beside it. */
export type MenuEntry = MenuItem & ({ route: PlainRouteKey } | { href: string });

/** An entry whose address is not known yet: it has its place, so that the entries below do not move. */
export type AwaitedEntry = MenuItem & { isAwaited: true };

/** The account's menu in its order (A2.63 to A2.73); labels by O92. */
const items = [
  { route: 'home', label: 'menu.overview', icon: 'home' },
  { route: 'orders', label: 'menu.orders', icon: 'orders', about: 'menu.orders.about' },
  { route: 'invoices', label: 'menu.invoices', icon: 'invoices', about: 'menu.invoices.about' },
  { route: 'integration', label: 'menu.integration', icon: 'integration', about: 'menu.integration.about' },
  { route: 'settings', label: 'menu.settings', icon: 'settings', about: 'menu.settings.about' },
  { route: 'b2bSettings', label: 'menu.settings', icon: 'settings', about: 'menu.settings.about' },
  { route: 'savedProjects', label: 'menu.savedProjects', icon: 'projects', about: 'menu.savedProjects.about' },
  { route: 'photos', label: 'menu.photos', icon: 'photos', about: 'menu.photos.about' },
  { route: 'widgets', label: 'menu.widgets', icon: 'widgets', about: 'menu.widgets.about' },
  { faq: true, label: 'menu.faq', icon: 'help', about: 'menu.faq.about' },
  { route: 'logout', label: 'menu.signOut', icon: 'sign-out' },
] as const satisfies readonly (MenuItem & ({ route: PlainRouteKey } | { faq: true }))[];

/** What the menu depends on. */
export interface MenuSituation {
  visitor: Visitor;
  /** Whether the app has such a page. */
  hasPage: (key: RouteKey) => boolean;
  /** The vendor's help centre; its entry is left out without one (O91), and keeps its place while that is not known. */
  faqUrl?: string;
  isFaqAwaited?: boolean;
}

/** The entries that this customer sees: of pages that exist and that are open to the customer. */
export function menuEntries({ visitor, hasPage, faqUrl, isFaqAwaited }: MenuSituation): (MenuEntry | AwaitedEntry)[] {
  return items.flatMap((item): (MenuEntry | AwaitedEntry)[] => {
    if ('faq' in item) {
      const { label, icon, about } = item;
      if (isFaqAwaited) return [{ label, icon, about, isAwaited: true }];
      return faqUrl === undefined ? [] : [{ label, icon, about, href: faqUrl }];
    }
    // Business customers have settings of their own (A2.68).
    if (item.route === 'settings' && visitor.isBusinessUser) return [];
    return hasPage(item.route) && mayVisit(item.route, visitor) ? [item] : [];
  });
}
