import type { EngineName } from './engines/engine.ts';

/** What a journey may need of the driver of an engine. */
export type Ability =
  | 'touch'
  | 'print'
  | '320 px'
  | 'back from another site'
  | 'pages kept for Back'
  | 'private windows';

/** What the driver of an engine cannot do, and why. docs/browsers-suite.md prints it. */
export const missingAbilities: Record<Ability, Partial<Record<EngineName, string>>> = {
  touch: { webkit: 'WebKitWebDriver has no touch pointer.' },
  'back from another site': {
    webkit: 'WebKitWebDriver loses a page that Back leads to from another site; the page itself loads.',
  },
  'pages kept for Back': {
    chromium: 'Chromium keeps no page while it is driven.',
    webkit: 'WebKitWebDriver loses a page that Back leads to from another site; the page itself loads.',
  },
  print: { webkit: 'WebKitWebDriver does not print.' },
  'private windows': {
    chromium: 'In private windows of Chromium copies are kept as in any other.',
    webkit: 'In no window of MiniBrowser copies are kept: the other journey is the same.',
  },
  '320 px': { webkit: 'The window of MiniBrowser is never narrower than 447 px: its own buttons take that.' },
};
