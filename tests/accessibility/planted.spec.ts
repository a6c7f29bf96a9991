import { rulesTried } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { measure } from './measures/measure.ts';
import { structureFaults } from './measures/structure.ts';
import { outsidePages } from './pages-outside.ts';
import { Visitor } from './visitor.ts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
// Each planted fault of the focus is waited for, whether it goes by itself.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(() => expectConsole('getSampleTestOffer failed ('));

/** Puts one fault of each kind onto the page. Runs in the page. */
function plant(): void {
  const main = document.querySelector('main');
  if (!main) throw new Error('There is no page');
  const add = (
    tag: string,
    text: string,
    style: Partial<CSSStyleDeclaration> = {},
    attributes: Record<string, string> = {},
  ): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    Object.assign(element.style, style);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    main.append(element);
    return element;
  };
  const small = {
    width: '10px',
    height: '10px',
    padding: '0',
    margin: '0',
    display: 'inline-block',
    overflow: 'hidden',
  };
  document.documentElement.lang = 'tlh';
  add('h1', 'A second title');
  add('h6', 'Far below it');
  add('p', 'Pale', { color: 'light-dark(#bbb, #555)' });
  add('p', 'One', {}, { id: 'twice' });
  add('p', 'Two', {}, { id: 'twice' });
  add('i', '', { color: 'var(--danger)', display: 'block', width: '9px', height: '9px', background: 'currentColor' });
  add('button', 'a', small);
  add('button', 'b', small);
  add('p', 'Wide', { width: '900px' });
  const tight = add('p', 'Words that need a little more room when a reader gives them some', {
    height: '1.3em',
    lineHeight: '1.3',
    width: 'max-content',
    maxWidth: '100%',
    overflow: 'hidden',
  });
  tight.style.width = `${Math.ceil(tight.getBoundingClientRect().width)}px`;
  add('p', 'Moves', {}).style.setProperty('transition', 'translate 1s', 'important');
  add('a', 'Here', {}, { href: '#', 'aria-current': 'page', target: '_blank' });
  const bare = add('button', 'No ring');
  bare.style.setProperty('outline', 'none', 'important');
  bare.style.setProperty('box-shadow', 'none', 'important');
  add('div', 'Wide', { whiteSpace: 'nowrap', width: '60px', overflowX: 'auto' }).append(' and much more beside it');
  const box = add(
    'input',
    '',
    { appearance: 'none', width: '30px', height: '30px', display: 'block' },
    { type: 'checkbox', 'aria-label': 'Never shows it' },
  );
  box.style.setProperty('border', '1px solid', 'important');
  add(
    'button',
    'Cannot be used',
    { opacity: '1', color: 'inherit', cursor: 'auto' },
    { disabled: '' },
  ).style.setProperty('all', 'revert', 'important');
  add('p', 'In no language', {}, { lang: '' });
  add('h2', ' ');
  add('p', 'Words', { position: 'absolute', left: '-20px', whiteSpace: 'nowrap' });
  add('button', 'Beyond the edge', { position: 'fixed', left: '-400px', top: '0' });
  main.animate([{ rotate: '0deg' }, { rotate: '0.1deg' }], { duration: 60_000 });
  add('button', 'Under the bar', { position: 'fixed', bottom: '10px', left: '10px' });
  add('div', 'A bar', { position: 'fixed', inset: 'auto 0 0 0', height: '80px', zIndex: '99', background: 'Canvas' });
}

test('X1 X5 X9 X10 X11 X12 X18 X19 O91 whatever is planted on a page that passed is found', async ({
  page,
  world,
  sandbox,
}) => {
  const one = outsidePages['not found'];
  if (!one) throw new Error('That page is not measured any more');
  const visitor = new Visitor(page, world, sandbox, one.vendor);
  await visitor.see(one, 'filled', one.filled);
  await page.evaluate(plant);
  const found = (await measure(page, visitor.expected)).join('\n');
  for (const fault of [
    /^X1 light: color-contrast: /m,
    /^X1 dark: color-contrast: /m,
    /^X9 more contrast: color-contrast: /m,
    /^X5 there are 2 headings of the first level/m,
    /^X5 "Far below it" is of level 6 below one of level 1/m,
    /^X5 the id twice is there more than once/m,
    /^O91 "Here" does not say that it opens a new tab/m,
    /^X9 aria-current does not show on a\..*\(forced colours\)/m,
    /^X9 moves although less motion is asked for: p/m,
    /^X9 the focus does not show on button.*No ring/m,
    /^X10 the page is \d+ px wide on 320 \(zoomed\)/m,
    /^X10 cut off: "Words that need.*\(spacing\)/m,
    /^X11 10 by 10 px with another beside it: button "a"/m,
    /^X12 button.*"Under the bar" is covered by div.*"A bar"/m,
    /^X5 a heading without words, H2/m,
    /^X9 being ticked does not show on input/m,
    /^X9 a script moves something/m,
    /^X10 scrolls sideways: div/m,
    /^X12 button.*"Beyond the edge" is outside the window/m,
    /^X18 a part of the page has an empty language/m,
    /^X18 the language is "tlh"/m,
    /^X19 a status by its colour alone: i/m,
  ]) {
    expect(found).toMatch(fault);
  }

  // What a page without a title of its own is told of.
  for (const [title, fault] of [
    ['', /^X5 the page has no title$/],
    ['Orders', /^X5 the title "Orders" does not say whose page it is$/],
  ] as const) {
    await page.evaluate((text) => void (document.title = text), title);
    expect(await page.evaluate(structureFaults, visitor.expected)).toContainEqual(expect.stringMatching(fault));
  }
});

test('X1 axe tries what WCAG 2.2 AA asks for, and best practice', async ({ page, world, sandbox }) => {
  const one = outsidePages['not found'];
  if (!one) throw new Error('That page is not measured any more');
  const visitor = new Visitor(page, world, sandbox, one.vendor);
  await visitor.see(one, 'filled', one.filled);
  const rules = new Set(await rulesTried(page));
  const needed = [
    'aria-allowed-attr',
    'aria-hidden-focus',
    'aria-required-children',
    'aria-valid-attr-value',
    'autocomplete-valid',
    'avoid-inline-spacing',
    'button-name',
    'color-contrast',
    'document-title',
    'heading-order',
    'html-has-lang',
    'image-alt',
    'label',
    'landmark-one-main',
    'link-name',
    'link-in-text-block',
    'list',
    'listitem',
    'meta-viewport',
    'nested-interactive',
    'page-has-heading-one',
    'region',
    'scrollable-region-focusable',
    'skip-link',
    'svg-img-alt',
    'tabindex',
    'target-size',
    'valid-lang',
  ];
  expect(needed.filter((rule) => !rules.has(rule))).toEqual([]);
  expect(rules.size).toBeGreaterThan(80);
});
