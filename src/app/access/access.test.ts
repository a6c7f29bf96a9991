import { describe, expect, test } from 'vitest';
import { routePaths, type RouteKey } from '#paths';
import { flagNames, opens, type FlagName } from '#vendor/flags/flag-rules.ts';
import { mayVisit, type Visitor } from './access.ts';

const keys = Object.keys(routePaths) as RouteKey[];
const under = (...prefixes: string[]) =>
  keys.filter((key) => prefixes.some((prefix) => `${routePaths[key]}/`.startsWith(`${prefix}/`)));

function visitor({ off = [], isBusinessUser = false }: { off?: FlagName[]; isBusinessUser?: boolean } = {}): Visitor {
  return { isBusinessUser, isOpen: (gate) => opens(gate, (name) => !off.includes(name)) };
}
const closedFor = (who: Visitor) => keys.filter((key) => !mayVisit(key, who));

describe('O5 who may visit a page', () => {
  test('S53 A6.9 consumers: everything but the business pages', () => {
    expect(closedFor(visitor())).toEqual(under('/settings/b2b', '/invoices', '/integration'));
  });

  test('S53 A6.4 A6.5 A6.6 A6.7 business customers: everything but the widgets', () => {
    expect(closedFor(visitor({ isBusinessUser: true }))).toEqual(under('/online-products'));
  });

  test('P6.6 P2.17 without the timeline flag the whole photo area and the downloads are closed', () => {
    const closed = closedFor(visitor({ off: ['PhotoManagementTimelineViewEnabled'] }));
    expect(closed).toEqual(expect.arrayContaining(under('/my-photos', '/downloads')));
    expect(closed).not.toContain('home');
  });

  test('P6.7 without the album flag albums are closed, photos and shared albums stay open', () => {
    const closed = closedFor(visitor({ off: ['PhotoManagementAlbumViewEnabled'] }));
    expect(closed).toEqual(expect.arrayContaining(under('/my-photos/albums')));
    expect(closed).not.toEqual(expect.arrayContaining(['photos']));
    expect(closed).not.toEqual(expect.arrayContaining(['sharedAlbum']));
  });

  test('P6.8 without the shared-albums flag shared albums are closed', () => {
    const closed = closedFor(visitor({ off: ['PhotoManagementSharedAlbumsViewEnabled'] }));
    expect(closed).toEqual(expect.arrayContaining(under('/my-photos/shared-albums')));
    expect(closed).not.toEqual(expect.arrayContaining(['album']));
  });

  test('A6.1 home, sign-out, orders and settings are open whatever the flags say', () => {
    const closed = closedFor(visitor({ off: [...flagNames] }));
    for (const key of ['home', 'logout', 'orders', 'settings', 'savedProjects'] as const)
      expect(closed).not.toContain(key);
  });
});
