import { jpegFile } from '../../../support/upload-files.ts';
import type { Move } from '../move.ts';
import { REACH_MS } from '../move.ts';
import type { Control, Scene } from '../scene.ts';
import { selectorOf } from '../scene.ts';

const isPhoto = ({ kind, name }: Control) => kind === 'link' && name.startsWith('Photo,');
const isTick = ({ kind, name }: Control) => kind === 'box' && /^(?:Photo,|Select all photos)/.test(name);
const has = (scene: Scene, ...names: string[]) => scene.controls.some(({ kind, name }) => kind === 'button' && names.includes(name));

/** What the bar of the selection mode, and the one under an open photo, can do with photos. */
const ACTIONS = ['Delete', 'Delete from album', 'Copy to album', 'Download', 'Order prints'];

/** Presses a button by its name. */
function pressing(name: string, weight: number, ...names: string[]): Move {
  return {
    name,
    weight,
    possible: (scene) => has(scene, ...names),
    async make({ current: { page } }, scene, { draw }) {
      const button = draw.winner(name, scene.controls.filter((one) => one.kind === 'button' && names.includes(one.name)), (one) => ({ name: one.name, weight: one.name === 'Delete' ? 3 : 1 }));
      if (button) await page.locator(selectorOf(button)).click({ timeout: REACH_MS });
      return button?.name;
    },
  };
}

/** What a customer does with photos. */
export const withPhotos: Move[] = [
  {
    name: 'open a photo',
    weight: 3,
    possible: (scene) => scene.controls.some(isPhoto),
    async make({ current: { page } }, scene, { draw }) {
      const photo = draw.winner('photo', scene.controls.filter(isPhoto), () => ({ name: 'photo', weight: 1 }));
      if (photo) await page.locator(selectorOf(photo)).click({ timeout: REACH_MS });
      return photo?.name;
    },
  },
  {
    name: 'turn photos',
    weight: 8,
    possible: (scene) => scene.isPhotoOpen && scene.dialog === undefined,
    async make({ current: { page } }, _scene, { random }) {
      const [key, times] = [random.pick(['ArrowRight', 'ArrowRight', 'ArrowLeft']), random.between(1, 4)];
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      return `${key}, ${times} times`;
    },
  },
  pressing('start or end selecting', 3, 'Select', 'Cancel', 'Select all', 'Deselect all'),
  {
    name: 'tick photos',
    weight: 8,
    possible: (scene) => scene.controls.some(isTick),
    async make({ current: { page } }, scene, { random }) {
      const boxes = scene.controls.filter(isTick);
      const [from, to] = [random.between(0, boxes.length - 1), random.between(0, boxes.length - 1)];
      const [first, last] = [boxes[from], boxes[to]];
      if (!first || !last) return;
      await page.locator(selectorOf(first)).click({ timeout: REACH_MS });
      if (random.next() < 0.5) return first.name;
      await page.locator(selectorOf(last)).click({ timeout: REACH_MS, modifiers: ['Shift'] });
      return `${first.name} to ${last.name}`;
    },
  },
  pressing('do something with photos', 9, ...ACTIONS),
  pressing('undo', 8, 'Undo'),
  pressing('add photos', 1, 'Add photos'),
  pressing('make an album', 4, 'New album'),
  pressing('change an album', 4, 'Edit album name', 'Delete album'),
  {
    name: 'choose files',
    weight: 4,
    possible: (scene) => scene.dialog === 'dialog' && scene.controls.some(({ kind }) => kind === 'file'),
    async make({ current: { page } }, scene, { random }) {
      const chooser = scene.controls.find(({ kind }) => kind === 'file');
      if (!chooser) return;
      const files = await Promise.all(Array.from({ length: random.between(1, 3) }, () => random.between(1, 1_000)).map((seed) => jpegFile(`beach ${seed}.jpg`, seed)));
      await page.locator(selectorOf(chooser)).setInputFiles(files, { timeout: REACH_MS });
      return files.map(({ name }) => name).join();
    },
  },
  {
    name: 'say yes',
    weight: 18,
    possible: (scene) => scene.dialog === 'alertdialog',
    async make({ current: { page } }) {
      const button = page.getByRole('alertdialog').getByRole('button').last();
      const name = await button.textContent({ timeout: REACH_MS });
      await button.click({ timeout: REACH_MS });
      return name ?? '';
    },
  },
];
