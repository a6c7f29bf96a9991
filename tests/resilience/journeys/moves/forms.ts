import type { Page } from '@playwright/test';
import type { Random } from '#lib/random.ts';
import { waitForRest } from '../../support/invariants.ts';
import type { Journey, Move } from '../move.ts';
import { REACH_MS } from '../move.ts';
import type { Control, Scene } from '../scene.ts';
import { selectorOf } from '../scene.ts';
import { remember } from '../typed.ts';

/** What is typed into a field, by what it asks the browser for or by its name; the first that fits. */
const TEXTS: [asked: RegExp, texts: [string, ...string[]]][] = [
  [/given-name|firstName/, ['Anna', 'Mia', 'Bjørn', 'X']],
  [/family-name|lastName/, ['Berg', "O'Neil", 'Lind-Åkesson']],
  [/organization/, ['Berg Design', '']],
  [/address-line1|streetName/, ['Mill Lane', 'Castle Street', '12']],
  [/streetNumberAddition/, ['', 'B']],
  [/streetNumber/, ['12', '7', 'x']],
  [/postal-code/, ['NW6 1NJ', '1012 JS', 'nonsense']],
  [/address-level2|city/, ['London', 'Leeds']],
  [/tel|phone/i, ['+44 20 7946 0018', '', '12']],
  [/bday-day|day/, ['9', '31', '0']],
  [/bday-month|month/, ['3', '13']],
  [/bday-year|year/, ['1984', '2050']],
  [/email/i, ['friend@example.com', 'nobody']],
  [/url/i, ['https://shop.example.net/callback', 'nowhere']],
  [/./, ['Summer', 'Été 2026', 'a longer text with several words in it', '<b>', 'Kent 12']],
];

/** The button that sends the form on top; none while it takes no press. */
const SUBMIT = 'form:visible button[type="submit"]';
const CAN_SEND = `${SUBMIT}:not(:disabled, [aria-disabled="true"])`;

const isField = ({ kind, isContent, field }: Control) =>
  kind === 'field' && isContent && field !== undefined && field !== '';

function textFor(control: Control, random: Random): string {
  const asked = `${control.autocomplete ?? ''} ${control.field ?? ''}`;
  const texts = TEXTS.find(([pattern]) => pattern.test(asked))?.[1] ?? ['Summer'];
  // The first one is good; the others may not be.
  return random.next() < 0.6 ? texts[0] : random.pick(texts);
}

/** What stands in the fields of the page's forms. */
function typedOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'form :is(input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea)',
      ),
    ];
    return Object.fromEntries(fields.filter(({ name }) => name !== '').map(({ name, value }) => [name, value]));
  });
}

/** Whether a page shows fields of a form. */
export const showsFields = (scene: Scene): boolean => scene.controls.some(isField);

/** What she has typed on the page that she looks at, and not sent yet. */
const unsent = ({ typed, current }: Journey) =>
  typed.filter(({ page, sentAt }) => page === current.page && sentAt === undefined);

const searches = (scene: Scene) =>
  scene.controls.filter(
    ({ kind, isContent, field }) => kind === 'field' && isContent && (field === undefined || field === ''),
  );

/** What a customer types, chooses and sends. */
export const inForms: Move[] = [
  {
    name: 'type',
    weight: 10,
    urge: (_scene, journey) => (unsent(journey).length > 0 ? 0.3 : 1),
    keepsTyped: true,
    possible: showsFields,
    async make(journey, scene, { random }) {
      const { page } = journey.current;
      const fields = scene.controls.filter(isField);
      const typed: string[] = [];
      const names = new Set<string>();
      for (const field of fields) {
        // Not every field each time.
        if (typed.length > 0 && random.next() < 0.3) continue;
        const text = textFor(field, random);
        await page.locator(selectorOf(field)).fill(text, { timeout: REACH_MS });
        typed.push(`${field.field}: ${text}`);
        names.add(field.field ?? '');
      }
      journey.tally.typed += 1;
      // As the form has taken it.
      remember(
        journey,
        scene.at,
        Object.fromEntries(Object.entries(await typedOn(page)).filter(([name]) => names.has(name))),
      );
      return typed.join('; ');
    },
  },
  {
    name: 'send',
    weight: 12,
    // Hardly anybody sends a form that is as it was.
    urge: (_scene, journey) => (unsent(journey).length > 0 ? 1 : 0.08),
    keepsTyped: true,
    possible: showsFields,
    async make(journey, scene, { random }) {
      const {
        current: { page, watch },
        object,
      } = journey;
      const button = page.locator(CAN_SEND).last();
      if ((await button.count()) === 0) return;
      const before = await typedOn(page);
      const sentAt = Date.now();
      const hadTyped = unsent(journey).length > 0;
      await button.click({ timeout: REACH_MS, clickCount: random.next() < 0.15 ? 2 : 1 });
      if (hadTyped) journey.tally.sent += 1;
      await waitForRest(page, watch, 6_000);
      const isStill = page.url().endsWith(scene.at) && (await page.locator(SUBMIT).count()) > 0;
      if (!isStill || (await page.locator(':is(form, [aria-modal="true"]) [role="alert"]').count()) === 0) {
        journey.typed = journey.typed.map((one) => (one.page === page ? { ...one, sentAt } : one));
        return 'it went';
      }
      const after = await typedOn(page);
      const lost = Object.entries(before).filter(
        ([name, text]) => text !== '' && name in after && after[name] !== text,
      );
      if (lost.length > 0)
        object(
          `typed and lost when it could not be saved: ${lost.map(([name, text]) => `${name} "${text}" became "${after[name]}"`).join('; ')}`,
        );
      return 'it could not be saved';
    },
  },
  {
    name: 'look for',
    weight: 3,
    possible: (scene) => searches(scene).length > 0,
    async make({ current: { page } }, scene, { random }) {
      const [field] = searches(scene);
      if (!field) return;
      const text = random.pick(['so-29', '2026', 'book', '', 'nothing of the kind']);
      await page.locator(selectorOf(field)).fill(text, { timeout: REACH_MS });
      return text;
    },
  },
  {
    name: 'choose',
    weight: 2,
    possible: (scene) => scene.controls.some(({ kind }) => kind === 'choice'),
    async make({ current: { page } }, scene, { draw, random }) {
      const choice = draw.winner(
        'choice',
        scene.controls.filter(({ kind }) => kind === 'choice'),
        ({ name }) => ({ name, weight: 1 }),
      );
      if (!choice) return;
      const select = page.locator(selectorOf(choice));
      const values = await select
        .locator('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? option.textContent));
      const value = values[random.between(0, values.length - 1)];
      if (value !== undefined) await select.selectOption(value, { timeout: REACH_MS });
      return `${choice.name}: ${value}`;
    },
  },
];
