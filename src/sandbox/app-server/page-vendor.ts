/** The page for a host that names no shop, with the shop that it shows there. See: src/vendor/vendor.ts */
export function withVendor(page: string, vendor: string): string {
  return page.replace('<html ', `<html data-shop="account.${vendor}.example" `);
}
