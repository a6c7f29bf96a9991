import type { Page } from '@playwright/test';

interface Line {
  depth: number;
  role: string;
  name: string;
  level: number;
  url?: string;
}

/** Buttons and links, which are not nested. */
const CONTROLS = new Set([
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'textbox',
  'searchbox',
  'combobox',
  'menuitem',
]);

/** Faults of a page for a screen reader: clumsy names, and missing landmarks and headings. */
export async function clumsyIn(page: Page): Promise<string[]> {
  const lines = linesOf(await page.locator('body').ariaSnapshot());
  const found: string[] = [];
  for (const landmark of ['banner', 'main', 'contentinfo']) {
    const amount = lines.filter(({ role }) => role === landmark).length;
    if (amount !== 1) found.push(`${amount} landmarks “${landmark}”`);
  }
  const navigations = lines.filter(({ role }) => role === 'navigation').map(({ name }) => name);
  if (navigations.some((name, index) => name === '' || navigations.indexOf(name) !== index))
    found.push(`navigations that cannot be told apart: ${navigations.join(', ')}`);

  const levels = lines.filter(({ role }) => role === 'heading').map(({ level }) => level);
  if (levels.filter((level) => level === 1).length !== 1) found.push(`headings of level 1: ${levels.join(' ')}`);
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1)
      found.push(`a heading of level ${level} follows one of level ${levels[index - 1] ?? 0}`);
  });

  const within: Line[] = [];
  const addresses = new Map<string, string>();
  for (const line of lines) {
    while ((within.at(-1)?.depth ?? -1) >= line.depth) within.pop();
    const { role, name, url } = line;
    if (CONTROLS.has(role)) {
      const outer = within.find((one) => CONTROLS.has(one.role) && one.role !== 'combobox');
      if (outer) found.push(`${role} “${name}” inside ${outer.role} “${outer.name}”`);
      if (name === '') found.push(`a ${role} without a name`);
      if (new RegExp(`\\b${role}\\b`, 'i').test(name)) found.push(`a ${role} that is called one: “${name}”`);
    }
    if (/^(.{3,}?)[\s,.:()–-]*\1$/i.test(name)) found.push(`${role} says its name twice: “${name}”`);
    // Photos of one day have one name, and their place beside it.
    if (role === 'link' && url !== undefined && !name.startsWith('Photo, ')) {
      const other = addresses.get(name);
      if (other !== undefined && other !== url) found.push(`two links “${name}” that lead to different places`);
      addresses.set(name, url);
    }
    within.push(line);
  }
  return found;
}

/** The lines of an accessibility tree as it is spelt by Playwright: `- button "Save" [expanded]`, a link's address beneath it. */
function linesOf(snapshot: string): Line[] {
  const lines: Line[] = [];
  for (const text of snapshot.split('\n')) {
    const [, indent = '', rest = ''] = /^( *)- (.*)$/.exec(text) ?? [];
    const last = lines.at(-1);
    if (rest.startsWith('/url:') && last) last.url = rest.slice(6);
    const plain = rest.startsWith("'") ? rest.slice(1).replaceAll("''", "'") : rest;
    const [, role, name = ''] = /^([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(plain) ?? [];
    if (role === undefined || role === 'text') continue;
    lines.push({
      depth: indent.length,
      role,
      name: name.replaceAll('\\"', '"'),
      level: Number(/\[level=(\d)\]/.exec(plain)?.[1] ?? 0),
    });
  }
  return lines;
}
