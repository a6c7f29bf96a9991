import { expect, test } from 'vitest';
import { isNamed, menuEntries, type MenuSituation } from './menu.ts';

const faqUrl = 'https://www.folioleaf-uk.example/help';

function shown({
  isBusinessUser = false,
  timeline = true,
  ...rest
}: { isBusinessUser?: boolean; timeline?: boolean } & Partial<MenuSituation> = {}) {
  const entries = menuEntries({ visitor: { isBusinessUser, isOpen: () => timeline }, faqUrl, ...rest });
  return entries.map((entry) => ('route' in entry ? entry.route : 'href' in entry ? entry.href : 'awaited'));
}

test('A2.63 A2.64 A2.67 A2.69 A2.70 A2.71 A2.72 A2.73 O92 the menu of a consumer, in its order', () => {
  expect(shown()).toEqual([
    'home',
    'orders',
    'settings',
    'savedProjects',
    'photos',
    'printTray',
    'widgets',
    faqUrl,
    'logout',
  ]);
});

test('A2.65 A2.66 A2.68 A2.71 business customers have invoices, FTP instructions and their own settings, and no widgets', () => {
  expect(shown({ isBusinessUser: true })).toEqual([
    'home',
    'orders',
    'invoices',
    'integration',
    'b2bSettings',
    'savedProjects',
    'photos',
    'printTray',
    faqUrl,
    'logout',
  ]);
});

test('A2.70 saved photos are shown only with the timeline flag, and the print tray only with that of prints, too', () => {
  expect(shown({ timeline: false })).not.toContain('photos');
  const withoutPrints = { isBusinessUser: false, isOpen: (gate: string) => gate !== 'orderPrints' };
  expect(shown({ visitor: withoutPrints })).toContain('photos');
  expect(shown({ visitor: withoutPrints })).not.toContain('printTray');
  expect(shown({ timeline: false })).not.toContain('printTray');
});

test('A2.72 O91 without an address of the help centre there is no such entry', () => {
  expect(shown({ faqUrl: undefined })).toEqual([
    'home',
    'orders',
    'settings',
    'savedProjects',
    'photos',
    'printTray',
    'widgets',
    'logout',
  ]);
});

test('F5 the help centre keeps its place while its address is not known', () => {
  expect(shown({ faqUrl: undefined, isFaqAwaited: true })).toEqual([
    'home',
    'orders',
    'settings',
    'savedProjects',
    'photos',
    'printTray',
    'widgets',
    'awaited',
    'logout',
  ]);
});

test.each([
  ['settings', 'b2bSettings'],
  ['email', 'b2bEmail'],
] as const)(
  'O5 A2.68 of the pages %s and %s consumers are named the first, business customers the second',
  (...routes) => {
    const named = (isBusinessUser: boolean) =>
      routes.filter((route) =>
        isNamed({ route, label: 'menu.settings', icon: 'settings' }, { isBusinessUser, isOpen: () => true }),
      );
    expect([named(false), named(true)]).toEqual([[routes[0]], [routes[1]]]);
  },
);

test.each(['personalDetails', 'addresses', 'paymentMethod'] as const)(
  'O5 the page %s behind the settings is named to everybody',
  (route) => {
    for (const isBusinessUser of [false, true])
      expect(isNamed({ route, label: 'menu.settings', icon: 'settings' }, { isBusinessUser, isOpen: () => true })).toBe(
        true,
      );
  },
);
