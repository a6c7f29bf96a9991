import { afterEach, expect, test } from 'vitest';
import { applyVendorRoutes, pathOf, paths, routeKeys, routePaths } from '#paths';
import { isPublic, pageAt, screenAt } from './screens.ts';

afterEach(() => void applyVendorRoutes());

test('every screen is found at its address, with and without a slash at the end', () => {
  expect(screenAt('/')?.key).toBe('home');
  expect(screenAt('/my-photos/photos')?.key).toBe('photos');
  expect(screenAt('/my-photos/photos/')?.key).toBe('photos');
  expect(screenAt(paths.photoPreview({ id: 'a/b' }))?.key).toBe('photoPreview');
});

test('an address that no page has leads nowhere', () => {
  expect(screenAt('/my-photos/photos/more')).toBeUndefined();
  expect(screenAt('/nowhere')).toBeUndefined();
});

test('photos and their preview are one page to the customer', () => {
  expect(screenAt('/my-photos/photos')?.area).toBe(screenAt(paths.photoPreview({ id: 'p1' }))?.area);
  expect(pageAt('/my-photos/photos')).toBe(pageAt(paths.photoPreview({ id: 'p1' })));
  expect(pageAt('/my-photos/photos')).not.toBe(pageAt('/my-photos/albums'));
});

test('every album is a page of its own, at whichever of its addresses', () => {
  expect(pageAt(paths.album({ id: 'a1' }))).toBe(pageAt(paths.albumPhotoPreview({ id: 'a1', photoId: 'p1' })));
  expect(pageAt(paths.album({ id: 'a1' }))).not.toBe(pageAt(paths.album({ id: 'a2' })));
  const ours = pageAt('/my-photos/albums/a1');
  applyVendorRoutes({ album: '/my-albums/:id' });
  expect(pageAt('/my-albums/a1')).toBe(ours);
});

test('A1.17 a page is found at the address that the vendor gave it, and at ours', () => {
  applyVendorRoutes({ albums: '/my-albums' });
  expect(screenAt('/my-albums')?.key).toBe('albums');
  expect(screenAt('/my-photos/albums')?.key).toBe('albums');
});

test('A2.32 five pages are public, and every other page asks for a customer', () => {
  const open = routeKeys.filter((key) => isPublic(routePaths[key]) && key !== 'logout');
  expect(open).toEqual([
    'accountDeleted',
    'changeEmailSuccess',
    'subscriptionConfirmation',
    'subscriptionConfirmationSuccess',
    'subscriptionConfirmationError',
  ]);
});

test('O86 signing out is public, everything else asks for a customer', () => {
  expect(isPublic('/logout')).toBe(true);
  for (const pathname of ['/', '/my-photos/photos', '/nowhere', '/logout/x']) expect(isPublic(pathname)).toBe(false);
});

test('A1.17 A2.32 O86 what is public stays so at the vendor\u2019s address, and nothing else becomes it', () => {
  applyVendorRoutes(
    Object.fromEntries(Object.entries(routePaths).map(([key, path]) => [key, `/shop${path === '/' ? '' : path}`])),
  );
  for (const key of routeKeys) expect(isPublic(pathOf(key)), key).toBe(isPublic(routePaths[key]));
});
