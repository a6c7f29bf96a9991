import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brands } from '#ui/theme/brands.ts';
import { contrast } from '#ui/theme/testing/colour.ts';
import { readColour, readTokens } from '#ui/theme/testing/read-tokens.ts';

const css = readFileSync(new URL('./status-colours.module.css', import.meta.url), 'utf8');
const looks = ['cyan', 'red'].flatMap((name) =>
  brands.flatMap((brand) => (['light', 'dark'] as const).map((scheme) => ({ name, brand, scheme }))),
);

/** Declarations of the class of a colour. */
function declarations(name: string): [string, string][] {
  const body = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, property = '', value = '']) => [property, value]);
}

test.each(looks)('X9 A4.32 A4.33 a status in $name can be read in $brand, $scheme', ({ name, brand, scheme }) => {
  const own = declarations(name);
  expect(own.map(([property]) => property)).toEqual(['--status', '--status-quiet']);
  const tokens = new Map([...readTokens({ brand, scheme, moreContrast: false }), ...own]);
  const colour = (token: string) => readColour(tokens, token, scheme);
  for (const ground of ['--status-quiet', '--surface', '--surface-raised']) {
    expect(contrast(colour('--status'), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
  }
});
