import { jpegFile } from '../../../support/upload-files.ts';
import type { Journey, Move } from '../move.ts';
import { REACH_MS } from '../move.ts';
import type { Control, Scene } from '../scene.ts';
import { selectorOf } from '../scene.ts';

const isPhoto = ({ kind, name }: Control) => kind === 'link' && name.startsWith('Photo,');
const isTick = ({ kind, name }: Control) => kind === 'box' && /^(?:Photo,|Select all photos)/.test(name);
const isButton = ({ kind }: Control) => kind === 'button';
const signOutOf = (scene: Scene) => scene.controls.find(({ kind, name }) => kind === 'link' && name === 'Sign out');
const isDelete = ({ kind, name }: Control) => kind === 'button' && name === 'Delete';
const inAlbums = ({ list }: Control) => list === 'Albums';

/** What the bar of the selection mode, and the one under an open photo, can do with photos, and how often each is chosen. */
const ACTION_WEIGHTS: Record<string, number> = {
  Delete: 3,
  'Delete from album': 3,
  'Copy to album': 2,
  Download: 1.5,
  'Order prints': 1.5,
};

/** Presses one of the buttons of some names; `weights` says how often each is chosen, compared with the others. */
function pressing(name: string, weight: number, weights: Record<string, number>, urge?: Move['urge']): Move {
  const found = (scene: Scene) => scene.controls.filter((one) => isButton(one) && Object.hasOwn(weights, one.name));
  return {
    name,
    weight,
    ...(urge && { urge }),
    possible: (scene) => found(scene).length > 0,
    async make({ current: { page } }, scene, { draw }) {
      const button = draw.winner(name, found(scene), (one) => ({ name: one.name, weight: weights[one.name] ?? 1 }));
      if (button) await page.locator(selectorOf(button)).click({ timeout: REACH_MS });
      return button?.name;
    },
  };
}

/** Presses one of the controls that `is` finds, all as often. */
function pressingAny(name: string, weight: number, is: (control: Control, scene: Scene) => boolean): Move {
  const found = (scene: Scene) => scene.controls.filter((one) => is(one, scene));
  return {
    name,
    weight,
    possible: (scene) => found(scene).length > 0,
    async make({ current: { page } }, scene, { draw }) {
      const control = draw.winner(name, found(scene), () => ({ name, weight: 1 }));
      if (control) await page.locator(selectorOf(control)).click({ timeout: REACH_MS });
      return control?.name;
    },
  };
}

/** Deletes one photo, which is held back for a while (P4.14), and leaves the page: it has to be sent by then. */
function deletingAndLeaving(
  name: string,
  weight: number,
  { canLeave, leave }: { canLeave: Move['possible']; leave: (journey: Journey, scene: Scene) => Promise<void> },
): Move {
  return {
    name,
    weight,
    possible: (scene, journey) =>
      scene.dialog === undefined &&
      (scene.isPhotoOpen || scene.ticked === 1) &&
      scene.controls.some(isDelete) &&
      canLeave(scene, journey),
    async make(journey, scene) {
      const button = scene.controls.find(isDelete);
      if (button) await journey.current.page.locator(selectorOf(button)).click({ timeout: REACH_MS });
      await leave(journey, scene);
    },
  };
}

/** Whether a page shows photos of a library that can be selected, or one that is open. */
export const showsPhotos = (scene: Scene): boolean =>
  scene.isPhotoOpen || scene.isSelecting || scene.controls.some((one) => isPhoto(one) || isTick(one));

/** What a customer does with photos. */
export const withPhotos: Move[] = [
  pressingAny('open a photo', 3, isPhoto),
  pressingAny('open an album', 2, (one, scene) => one.kind === 'link' && inAlbums(one) && scene.dialog === undefined),
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
  // Who has chosen photos seldom gives that up.
  pressing(
    'start or end selecting',
    3,
    { Select: 1, Cancel: 0.3, 'Select all': 1, 'Deselect all': 0.3 },
    ({ ticked }) => (ticked > 0 ? 0.3 : 1),
  ),
  {
    name: 'tick photos',
    weight: 8,
    urge: ({ ticked }) => (ticked > 0 ? 0.4 : 1),
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
  pressing('do something with photos', 9, ACTION_WEIGHTS),
  pressingAny('go on to prints', 9, ({ kind, name }) => kind === 'button' && name.startsWith('Next: Customise')),
  pressingAny(
    'choose an album for photos',
    16,
    (one, scene) => isButton(one) && inAlbums(one) && scene.dialog === 'dialog',
  ),
  pressing('undo', 8, { Undo: 1 }),
  deletingAndLeaving('delete a photo and load the page anew at once', 3, {
    canLeave: (_scene, { isOffline }) => !isOffline,
    leave: async ({ current: { page } }) => void (await page.reload({ waitUntil: 'commit' })),
  }),
  deletingAndLeaving('delete a photo and sign out', 0.7, {
    canLeave: (scene) => signOutOf(scene) !== undefined,
    async leave({ current: { page } }, scene) {
      const link = signOutOf(scene);
      if (link) await page.locator(selectorOf(link)).click({ timeout: REACH_MS });
    },
  }),
  pressing('add photos', 1, { 'Add photos': 1 }),
  pressing('make an album', 4, { 'New album': 1 }),
  pressing('change an album', 4, { 'Edit album name': 1, 'Delete album': 1 }),
  {
    name: 'choose files',
    weight: 4,
    possible: (scene) => scene.dialog === 'dialog' && scene.controls.some(({ kind }) => kind === 'file'),
    async make({ current: { page } }, scene, { random }) {
      const chooser = scene.controls.find(({ kind }) => kind === 'file');
      if (!chooser) return;
      const files = await Promise.all(
        Array.from({ length: random.between(1, 3) }, () => random.between(1, 1_000)).map((seed) =>
          jpegFile(`beach ${seed}.jpg`, seed),
        ),
      );
      await page.locator(selectorOf(chooser)).setInputFiles(files, { timeout: REACH_MS });
      return files.map(({ name }) => name).join();
    },
  },
  {
    name: 'say yes',
    weight: 18,
    possible: (scene) => yesOf(scene) !== undefined,
    async make({ current: { page } }, scene) {
      const yes = yesOf(scene);
      if (yes) await page.locator(selectorOf(yes)).click({ timeout: REACH_MS });
      return yes?.name;
    },
  },
];

/** The button that goes ahead, unless it takes no press just now. */
function yesOf({ controls }: Scene): Control | undefined {
  return controls.find(({ goesAhead }) => goesAhead);
}
