import { readFileSync } from 'node:fs';
import { brands, type Brand } from '../brands.ts';
import { parseColour, type Colour } from './colour.ts';

/** A way of looking at the page that changes its colours. */
export interface Look {
  brand: Brand;
  scheme: 'light' | 'dark';
  moreContrast: boolean;
}

/** The token files in the order in which theme.css imports them. */
const tokenFiles = ['tokens.css', ...brands.map((brand) => `brand-${brand}.css`)];

interface Rule {
  selectors: string[];
  /** The `@media` conditions around it. */
  conditions: string[];
  declarations: ReadonlyArray<readonly [name: string, value: string]>;
}

/** Every custom property, as text, that holds for a look, with later rules over earlier ones. */
export function readTokens(look: Look): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const file of tokenFiles) {
    for (const rule of parseRules(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))) {
      if (!rule.selectors.some((selector) => selector === ':root' || selector === `[data-brand='${look.brand}']`))
        continue;
      if (!rule.conditions.every((condition) => look.moreContrast && condition === '(prefers-contrast: more)'))
        continue;
      for (const [name, value] of rule.declarations) if (name.startsWith('--')) tokens.set(name, value);
    }
  }
  return tokens;
}

/**
 * The colour that a token has in a look.
 * @throws Error if there is no such token, or no colour in it.
 */
export function readColour(tokens: ReadonlyMap<string, string>, name: string, scheme: Look['scheme']): Colour {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return readColour(tokens, reference, scheme);
  const sides = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value);
  return parseColour(sides ? (sides[scheme === 'light' ? 1 : 2] ?? '') : value);
}

function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  let text = '';
  for (const character of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      open.push(text.trim());
      text = '';
    } else if (character === '}') {
      const selector = open.pop();
      if (selector && !selector.startsWith('@')) rules.push(toRule(selector, open, text));
      text = '';
    } else {
      text += character;
    }
  }
  return rules;
}

function toRule(selector: string, around: readonly string[], body: string): Rule {
  return {
    selectors: selector.split(',').map((part) => part.trim()),
    conditions: around.filter((at) => at.startsWith('@media')).map((at) => at.slice('@media'.length).trim()),
    declarations: body
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':');
        return [
          line.slice(0, colon).trim(),
          line
            .slice(colon + 1)
            .trim()
            .replaceAll(/\s+/g, ' '),
        ] as const;
      }),
  };
}
