import { describe, expect, it } from 'vitest';
import { COMPILE_ALL } from '../../scripts/build/compile-hint.ts';
import { pageModules } from '../../scripts/build/page-scripts.ts';
import {
  builtChunks,
  builtFiles,
  filesBefore,
  isBuilt,
  modulesIn,
  readBuilt,
  transferSize,
  type Chunks,
} from './support/bundle.ts';

/** Modules that run before a signed-in customer sees her photos. */
const firstScreen = ['src/main.tsx', 'src/app/start.tsx', 'src/app/pages/photos-page.tsx'];
/** The same with what her pages need after it. */
const ofPages = [
  ...firstScreen,
  'src/ahead.ts',
  'src/app/in-background.tsx',
  'src/features/preview/preview-screens.tsx',
  'src/app/third-parties/third-parties.tsx',
];
/** The same with all that is loaded once the first screen stands. */
const ofVisit = [
  ...ofPages,
  'src/app/layout/menu-sheet.tsx',
  'src/app/drop-photos.tsx',
  'src/features/prints/tray/tray-store.ts',
];
const budget = 165_000;

/** The parts of the product that no customer needs before she sees her photos (F1). */
const notOnTheFirstScreen =
  /^src\/forms\/|^src\/ui\/dialog\.tsx$|^src\/features\/(?!timeline\/|storage-status\/|downloads\/downloads-link|prints\/tray\/tray-count|upload\/dialog\/add-photos-button)|node_modules\/(oauth4webapi\/|react-router\/.*\/dom\/lib\.js)/;
const neverInTheBrowser =
  /^src\/sandbox\/|^src\/api\/check-bodies\.ts$|^generated\/bodies\.ts$|^(tests|contracts|scripts|openapi)\/|\.test\.tsx?$|^node:|__vite-browser-external|node_modules\/(sharp|oidc-provider|ws|ajv|vite|vitest)\//;

