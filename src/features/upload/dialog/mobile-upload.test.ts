import { expect, test } from 'vitest';
import { isMobileDevice, mobileUploadAddress } from './mobile-upload.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', false],
])('O17 P2.157 a mobile device is told by its browser: %s', (userAgent, expected) =>
  expect(isMobileDevice({ userAgent })).toBe(expected),
);

test('O17 P2.157 the browser may say so itself', () => {
  expect(isMobileDevice({ userAgent: 'Mozilla/5.0', userAgentData: { mobile: true } })).toBe(true);
  expect(isMobileDevice({ userAgent: 'Mozilla/5.0', userAgentData: { mobile: false } })).toBe(false);
});

test('P2.159 the open album goes along, and what the address has already stays', () => {
  expect(mobileUploadAddress('https://upload.example/mobile?shop=uk', 'a b&c')).toBe(
    'https://upload.example/mobile?shop=uk&album_id=a+b%26c',
  );
  expect(mobileUploadAddress('https://upload.example/mobile', undefined)).toBe('https://upload.example/mobile');
});

test.each([
  undefined,
  '',
  'upload.example/mobile',
  '/mobile',
  'javascript:alert(1)',
  'data:text/html,x',
  'photos://upload',
])('P2.158 S38 what is no address of the web leads nowhere: %s', (configured) =>
  expect(mobileUploadAddress(configured, 'lisbon')).toBeUndefined(),
);
