import { dirname, posix } from 'node:path';

/**
 * The areas of the house and what each may import, besides itself. An area is the first folder under src/, except that
 * each feature is an area of its own: what two features share moves to photos, session or vendor.
 */
const belowApp = [
  'photos',
  'customer',
  'session',
  'vendor',
  'forms',
  'failures',
  'ui',
  'api',
  'i18n',
  'lib',
  'paths',
  'generated',
];
const mayImport: Record<string, string[]> = {
  main: ['app', ...belowApp],
  app: ['features', ...belowApp],
  features: belowApp,
  photos: ['customer', 'session', 'vendor', 'forms', 'failures', 'ui', 'api', 'i18n', 'lib', 'paths', 'generated'],
  customer: ['session', 'vendor', 'forms', 'failures', 'ui', 'api', 'i18n', 'lib', 'paths', 'generated'],
  session: ['vendor', 'forms', 'failures', 'ui', 'api', 'i18n', 'lib', 'paths', 'generated'],
  vendor: ['forms', 'failures', 'ui', 'api', 'i18n', 'lib', 'paths', 'generated'],
  forms: ['failures', 'ui', 'api', 'i18n', 'lib'],
  failures: ['ui', 'api', 'i18n', 'lib'],
  ui: ['lib'],
  api: ['i18n', 'lib', 'generated'],
  i18n: ['lib', 'generated'],
  lib: [],
  paths: ['lib'],
  generated: ['api'],
  sandbox: ['generated', 'lib'],
};

/** The folders of src/photos: each imports those before it. */
const photoFolders = [
  'data',
  'sort',
  'print-quality',
  'pages',
  'selection',
  'open-photo',
  'slideshow',
  'changes',
  'push',
  'activation',
  'actions',
  'grid',
  'screens',
];

/** Files that may import generated code in areas with screens: `queries.ts`, `album-queries.ts`, … */
const knowsTheWire = /(^|[/-])(queries|writes|model|form)\.ts$/;
const screenAreas = ['main', 'app', 'features', 'photos', 'customer', 'forms', 'ui'];
const realEnding = /\.(ts|tsx|mjs|json|css|svg|graphql)(\?[\w&]+)?$/;

/**
 * Problem of an import, in one sentence; undefined where there is none.
 *
 * @param importer path of the importing file in the project, with forward slashes
 * @param specifier as written: `#ui/button.tsx`, `./button.tsx`, `react`
 */
export function importFault(importer: string, specifier: string): string | undefined {
  const target = resolve(importer, specifier);
  if (target === undefined) return undefined;
  const from = areaOf(importer);
  const to = areaOf(target);
  if (specifier.startsWith('.') && to !== from && isNamed(to) && from !== 'generated')
    return `Import ${to} by its name (${to === 'paths' ? '#paths' : `#${to}/…`}), not by a relative path.`;
  if (specifier !== '#paths' && !realEnding.test(specifier) && !(importer.endsWith('.js') && specifier.endsWith('.js')))
    return 'Write the real ending of the file: Node, Vite and the tests resolve nothing else.';
  if (isTest(importer) && to !== 'sandbox') return undefined;
  return directionFault(importer, from, target, to);
}

function directionFault(importer: string, from: string, target: string, to: string): string | undefined {
  if (to === 'tests' && !['tests', 'scripts', 'contracts'].includes(from))
    return 'Only tests, scripts and contracts import test support.';
  if (to === 'sandbox' && !['sandbox', 'scripts', 'tests', 'contracts'].includes(from))
    return 'Only scripts and tests start the sandbox.';
  const allowed = mayImport[from.split('/')[0] ?? ''];
  if (from === 'photos' && to === 'photos') return photoFolderFault(importer, target);
  if (!allowed || from === to) return undefined;
  if (!allowed.includes(to.split('/')[0] ?? ''))
    return `${from} must not import ${to}: imports go one way, from app down to lib.`;
  if (from === 'generated' && !ofGenerated.includes(target))
    return `Generated code imports ${ofGenerated.join(', ')} alone.`;
  if (to === 'generated') return wireFault(importer, from, target);
  return undefined;
}

function photoFolderFault(importer: string, target: string): string | undefined {
  const [from = '', to = ''] = [importer, target].map((path) => path.split('/')[2]);
  if (from === 'testing') return undefined;
  const isKnown = photoFolders.includes(from) && photoFolders.includes(to);
  if (!isKnown) return `src/photos has these folders and no other files: ${photoFolders.join(', ')}.`;
  return photoFolders.indexOf(to) > photoFolders.indexOf(from)
    ? `photos/${from} must not import photos/${to}: the folders import one way, ${photoFolders.join(', ')}.`
    : undefined;
}

function wireFault(importer: string, from: string, target: string): string | undefined {
  const area = from.split('/')[0] ?? '';
  // Calls that are sent ahead of the app need the URLs of its operations.
  if (importer === 'src/app/ahead.ts' && target.endsWith('/urls.ts')) return undefined;
  if (importer.endsWith('.tsx'))
    return 'No component imports generated code: put it behind queries.ts, model.ts or form.ts.';
  if (screenAreas.includes(area) && !knowsTheWire.test(importer))
    return 'Only queries.ts, writes.ts, model.ts and form.ts import generated code here.';
  return undefined;
}

/** Modules that generated code may import. */
const ofGenerated = ['src/api/request.ts', 'src/api/query-options.ts', 'src/api/path-with-query.ts'];

/** Path in the project of what a specifier names; undefined for a package or a part of Node. */
function resolve(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(importer), specifier);
  if (!specifier.startsWith('#')) return undefined;
  if (specifier === '#paths') return 'src/paths.ts';
  return specifier.startsWith('#generated/') ? specifier.slice(1) : `src/${specifier.slice(1)}`;
}

function areaOf(path: string): string {
  const [top = '', area = '', feature = ''] = path.split('/');
  if (top !== 'src') return top;
  return area === 'features' ? `features/${feature}` : area.replace(/(\.test)?\.tsx?$/, '');
}

/** Whether package.json gives an area a name to import it by. */
function isNamed(area: string): boolean {
  return area.split('/')[0] !== 'main' && (area.split('/')[0] ?? '') in mayImport;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
