/** Fallback of the app for something that browsers lack. */
export interface Fallback {
  /** As people call it. */
  name: string;
  /** Paths in MDN's data; what lies below one belongs to it. */
  apis: readonly string[];
  /** Browsers that lack it. */
  lackedBy: string;
  /** Behaviour without it. */
  instead: string;
  /** The only files that use it, each of which does without. Style sheets are not named: a browser skips what it does not know. */
  files: readonly string[];
  /** Takes it away before the app runs. */
  test: { file: string; title: string };
}

const BROWSER_TEST = 'tests/e2e/missing-apis.spec.ts';
const WITHOUT_LOCKS = 'without locks two tabs upload nothing twice, and refresh the token once';
const ON_A_PHONE = 'without a buzz a long press selects all the same, and without a wheel two fingers zoom';
const WITHOUT_STYLES = 'pages can be read and used without the styles that some browsers do not know';

/**
 * Fallbacks for all that the app uses although a version of .browserslistrc lacks it, and for what those have but do
 * not give everywhere: a private window stores no files. `npm run check` fails on anything else, and on what is listed
 * in vain.
 */
export const fallbacks: readonly Fallback[] = [
  {
    name: 'Web Locks',
    apis: ['api.Navigator.locks', 'api.LockManager'],
    lackedBy: 'no browser of the list by its version',
    instead: 'leases in IndexedDB keep tabs apart; one that ended without a word is waited for 90 s',
    files: ['src/lib/locks.ts'],
    test: { file: BROWSER_TEST, title: WITHOUT_LOCKS },
  },
  {
    name: 'Cookie Store API',
    apis: ['api.Window.cookieStore', 'api.CookieStore'],
    lackedBy: 'Safari on iOS before 18.4',
    instead: 'a tab takes the tokens that it reads for those that all tabs have',
    files: ['src/session/refresh.ts'],
    test: { file: BROWSER_TEST, title: 'without a cookie store two tabs refresh the token once' },
  },
  {
    name: 'BroadcastChannel',
    apis: ['api.BroadcastChannel'],
    lackedBy: 'no browser of the list by its version',
    instead:
      'a sign-out ends other tabs when the customer is back in them; all else shows there once they are loaded anew',
    files: ['src/lib/events.ts'],
    test: {
      file: BROWSER_TEST,
      title: 'without channels between tabs, signing out in one ends the other when the customer looks at it again',
    },
  },
  {
    name: 'files of the browser (OPFS)',
    apis: ['api.StorageManager.getDirectory'],
    lackedBy: 'private windows of Firefox and Safari',
    instead: 'after a reload the customer is told which photos to choose again; they go on where they stopped',
    files: ['src/features/upload/engine/copies.ts', 'src/session/clear-files.ts'],
    test: {
      file: BROWSER_TEST,
      title: 'without a file system of the browser, uploads go on after a reload once the files are chosen again',
    },
  },
  {
    name: 'folders that the customer chooses, and writing to them',
    apis: [
      'api.Window.showDirectoryPicker',
      'api.FileSystemHandle.queryPermission',
      'api.FileSystemHandle.requestPermission',
      'api.FileSystemFileHandle.createWritable',
      'api.FileSystemWritableFileStream',
    ],
    lackedBy: 'Firefox, Safari',
    instead: 'the parts of an export are downloads of the browser: saved one after the other, and not checked',
    files: ['src/features/export/folder.ts', 'src/features/export/save/part-saver.ts'],
    test: {
      file: BROWSER_TEST,
      title: 'without folders to choose all parts of an export are downloads, which are called saved and not checked',
    },
  },
  {
    name: 'writing them (createSyncAccessHandle)',
    apis: ['api.FileSystemFileHandle.createSyncAccessHandle'],
    lackedBy: 'private windows of Firefox and Safari; full disks',
    instead: 'a photo is checked and sent, there is no copy of it',
    files: ['src/features/upload/engine/check-worker.ts'],
    test: {
      file: 'src/features/upload/engine/check-worker.test.ts',
      title: 'a file is checked where the browser cannot write it down',
    },
  },
  {
    name: 'Navigation API',
    apis: ['api.Window.navigation', 'api.Navigation', 'api.NavigateEvent', 'api.NavigationDestination'],
    lackedBy: 'Safari on iOS before 26.2',
    instead: 'a link leaves a form without a question; what was typed is there when she comes back',
    files: ['src/forms/unsaved-changes.tsx'],
    test: {
      file: BROWSER_TEST,
      title: 'without the Navigation API a form that is left by a link has what was typed when the customer is back',
    },
  },
  {
    name: 'question before a page is left (beforeunload)',
    apis: ['api.Window.beforeunload_event'],
    lackedBy: 'Safari on iOS',
    instead: 'what was typed, and what is being uploaded, is there when the page is loaded again',
    files: ['src/lib/page.ts', 'src/lib/leaving.ts', 'src/forms/use-draft.ts'],
    test: {
      file: BROWSER_TEST,
      title: 'where the browser does not ask before a page is left, what was typed is there when it is loaded again',
    },
  },
  {
    name: 'trusted types',
    apis: ['api.trustedTypes'],
    lackedBy: 'Safari on iOS before 26',
    instead: 'the same rule is called without the browser: no other script is started',
    files: ['src/lib/trusted-scripts.ts'],
    test: {
      file: 'src/lib/trusted-scripts.test.ts',
      title: 'a browser without trusted types starts the scripts of the app, and no others',
    },
  },
  {
    name: 'pages loaded ahead (prerendering)',
    apis: ['api.Document.prerendering', 'api.Document.prerenderingchange_event'],
    lackedBy: 'Firefox, Safari',
    instead: 'they load none ahead: a mailed link confirms at once',
    files: ['src/session/mailed-link/mailed-link.ts'],
    test: { file: BROWSER_TEST, title: 'a browser that loads no pages ahead confirms what a mailed link is for' },
  },
  {
    name: 'vibration',
    apis: ['api.Navigator.vibrate'],
    lackedBy: 'Firefox, Safari',
    instead: 'a long press selects without a buzz',
    files: ['src/photos/grid/select/use-long-press.ts'],
    test: { file: BROWSER_TEST, title: ON_A_PHONE },
  },
  {
    name: 'wheel',
    apis: ['api.Element.wheel_event'],
    lackedBy: 'Safari on iOS',
    instead: 'two fingers, a double tap, the button and keys zoom',
    files: ['src/features/preview/gestures/photo-gestures.ts'],
    test: { file: BROWSER_TEST, title: ON_A_PHONE },
  },
  {
    name: 'screen that stays on (wake lock)',
    apis: ['api.Navigator.wakeLock', 'api.WakeLock'],
    lackedBy: 'no browser of the list by its version; phones refuse it when little is left of their battery',
    instead: 'a slideshow runs on, and the screen goes dark as ever',
    files: ['src/photos/slideshow/use-slideshow.ts'],
    test: { file: BROWSER_TEST, title: 'without a wake lock a slideshow runs all the same' },
  },
  {
    name: 'touch',
    apis: ['api.TouchEvent', 'api.TouchList', 'api.Touch', 'api.Element.touchend_event'],
    lackedBy: 'Safari on a Mac',
    instead: 'mouse and keys select, and turn the photos of a slideshow',
    files: ['src/photos/grid/select/use-long-press.ts', 'src/photos/slideshow/use-controls.ts'],
    test: { file: BROWSER_TEST, title: 'without touch a mouse and keys select, and turn the photos of a slideshow' },
  },
  {
    name: 'room for the keyboard on the screen (interactive-widget)',
    // What tells how much it covers: the room itself is asked for by index.html alone.
    apis: ['api.Window.visualViewport'],
    lackedBy: 'Safari on iOS before 27.3',
    instead: 'it lies over the page, and dialogs end where it begins',
    files: ['src/ui/use-keyboard.ts'],
    test: {
      file: BROWSER_TEST,
      title: 'a dialog, and the palette, stand whole above a keyboard that the page makes no room for',
    },
  },
  {
    name: 'what phones do to typed words',
    apis: ['html.global_attributes.autocapitalize', 'html.global_attributes.autocorrect'],
    lackedBy: 'Safari on a Mac; Samsung Internet',
    instead: 'the palette finds words in capitals, too, and a customer mends what a phone has corrected',
    files: ['src/ui/search-field.tsx'],
    test: { file: BROWSER_TEST, title: 'the palette finds what is typed in capitals' },
  },
  {
    name: 'styles for pointers and fingers',
    apis: [
      'css.properties.cursor',
      'css.properties.resize',
      'css.properties.-webkit-tap-highlight-color',
      'css.properties.-webkit-touch-callout',
    ],
    lackedBy: 'Safari on iOS, which has no pointer; all but that, which have no call-out',
    instead: 'the same controls, which look as usual',
    files: [],
    test: { file: BROWSER_TEST, title: WITHOUT_STYLES },
  },
  {
    name: 'styles of texts',
    apis: [
      'css.properties.text-wrap.pretty',
      'css.properties.text-size-adjust',
      'css.properties.font-family.ui-monospace',
      'css.selectors.selection',
    ],
    lackedBy: 'Firefox; Safari on iOS before 26; all but Safari, as to the font',
    instead:
      'lines break where they happen to, in the next font of the list, and what is selected has the browser’s colour',
    files: [],
    test: { file: BROWSER_TEST, title: WITHOUT_STYLES },
  },
  {
    name: 'styles of the frame',
    apis: ['css.properties.scrollbar-gutter', 'css.properties.overflow-anchor'],
    lackedBy: 'Safari on iOS before 18.2, and before 27',
    instead: 'bars lie over the page there; what scrolls is not moved by a browser that knows no anchors',
    files: [],
    test: { file: BROWSER_TEST, title: WITHOUT_STYLES },
  },
  {
    name: 'styles for paper and chosen colours',
    apis: [
      'css.properties.break-after.avoid',
      'css.properties.break-before.avoid',
      'css.properties.forced-color-adjust',
    ],
    lackedBy: 'Firefox and Safari; Safari has no chosen colours',
    instead: 'a sheet may end between a heading and what it is of; without chosen colours nothing is fitted to them',
    files: [],
    test: { file: BROWSER_TEST, title: WITHOUT_STYLES },
  },
];

/** Whether a path of the data is one or stands below it. */
export function covers(path: string, api: string): boolean {
  return api === path || api.startsWith(`${path}.`);
}

/** The list as docs/browsers.md has it. */
export function tableOfFallbacks(list: readonly Fallback[] = fallbacks): string {
  const rows = list.map(
    ({ name, lackedBy, instead, test: { file } }) => `| ${name} | ${lackedBy} | ${instead} | \`${file}\` |`,
  );
  return ['| missing | where | instead | test |', '|---|---|---|---|', ...rows].join('\n');
}
