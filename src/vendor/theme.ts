import type { Vendor } from './vendors.ts';

/** Dresses the page for a vendor: the brand picks the tokens of src/ui/theme (A1.15). */
export function applyTheme({ brand }: Vendor): void {
  document.documentElement.dataset.brand = brand;
}
