import { join } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** A group of the bundler: the modules that it names go into one chunk, unless a group before it takes them. */
interface ChunkGroup {
  name: string | ((id: string, graph: Graph) => string | undefined);
  test?: (id: string) => boolean;
  /** Number of entries, the page itself or what is loaded by `import()`, that have to share a module. */
  minShareCount?: number;
  priority: number;
}

/** Module that sends the first calls before the app runs. */
const ahead = ['src/ahead.ts'];
/** Modules that run until the photos page is whole: the start of the app, and the timeline. */
const firstScreen = ['src/main.tsx', 'src/app/pages/photos-page.tsx'];
/** Module that is loaded on every page once that stands. */
const background = ['src/app/in-background.tsx'];

/**
 * Modules that the index of a library, or of a service's schemas, names without the first screen using them: what forms
 * end in, for one. The bundler would leave out what nobody uses at all, but these are of later screens.
 */
const ofLaterScreens =
  /^@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions|mutationObserver|useMutation|queriesObserver|useQueries)\.js$|^generated\/photo-management\/model\/albumName\.zod\.ts$/;

/** Shared by later screens, in the order in which they are looked at: by what a module is, or in which feature. */
const shared: readonly [name: string, modules: RegExp][] = [
  // With what is typed into or confirmed outside of forms.
  [
    'kit',
    /^(ui(?!\/qr-code)|lib|api|i18n|failures|customer|vendor)\/|^session\/(clear-files|sign-in-announcement|sealed-rows)\.|^@noble\/|^forms\/(draft|confirm-dialog|field|list-search|normalise)\.|^@tanstack\/|^date-fns\//,
  ],
  ['services', /^generated\//],
  ['forms', /^forms\/(?!address\/)|^(react-hook-form|@hookform)\//],
  ['address-forms', /^forms\/address\/(?!phone-plans)/],
];

/** One chunk for what belongs together, though some of it is only wanted later: a request costs more than its bytes. */
const perFeature: readonly [name: string, modules: RegExp][] = [
  // The home page with what its areas have to say there, which their own pages need as well.
  [
    'overview',
    /^(app\/pages\/home-page|features\/home\/|ui\/overview-card)|^features\/(b2b\/(open-invoice|queries|model|listing)|orders\/(order-under-way|queries|model|listing|order-message|order-status|use-order-message|parts\/(product-picture|status|order-timeline))|saved-projects\/(newest-project|queries|model|parts\/project-picture)|storage-status\/storage-card|timeline\/newest-photos)/,
  ],
  // With the leases of browsers without locks, which the refresh of a token is the first to ask for.
  ['sign-in', /^session\/(?!mailed-link\/)|^oauth4webapi\/|^app\/pages\/sign-in-pages|^lib\/lock-leases\./],
  [
    'storage',
    /^features\/(storage-status|export\/(export-offer|request-export|model)|downloads\/(download-parts|parts\/part-row))|^app\/pages\/photos-storage-dialog/,
  ],
  [
    'photos',
    /^photos\/(?!slideshow\/)|^features\/(albums\/(?!album-form|album-name-dialog|form|copy-dialog|copy-photos)|shared-albums\/|preview\/|downloads\/|prints\/(?!continue-dialog)|timeline\/)|^app\/(photo-actions|pages\/album-pages)/,
  ],
  // After what it shares with the pages of photos.
  ['slideshow', /^photos\/slideshow\//],
  // How an album gets its name needs the library of forms, which no other photo page does.
  ['album-form', /^features\/albums\//],
  ['upload', /^features\/upload\/(?!from-phone\/)|^app\/drop-photos/],
  // What leads to another device by a code, after what it shares with uploads.
  ['other-device', /^ui\/qr-code|^uqr\/|^features\/(prints\/continue-dialog|upload\/from-phone\/)/],
  ['mailed-links', /^session\/mailed-link\/|^features\/(email-change|account-deletion|newsletter)\//],
  ['settings', /^app\/pages\/settings-page|^features\/settings\//],
  ['third-parties', /^app\/third-parties\//],
  ['menu', /^app\/layout\/menu-sheet\./],
  ['palette', /^app\/palette\//],
  ['account', /^app\/|^features\/b2b\/business-page/],
];

/**
 * Groups of modules that are delivered together. Left to itself the bundler makes a chunk for each combination of pages
 * that share a module: most are smaller than the headers they come with, and one page asked for up to fifty of them
 * (F1, F2). Libraries apart from our own code would outlive a deployment in a browser's cache, but weigh more, for what
 * compresses well together.
 */
export function chunkGroups(): ChunkGroup[] {
  const groups: Omit<ChunkGroup, 'priority'>[] = [
    { name: reachableFrom('ahead', ahead) },
    { name: reachableFrom('app', firstScreen, ofLaterScreens) },
    ...shared.map(([name, modules]) => ({ name, test: (id: string) => modules.test(shortName(id)), minShareCount: 2 })),
    { name: reachableFrom('background', background) },
    ...perFeature.map(([name, modules]) => ({ name, test: (id: string) => modules.test(shortName(id)) })),
    { name: (id) => /^features\/([\w-]+)\//.exec(shortName(id))?.[1] },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** Names what these import from the beginning, directly or not; what is loaded with `import()` is left out. */
function reachableFrom(name: string, roots: readonly string[], except?: RegExp) {
  let found: Set<string> | undefined;
  return (id: string, graph: Graph) => {
    found ??= reachable(roots.map(inProject), graph);
    return found.has(id) && !except?.test(shortName(id)) ? name : undefined;
  };
}

function reachable(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** A module by its path in src/, of a package, or in the project. */
function shortName(id: string): string {
  const path = id.replaceAll('\\', '/');
  const ofPackage = path.lastIndexOf('/node_modules/');
  if (ofPackage >= 0) return path.slice(ofPackage + '/node_modules/'.length);
  const root = `${inProject('.').replaceAll('\\', '/')}/`;
  return path.startsWith(root) ? path.slice(root.length).replace(/^src\//, '') : path;
}

function inProject(path: string): string {
  return join(import.meta.dirname, '../..', path);
}
