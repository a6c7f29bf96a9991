import { encode } from 'uqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const TEXT = 'https://account.folioleaf-uk.example/photos/tray/0b9f4f4e-4d4c-4dd8-9b11-d9e47c1e3a55';
const markup = renderToStaticMarkup(<QrCode text={TEXT} label="Code of an address" />);

/** The modules that a path of horizontal rectangles fills, as x and y. */
function filledBy(path: string): Set<string> {
  const filled = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at++) filled.add(`${Number(x) + at} ${y}`);
  return filled;
}

test('P4.45 the code is drawn module by module as it was encoded, with the space around that cameras need', () => {
  const { data, size } = encode(TEXT, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  const paths = [...markup.matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)].map(([, d, fill]) => ({ d, fill }));
  expect(paths.map(({ fill }) => fill)).toEqual(['#fff', '#000']);
  expect([...filledBy(paths[1]?.d ?? '')].toSorted()).toEqual(dark.toSorted());
  expect(dark.every((module) => module.split(' ').every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(true);
});

test('X1 it is an image with a name', () => {
  expect(markup).toContain('role="img"');
  expect(markup).toContain('aria-label="Code of an address"');
});
