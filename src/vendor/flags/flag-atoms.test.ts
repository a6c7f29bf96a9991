import { afterEach, expect, test, vi } from 'vitest';
import { loadAppConfig } from '#vendor/app-config.ts';
import { isOpen } from './flag-atoms.ts';

const TIMELINE = 'PhotoManagementTimelineViewEnabled';

vi.mock('#generated/app-config/calls.ts', () => ({
  getAppConfig: async () => ({ features: { PhotoManagementUploadViewEnabled: true } }),
}));

afterEach(() => vi.unstubAllGlobals());

test('P6.2 P6.3 P6.4 flags are what query, browser and configuration say when the page opens, and stay so on the way to other addresses', async () => {
  const stored = new Map([['PhotoManagementOrderPrintsEnabled', 'true']]);
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null });
  vi.stubGlobal('location', { search: `?${TIMELINE}=true`, hostname: 'localhost' });
  await loadAppConfig();
  const open = () => (['library', 'addPhotos', 'orderPrints', 'photoTabs'] as const).filter(isOpen);
  expect(open()).toEqual(['library', 'addPhotos', 'orderPrints']);
  vi.stubGlobal('location', { search: '', hostname: 'localhost' });
  stored.clear();
  expect(open()).toEqual(['library', 'addPhotos', 'orderPrints']);
});
