import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { about, listen, shortPauses } from '../support/announcements.ts';
import { expect, test } from '../support/fixtures.ts';
import { keyboardOn } from '../support/keyboard.ts';
import { pseudoText } from '../support/pseudo-texts.ts';
import { clumsyIn } from '../support/reads-well.ts';
import { watchTexts } from '../support/text-faults.ts';

const NOWHERE = '/no-such-page';

test('X2 X4 X12 the walk with the keyboard runs into whatever is planted on its way', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn('anna@example.com', NOWHERE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const clean = keyboardOn(page);
  await clean.round();
  expect(clean.problems(), 'without them there is nothing').toEqual([]);

  await page.evaluate(() => {
    const add = (text: string, css: string, attributes: Record<string, string> = {}): HTMLButtonElement => {
      const button = document.createElement('button');
      button.textContent = text;
      button.style.cssText = css;
      for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
      document.querySelector('main')?.append(button);
      return button;
    };
    add('', 'display: block; width: 40px; height: 40px');
    for (const part of ['outline', 'box-shadow'])
      add('No ring', 'display: block').style.setProperty(part, 'none', 'important');
    add('Kept ring', 'display: block').addEventListener(
      'blur',
      ({ currentTarget }) =>
        currentTarget instanceof HTMLElement &&
        currentTarget.style.setProperty('outline', '3px solid red', 'important'),
    );
    add('Below', 'position: absolute; top: 500px');
    add('Above', 'position: absolute; top: 400px');
    add('Far away', 'position: fixed; top: -300px');
    add('Beneath', 'position: fixed; bottom: 10px; left: 10px');
    add('Its own place', 'display: block', { tabindex: '3' });
    add('Goes away', 'display: block').addEventListener(
      'click',
      ({ currentTarget }) => currentTarget instanceof HTMLElement && currentTarget.remove(),
    );
    const bar = document.createElement('div');
    bar.style.cssText = 'position: fixed; inset: auto 0 0 0; height: 80px; z-index: 99; background: Canvas';
    document.body.append(bar);
  });
  const keyboard = keyboardOn(page);
  await keyboard.round();
  await keyboard.use('button', 'Goes away');
  await keyboard.use('link', 'Skip to content');
  const found = keyboard.problems().join('\n');
  for (const fault of [
    /button “” has no name/,
    /“No ring” shows no ring/,
    /the stop before still shows its ring/,
    /“Above” stands before what the focus reached earlier/,
    /“Far away” is not in view/,
    /“Beneath” is covered by div/,
    /“Its own place” has a place of its own in the order/,
    /the focus was lost after “Goes away”/,
  ]) {
    expect(found).toMatch(fault);
  }

  await page.evaluate(() =>
    document.querySelector('footer a')?.addEventListener('keydown', (event) => event.preventDefault()),
  );
  await expect(keyboard.round(), 'a trap').rejects.toThrow(/Tab does not get on from/);
});

test('X5 X6 X8 what is said too often, too loud or too fast is heard', async ({ page, signIn }) => {
  const said = await listen(page);
  await signIn('anna@example.com', NOWHERE);
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await page.evaluate(async () => {
    const [polite, assertive] = document.querySelectorAll('[aria-live]');
    const say = (region: Element | undefined, text: string) => {
      const line = document.createElement('p');
      line.textContent = text;
      region?.append(line);
    };
    say(polite, 'We cannot find this page');
    say(assertive, 'Photos copied');
    for (let step = 1; step <= 3; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      say(polite, `${step} of 3`);
    }
    // What comes in one moment is said in one breath.
    await new Promise((resolve) => setTimeout(resolve, 50));
    say(polite, 'We cannot find this page');
    // One that comes with its words is heard if it is an alert.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const late = document.createElement('div');
    late.innerText = 'Not saved';
    late.role = 'alert';
    const around = document.createElement('div');
    around.append(late);
    document.querySelector('main')?.append(around);
  });
  const all = await said();
  expect(about(all, 'We cannot find this page'), 'a heading that is said twice beside its focus').toHaveLength(2);
  expect(
    about(all, 'Photos copied').map(({ urgent }) => urgent),
    'a success that interrupts',
  ).toEqual([true]);
  expect(about(all, 'Not saved').map(({ urgent }) => urgent)).toEqual([true]);
  expect(shortPauses(about(all, /^\d of 3$/)), 'steps without a pause').toHaveLength(2);
});

test('X1 X5 a page that reads badly is told from one that reads well', async ({ page, signIn }) => {
  await signIn('anna@example.com', NOWHERE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await clumsyIn(page)).toEqual([]);
  await page.evaluate(() => {
    const add = (tag: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children);
      document.querySelector('main')?.append(element);
      return element;
    };
    add('h1', {}, 'Another title');
    add('h4', {}, 'Far below');
    add('nav', { 'aria-label': 'My account' }, 'Again');
    add('div', { role: 'main' }, 'Another one');
    add('a', { href: '/one' }, 'More');
    add('a', { href: '/two' }, 'More');
    add('button', {});
    add('button', {}, 'The save button');
    add('button', { 'aria-label': 'Delete. Delete' });
    add('div', { role: 'button', tabindex: '0' }, 'Open ', add('a', { href: '/three' }, 'this'));
  });
  const found = (await clumsyIn(page)).join('\n');
  for (const fault of [
    /2 landmarks “main”/,
    /navigations that cannot be told apart: .*My account/,
    /headings of level 1: 1/,
    /a heading of level 4 follows one of level 1/,
    /two links “More” that lead to different places/,
    /a button without a name/,
    /a button that is called one: “The save button”/,
    /button says its name twice: “Delete. Delete”/,
    /link “this” inside button “Open this”/,
  ]) {
    expect(found).toMatch(fault);
  }
});

test('X20 a text that is not from the catalogue, and one that is cut off, are found', async ({ page, signIn }) => {
  const texted = watchTexts(page);
  await signIn('anna@example.com', NOWHERE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await texted.cut()).toEqual([]);
  await page.evaluate((text) => {
    const add = (css: string, words: string) => {
      const element = document.createElement('button');
      element.style.cssText = css;
      element.textContent = words;
      document.querySelector('main')?.append(element);
    };
    add('display: block', 'Straight from the source');
    add('display: block; max-inline-size: 60px; overflow: hidden; white-space: nowrap', text);
    add('display: block; inline-size: 120px; block-size: 20px; overflow: visible', text);
    add('position: absolute; inset-inline-start: -40px; white-space: nowrap', text);
  }, pseudoText(enGB['failure.action']));
  expect(await texted.literals()).toContain('Straight from the source');
  const cut = (await texted.cut()).join('\n');
  for (const fault of [
    /^(?:cut off at the side by|sticks out of) button/m,
    /^too high for button/m,
    /^outside the window, in button/m,
  ])
    expect(cut).toMatch(fault);
});