describe.skipIf(!isBuilt)('the production build (run `npm run build` first)', () => {
  it(`F1 the first photo screen needs at most ${budget / 1000} kB of scripts and styles, compressed as served`, () => {
    const sizes = Object.fromEntries(filesBefore(firstScreen, builtChunks()).map((file) => [file, transferSize(file)]));
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    console.log(
      [...Object.entries(sizes).sort(([, a], [, b]) => b - a), ['together', total] as const]
        .map(([file, size]) => `${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`)
        .join('\n'),
    );
    expect(total, JSON.stringify(sizes, undefined, 2)).toBeLessThanOrEqual(budget);
  });

  it('F1 the first photo screen holds no forms, sign-in client, dialogs, upload, preview or account screens', () => {
    const chunks = builtChunks();
    expect(
      modulesIn(filesBefore(firstScreen, chunks), chunks).filter((module) => notOnTheFirstScreen.test(module)),
    ).toEqual([]);
  });

  it('F2 no part that is loaded later asks for more than 16 files', () => {
    const chunks = builtChunks();
    const first = filesBefore(firstScreen, chunks);
    const later = [...new Set(Object.values(chunks).flatMap(({ dynamicImports }) => dynamicImports))];
    const counts = later.map((file) => ({
      file,
      asksFor: filesBefore(Object.keys(chunks[file]?.modules ?? {}).slice(0, 1), chunks).filter(
        (needed) => !first.includes(needed),
      ).length,
    }));
    expect(counts.length).toBeGreaterThan(15);
    expect(counts.filter(({ asksFor }) => asksFor > 16)).toEqual([]);
  });

  it("F1 no script is smaller than what a request costs, but for workers, texts and the bundler's own", () => {
    const small = builtFiles().filter((file) => file.endsWith('.js') && readBuilt(file).length < 1_024);
    expect(small.filter((file) => !/-worker-|rolldown-runtime/.test(file))).toEqual([]);
  });

  it('F3 the app is loaded as the module that it is, and alone of all scripts compiled as a whole', () => {
    const app = filesBefore(['src/main.tsx'], builtChunks()).find((file) => /\/app-[\w-]+\.js$/.test(file));
    expect(readBuilt('index.html').toString()).toMatch(
      new RegExp(`<link rel="modulepreload" crossorigin id="app" [^>]*href="/${app}">`),
    );
    const hinted = builtFiles().filter((file) => file.endsWith('.js') && readBuilt(file).includes(COMPILE_ALL));
    expect(hinted).toEqual([app]);
    expect(readBuilt(app ?? '').indexOf(COMPILE_ALL)).toBe(0);
  });

  it('F1 the photos page loads at most 16 scripts and styles, with what comes after it', () => {
    expect(filesBefore(ofVisit, builtChunks()).length).toBeLessThanOrEqual(16);
  });

  it('O65 uploads go on by the script that shows them, which no page brings along with its own', () => {
    const chunks = builtChunks();
    expect(modulesIn(filesBefore(ofPages, chunks), chunks)).not.toContain('src/features/upload/engine/uploads.ts');
    expect(modulesIn(filesBefore(['src/features/upload/engine/uploads.ts'], chunks), chunks)).toContain(
      'src/features/upload/dialog/upload-layer.tsx',
    );
  });

  it('F13 the page names what each other page needs beside the app, which is nothing of the photos or of signing in for the account', () => {
    const chunks = builtChunks();
    const first = filesBefore(firstScreen, chunks);
    const named: Record<string, string[]> = JSON.parse(
      /data-pages='([^']+)'/.exec(readBuilt('index.html').toString())?.[1] ?? '{}',
    );
    expect(Object.keys(named)).toEqual(Object.keys(pageModules));
    for (const [path, modules] of Object.entries(pageModules)) {
      const isOfPhotos = path.startsWith('/my-photos');
      const needed = filesBefore([...modules, ...(isOfPhotos ? [] : ['src/app/pages/account-views.tsx'])], chunks);
      expect(named[path]?.toSorted(), path).toEqual(needed.filter((file) => !first.includes(file)).toSorted());
      const foreign = isOfPhotos ? [] : needed.filter((file) => /\/(photos|sign-in)-/.test(file));
      expect(foreign, path).toEqual([]);
    }
  });

  it("F1 the brand's mark, which is drawn with the first photos, brings nothing along", () => {
    const chunks = builtChunks();
    const first = filesBefore(firstScreen, chunks);
    const files = filesBefore(['src/ui/wordmarks/wordmark.tsx'], chunks).filter((file) => !first.includes(file));
    expect(files.reduce((sum, file) => sum + transferSize(file), 0)).toBeLessThanOrEqual(2_500);
  });

  it('F1 the numbering plans of phone numbers are a script of their own, which only a field for one loads', () => {
    const chunks = builtChunks();
    const holds = (module: RegExp) => (file: string) =>
      Object.keys(chunks[file]?.modules ?? {}).some((name) => module.test(name));
    const files = Object.keys(chunks);
    const plans = files.filter(holds(/node_modules\/libphonenumber-js\//));
    expect(plans).toHaveLength(1);
    const [plan = ''] = plans;
    expect(files.filter((file) => chunks[file]?.imports.includes(plan))).toEqual([]);
    expect(files.filter((file) => chunks[file]?.dynamicImports.includes(plan))).toEqual(
      files.filter(holds(/^src\/forms\/address\/phone-number\.ts$/)),
    );
    expect(transferSize(plan)).toBeLessThanOrEqual(26_000);
  });

  it('S50 no sandbox, test or build code is in it, nor the check of what is sent', () => {
    const chunks = builtChunks();
    expect(modulesIn(Object.keys(chunks), chunks).filter((module) => neverInTheBrowser.test(module))).toEqual([]);
  });

  it('S50 no source map is in it or named by it', () => {
    const files = builtFiles();
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(files.filter((file) => /\.(js|css)$/.test(file) && readBuilt(file).includes('sourceMappingURL'))).toEqual(
      [],
    );
  });

  it('S41 no chunk evaluates text as code', () => {
    const evaluates = /\bnew Function\(|\beval\(|document\.write\(/;
    const found = builtFiles().filter((file) => file.endsWith('.js') && evaluates.test(readBuilt(file).toString()));
    expect(found).toEqual([]);
  });

  it('every script, style and text has a compressed twin', () => {
    const files = builtFiles().filter((file) => !file.startsWith('.'));
    expect(
      files.filter((file) => /\.(js|css|json|html|svg|wasm)$/.test(file) && !files.includes(`${file}.br`)),
    ).toEqual([]);
  });
});

describe('the weighing', () => {
  const chunk = { imports: [], dynamicImports: [], css: [], modules: {}, isEntry: false };
  const chunks: Chunks = {
    'main.js': {
      ...chunk,
      imports: ['shared.js'],
      dynamicImports: ['later.js'],
      css: ['main.css'],
      modules: { 'src/main.tsx': 10 },
    },
    'shared.js': {
      ...chunk,
      css: ['shared.css'],
      modules: { 'node_modules/oauth4webapi/build/index.js': 10, 'src/shaken-off.ts': 0 },
    },
    'later.js': { ...chunk, modules: { 'src/sandbox/main.ts': 10, 'generated/bodies.ts': 10 } },
  };

  it('follows what is loaded at once and leaves out what is loaded later', () => {
    expect(filesBefore(['src/main.tsx'], chunks)).toEqual(['main.js', 'main.css', 'shared.js', 'shared.css']);
  });

  it('finds what must not be there', () => {
    expect(
      modulesIn(['main.js', 'main.css', 'shared.js'], chunks).filter((module) => notOnTheFirstScreen.test(module)),
    ).toEqual(['node_modules/oauth4webapi/build/index.js']);
    expect(modulesIn(Object.keys(chunks), chunks).filter((module) => neverInTheBrowser.test(module))).toEqual([
      'src/sandbox/main.ts',
      'generated/bodies.ts',
    ]);
  });

  it('does not take a module that is nowhere for one that weighs nothing', () => {
    expect(() => filesBefore(['src/gone.ts'], chunks)).toThrow('src/gone.ts is in no chunk');
  });
});
