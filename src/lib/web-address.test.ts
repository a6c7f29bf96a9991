import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each(['https://shop.example', 'http://shop.example/a?b#c'])('S38 %s is an address of the web', (address) => {
  expect(webAddress(address)).toBe(address);
});

test.each([
  undefined,
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'blob:https://a.example/1',
  '/relative',
  '',
])('S38 %s is none', (address) => expect(webAddress(address)).toBeUndefined());
