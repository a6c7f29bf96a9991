import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { withSoftHyphens, type TextKey } from '#i18n/texts.ts';
import { brandNames, vendors, type Vendor } from '#vendor/vendors.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { openSession } from '../support/session.ts';
import type { World } from '../support/world.ts';
import type { Expected } from './measures/structure.ts';
import { unfinished, type PageCase, type Shown, type State, type VendorName } from './page-case.ts';

/** How fast pages are is measured elsewhere. */
const TIMEOUT_MS = 30_000;

const shopOf = ({ host }: Vendor) => host.slice('account.'.length, -'.example'.length);

/** The vendor of that name. */
export function vendorNamed(name: VendorName): Vendor {
  const vendor = vendors.find((one) => shopOf(one) === name);
  if (!vendor) throw new Error(`There is no vendor ${name}`);
  return vendor;
}

/** Somebody at one vendor's, on the way from page to page in one browser. */
export class Visitor {
  readonly page: Page;
  readonly #world: World;
  readonly #sandbox: SandboxControl;
  readonly #vendor: Vendor;
  readonly #texts: Readonly<Record<string, string>>;
  readonly #isForeign: boolean;
  #person: string | null = null;

  /** @param texts what this vendor's pages say instead of their own words */
  constructor(page: Page, world: World, sandbox: SandboxControl, vendor: VendorName, texts?: Record<string, string>) {
    this.page = page;
    this.#world = world;
    this.#sandbox = sandbox;
    this.#vendor = vendorNamed(vendor);
    this.#isForeign = texts !== undefined;
    this.#texts = withSoftHyphens(
      texts ?? JSON.parse(readFileSync(`src/i18n/locales/${this.#vendor.locale}.json`, 'utf8')),
    );
  }

  /** What each page of this vendor's has to say of itself. */
  get expected(): Expected {
    return {
      locale: this.#vendor.locale,
      brand: brandNames[this.#vendor.brand],
      opensNewTab: this.#texts['app.opensNewTab'] ?? '',
    };
  }

  /** Origin of the app as this vendor's. */
  get origin(): string {
    return `http://account.${shopOf(this.#vendor)}.localhost:${this.#world.appPort}`;
  }

  /** A text as this vendor's customers read it, whatever is put into it; names are compared without the marks of its long words. */
  say(key: TextKey): RegExp {
    const forms = [this.#texts[key], this.#texts[`${key}_one`], this.#texts[`${key}_other`]].filter(
      (text) => text !== undefined,
    );
    if (forms.length === 0) throw new Error(`No text ${key} in ${this.#vendor.locale}`);
    const spelt = forms.map((text) =>
      text
        .split(/\{\w+\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('.+'),
    );
    return new RegExp(`^(?:${spelt.join('|').replaceAll('\u00AD', '\u00AD?')})$`);
  }

  /**
   * Presses the first button, or entry of a menu, of that name; of the dialog that is open, if there is one.
   * @param more whether its name goes on
   */
  async press(key: TextKey, { more = false } = {}): Promise<void> {
    const dialog = this.dialog.last();
    const scope = (await dialog.isVisible()) ? dialog : this.page;
    const name = more ? new RegExp(this.say(key).source.slice(0, -1)) : this.say(key);
    const button = scope
      .getByRole('button', { name })
      .or(this.page.getByRole('menuitem', { name }))
      .filter({ visible: true })
      .first();
    // Seldom used ones stand in a panel; others may only be late.
    const folded = scope.locator('[popover]:not(:popover-open)').getByRole('button', { name, includeHidden: true });
    await button.or(folded).first().waitFor({ state: 'attached' });
    if (!(await button.isVisible()) && (await folded.count()) > 0)
      await scope.getByRole('button', { name: this.say('photos.moreOptions') }).click();
    await button.click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  /** Makes somebody the one who has signed in here. */
  async be(person: string | null): Promise<void> {
    if (person === this.#person) return;
    // A page that finds the session gone would leave for the sign-in, and take the place of the one that is opened next.
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
    if (person !== null)
      await openSession(this.page.context(), this.#world.app, person, `.${shopOf(this.#vendor)}.localhost`);
    this.#person = person;
  }

  /** Has the services do their best, and say the given texts. */
  async begin(): Promise<void> {
    await this.#sandbox.healFaults();
    if (this.#isForeign)
      await this.#sandbox.fault({ service: 'app-config', operationId: 'getLocale', status: 200, body: this.#texts });
  }

  /** Brings about a state of a page, and waits until it shows. */
  async see(one: PageCase, state: State, shown: Shown): Promise<void> {
    await this.begin();
    await this.be(shown.person === undefined ? one.person : shown.person);
    await shown.arrange?.(this.#sandbox);
    const at = (await shown.linked?.(this.#sandbox)) ?? shown.at ?? one.at;
    await shown.before?.(this.page);
    await this.open(at);
    await shown.open?.(this);
    await this.expectShown(shown.shows);
    await expect(this.page.locator('h1').first()).toBeAttached();
    if (state !== 'loading') await expect(this.page.locator(unfinished)).toHaveCount(0, { timeout: TIMEOUT_MS });
  }

  /** Opens a path of the app. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /** Waits until a text, or what a selector finds, is there to be seen. */
  async expectShown(shows: Shown['shows']): Promise<void> {
    const wanted = typeof shows === 'string' ? this.page.getByText(this.say(shows)) : this.page.locator(shows.selector);
    await expect(wanted.filter({ visible: true }).first()).toBeVisible({ timeout: TIMEOUT_MS });
  }
}
