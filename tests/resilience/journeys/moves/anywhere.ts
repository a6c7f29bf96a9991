import type { Move } from '../move.ts';
import { REACH_MS } from '../move.ts';
import type { Control, Scene } from '../scene.ts';
import { selectorOf } from '../scene.ts';

/** Pages of others that a link leads to are not there in a test; those that the sandbox has are. */
function leadsSomewhere({ href }: Control, app: string, sandbox: string): boolean {
  return href === undefined || href.startsWith(`${app}/`) || href.startsWith(`${sandbox}/`);
}

const DIGITS = /\d+/g;
const RARELY = /^(?:Sign out|Log out|Skip to)/;

function weightOf({ name, isContent }: Control): number {
  if (RARELY.test(name)) return 0.05;
  return isContent ? 1 : 0.25;
}

/** A step in the history may leave the page before it has answered. */
function isLeft(error: unknown): void {
  if (!String(error).includes('Execution context was destroyed')) throw error;
}

const canPress = ({ kind }: Control) => kind === 'link' || kind === 'button' || kind === 'box';

/** The controls of a scene that a press may choose. */
function pressable(scene: Scene, app: string, sandbox: string): Control[] {
  return scene.controls.filter((control) => canPress(control) && leadsSomewhere(control, app, sandbox));
}

/** What is possible on every page, whatever it shows. */
export const anywhere: Move[] = [
  {
    name: 'press',
    weight: 10,
    possible: (scene, { world }) => scene.isOurs && pressable(scene, world.app, world.sandbox).length > 0,
    async make({ current, world }, scene, { draw, random }) {
      const control = draw.winner('press', pressable(scene, world.app, world.sandbox), (one) => ({
        name: one.name.replaceAll(DIGITS, '#'),
        weight: weightOf(one),
      }));
      if (!control) return;
      // Impatient people press twice.
      const times = random.next() < 0.1 ? 2 : 1;
      await current.page.locator(selectorOf(control)).click({ timeout: REACH_MS, clickCount: times });
      return `${control.name.slice(0, 60)}${times > 1 ? ', twice' : ''}`;
    },
  },
  {
    name: 'go by the menu',
    weight: 4,
    possible: (scene) =>
      scene.isOurs &&
      scene.dialog === undefined &&
      !scene.isPhone &&
      scene.controls.some(({ kind, isContent }) => kind === 'link' && !isContent),
    async make({ current }, _scene, { random }) {
      const entries = current.page.getByRole('navigation', { name: 'My account' }).getByRole('link');
      const entry = entries.nth(random.between(0, Math.max(0, (await entries.count()) - 3)));
      const name = await entry.textContent({ timeout: REACH_MS });
      await entry.click({ timeout: REACH_MS });
      return name ?? '';
    },
  },
  {
    name: 'go to what she has come for',
    weight: 12,
    possible: (scene, { interest, isOffline }) =>
      scene.isOurs && !isOffline && scene.dialog === undefined && !interest.isHere(scene),
    async make({ current: { page }, interest }, scene, { random }) {
      // Not where she is: what should be there is not, such as an address of somebody else.
      const [first, ...others] = interest.places.filter((one) => one !== scene.at);
      const place = first === undefined ? interest.places[0] : random.pick([first, ...others]);
      await page.goto(place, { waitUntil: 'commit' });
      return place;
    },
  },
  {
    name: 'back',
    weight: 2,
    possible: (scene) => scene.isOurs,
    make: ({ current }) => current.page.evaluate(() => history.back()).catch(isLeft),
  },
  {
    name: 'forward',
    weight: 0.7,
    possible: (scene) => scene.isOurs,
    make: ({ current }) => current.page.evaluate(() => history.forward()).catch(isLeft),
  },
  {
    // From the shop and its like by Back, from before the beginning by Forward.
    name: 'come back',
    weight: 12,
    possible: (scene) => !scene.isOurs,
    make: ({ current }, scene) =>
      current.page
        .evaluate((isBlank) => (isBlank ? history.forward() : history.back()), scene.at === 'blank')
        .catch(isLeft),
  },
  {
    name: 'reload',
    weight: 3,
    possible: (scene, { isOffline }) => scene.isOurs && !isOffline,
    make: async ({ current }) => void (await current.page.reload({ waitUntil: 'commit' })),
  },
  {
    name: 'press Escape',
    weight: 1,
    possible: (scene) => scene.isOurs,
    make: ({ current }) => current.page.keyboard.press('Escape'),
  },
  {
    name: 'go on by keyboard',
    weight: 1.5,
    possible: (scene) => scene.isOurs,
    async make({ current: { page } }, _scene, { random }) {
      const stops = random.between(1, 6);
      for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
      const { name, isHarmless } = await page.evaluate(() => {
        const element = document.activeElement;
        const outside = element instanceof HTMLAnchorElement && element.origin !== location.origin;
        const text = (element?.getAttribute('aria-label') ?? element?.textContent ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .slice(0, 40);
        return { name: text, isHarmless: !outside && !text.includes('Sign out') };
      });
      if (!isHarmless || random.next() < 0.4) return `${stops} stops`;
      await page.keyboard.press('Enter');
      return `${stops} stops, Enter on ${name}`;
    },
  },
  {
    name: 'scroll',
    weight: 2,
    keepsTyped: true,
    possible: (scene) => scene.isOurs && !scene.isPhotoOpen,
    async make({ current: { page } }, _scene, { random }) {
      const by = random.pick<number | 'End' | 'Home'>([900, -900, 4_000, -4_000, 30_000, 'End', 'Home']);
      await (typeof by === 'number' ? page.mouse.wheel(0, by) : page.keyboard.press(by));
      return String(by);
    },
  },
  {
    name: 'take a phone, or a desk again',
    weight: 0.7,
    keepsTyped: true,
    possible: () => true,
    async make({ current: { page } }, scene) {
      await page.setViewportSize(scene.isPhone ? { width: 1440, height: 900 } : { width: 390, height: 844 });
      return scene.isPhone ? 'desk' : 'phone';
    },
  },
];
