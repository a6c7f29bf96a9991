import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import { menuEntries, type MenuEntry } from './menu.ts';
import { hasPage } from './screens.ts';
import { currentVisitor } from './visitor.ts';

/** The account's menu as this customer sees it. */
export function useMenu(): MenuEntry[] {
  const { faqUrl } = useVendorConfig();
  return menuEntries({ visitor: currentVisitor(), hasPage, faqUrl: webAddress(faqUrl) });
}
