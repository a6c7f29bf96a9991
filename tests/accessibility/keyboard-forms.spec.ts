import { openMore } from '../support/timeline.ts';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

interface FormCase {
  /** The file that says what the form takes. */
  source: string;
  person: string;
  path: string;
  /** What is typed that is wrong, by the field's name. */
  wrong: Record<string, string>;
  submit: string;
  /** Brings it about, or opens it. */
  open?: (page: Page, sandbox: SandboxControl) => Promise<void>;
  /** A form of a line or two says what is wrong at the field alone. */
  isShort?: true;
}

const FORMS: readonly FormCase[] = [
  {
    source: 'features/settings/parts/details-form.tsx',
    person: ANNA,
    path: '/settings/personal-details',
    wrong: { firstName: '', lastName: '', 'dateOfBirth.month': '13', phoneNumber: 'call me' },
    submit: 'Save changes',
  },
  {
    source: 'features/settings/parts/details-form.tsx',
    person: BUSINESS,
    path: '/settings/personal-details',
    wrong: { firstName: '', phoneNumber: 'x' },
    submit: 'Save changes',
  },
  {
    source: 'features/email-change/parts/email-change-form.tsx',
    person: ANNA,
    path: '/settings/email',
    wrong: { email: 'anna' },
    submit: 'Send the link',
  },
  {
    source: 'features/addresses/address-form.tsx',
    person: ANNA,
    path: '/settings/new-address',
    wrong: { firstName: '', lastName: '', streetName: '', postalCode: 'x', city: '', phoneNumber: 'x' },
    submit: 'Save address',
  },
  {
    source: 'features/addresses/address-form.tsx',
    person: BUSINESS,
    path: '/settings/b2b/new-address',
    wrong: { firstName: '', lastName: '', streetName: '', postalCode: 'x', city: '' },
    submit: 'Save address',
  },
  {
    source: 'features/b2b/parts/integration-form.tsx',
    person: BUSINESS,
    path: '/integration',
    wrong: { callbackUrl: 'nonsense' },
    submit: 'Save settings',
  },
  {
    source: 'features/widgets/parts/share-form.tsx',
    person: ANNA,
    path: '/online-products/OR-2999-1',
    wrong: { SenderName: '', RecipientEmail: 'leo' },
    submit: 'Send',
    open: (_page, sandbox) =>
      sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' }),
  },
  {
    source: 'features/orders/use-address-form.ts',
    person: ANNA,
    path: '/orders/SO-2999',
    wrong: { postalCode: 'x', city: '', lastName: '' },
    submit: 'Save address',
    open: (page) => page.getByRole('button', { name: 'Change address' }).click(),
  },
  {
    source: 'features/albums/album-form.tsx',
    person: ANNA,
    path: '/my-photos/albums',
    wrong: { name: 'a<b' },
    submit: 'Create album',
    isShort: true,
    open: (page) => page.getByRole('button', { name: 'New album' }).click(),
  },
  {
    source: 'features/storage-status/parts/delete-all.tsx',
    person: ANNA,
    path: '/my-photos/photos',
    wrong: { word: 'no' },
    submit: 'Delete all photos',
    isShort: true,
    open: async (page) => {
      await openMore(page);
      await page.getByRole('button', { name: /^Storage status/ }).click();
      await page.getByRole('button', { name: 'Delete all photos' }).click();
    },
  },
];

/** What browsers are told of each field (WCAG 1.3.5); undefined for what is not about the customer, or has no word. */
const TOKENS: Record<string, string | undefined> = {
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
  'dateOfBirth.day': 'bday-day',
  'dateOfBirth.month': 'bday-month',
  'dateOfBirth.year': 'bday-year',
  phoneNumber: 'tel',
  email: 'email',
  countryCode: 'country',
  streetName: 'address-line1',
  addressLine2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  SenderName: 'name',
  vatNumber: undefined,
  streetNumber: undefined,
  streetNumberAddition: undefined,
  isDefault: undefined,
  RecipientEmail: undefined,
  PersonalMessage: undefined,
  callbackUrl: undefined,
  callbackFormat: undefined,
  name: undefined,
  // Which of her addresses it is.
  '': undefined,
  word: undefined,
};

test('X16 X17 every form of the product is looked at', () => {
  const source = fileURLToPath(new URL('../../src/', import.meta.url));
  const forms = globSync('features/**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /\buseValidatedForm(?:<[^>]*>)?\(/.test(readFileSync(source + file, 'utf8')),
  );
  expect(forms.toSorted()).toEqual([...new Set(FORMS.map(({ source: file }) => file))].toSorted());
});

for (const person of [ANNA, BUSINESS]) {
  test(`X16 X17 in each form of ${person} what is wrong is told once, in order, with the way to its field, and fields say what they are`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    test.setTimeout(150_000);
    await signIn(person);
    for (const { path, wrong, submit, open, isShort } of FORMS.filter((one) => one.person === person)) {
      await test.step(path, async () => {
        await page.goto('about:blank');
        if (path.startsWith('/online')) await open?.(page, sandbox);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (!path.startsWith('/online')) await open?.(page, sandbox);
        const form = page.locator('form').filter({ has: page.getByRole('button', { name: submit }) });
        await expect(form).toBeVisible();

        const fields = await form
          .locator('input, select, textarea')
          .evaluateAll((all) =>
            all.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('autocomplete') ?? 'off']),
          );
        for (const [name = '', token] of fields) {
          expect(Object.keys(TOKENS), `${name} is a field that is known here`).toContain(name);
          // Orders go somewhere: those addresses are for shipping.
          expect(token?.replace('shipping ', ''), `what ${name} says that it is`).toBe(TOKENS[name] ?? 'off');
        }

        const title = await page.title();
        for (const [name, text] of Object.entries(wrong)) await form.locator(`[name="${name}"]`).fill(text);
        await form.getByRole('button', { name: submit }).click();
        const invalid = form.locator('[aria-invalid=true]');
        await expect(invalid).toHaveCount(Object.keys(wrong).length);
        expect(
          (await invalid.evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''))).toSorted(),
        ).toEqual(Object.keys(wrong).toSorted());
        const told = await invalid.evaluateAll((all) =>
          all.map((field) => {
            const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
            return {
              id: field.id,
              text: document.getElementById(ids.at(-1) ?? '')?.textContent ?? '',
              known: ids.every((id) => document.getElementById(id)),
            };
          }),
        );
        expect(
          told.every(({ text, known }) => known && text !== ''),
          'each field is described by what is wrong with it',
        ).toBe(true);
        const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
        expect(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          'ids that are there twice',
        ).toEqual([]);
        if (isShort) {
          await expect(invalid.first()).toBeFocused();
          return;
        }

        const summary = page.getByRole('region', { name: /^There (?:is|are) / });
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle(`Error: ${title}`);
        const links = summary.getByRole('link');
        expect(
          await links.evaluateAll((all) =>
            all.map((link) => ({ id: link.getAttribute('href')?.slice(1), text: link.textContent ?? '' })),
          ),
        ).toEqual(told.map(({ id, text }) => ({ id, text })));
        for (const [index, { id }] of told.entries()) {
          await links.nth(index).press('Enter');
          await expect(page.locator(`[id="${id}"]`)).toBeFocused();
        }
      });
    }
  });
}
