import type { Locator, Page } from '@playwright/test';

const AMSTERDAM = {
  'First name': 'Mia',
  'Last name': 'Berg',
  'Street name': 'Molenweg',
  'Street number': '12',
  'Postal code': '1012 JS',
  'Town or city': 'Amsterdam',
};

/** A field of the form for an address. */
export function addressField(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

/** Fills in an address of Amsterdam, all but what is given. */
export async function fillInAddress(page: Page, other: Record<string, string> = {}): Promise<void> {
  await addressField(page, 'Country').selectOption('NL');
  for (const [label, text] of Object.entries({ ...AMSTERDAM, ...other })) await addressField(page, label).fill(text);
}
