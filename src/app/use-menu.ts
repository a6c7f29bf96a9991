import { useIsVendorConfigPending, useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import { menuEntries, type AwaitedEntry, type MenuEntry } from './menu.ts';
import { currentVisitor } from './visitor.ts';

/** The account's menu as this customer sees it. */
export function useMenu(): (MenuEntry | AwaitedEntry)[] {
  const { faqUrl } = useVendorConfig();
  return menuEntries({
    visitor: currentVisitor(),
    faqUrl: webAddress(faqUrl),
    isFaqAwaited: useIsVendorConfigPending(),
  });
}
