/**
 * `npm run bench`: how fast the photos are, by the bars F1 to F10 and F13, in Chromium against the production build and a sandbox
 * of its own, beside a page that shows the same pictures and does nothing else. Writes docs/performance.md. `--quick`
 * measures each once, and `--print` writes nothing. `--browser firefox` or `webkit` measures, in that engine, what it lets one
 * measure: F3, F4, F7, F8 and F13.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { updateEngines } from './bench/engine-report.ts';
import { type MeasuredEngine, openingIn } from './bench/engines.ts';
import { fillLibrary, type Library, libraryOf, makeThumbnails, sessionsOf, startFloor } from './bench/library.ts';
import { figuresTable, type Section, updateDocument } from './bench/report.ts';
import { measureInEngine, measureLibrary, measureOtherPages } from './bench/run.ts';
import { appSubject, floorSubject, opening } from './bench/subject.ts';
import { commandLine, refuseUnknown } from './command-line.ts';
import { measuredAt } from './documents/measured-at.ts';
import { inWorld, launchChromium } from './measure/in-world.ts';

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
const { values } = commandLine(`npm run bench -- [--quick] [--print] [--browser ${ENGINES.join(' | ')}]`, {
  options: {
    quick: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
    browser: { type: 'string', default: 'chromium' },
  },
});
refuseUnknown('browser', [values.browser], ENGINES);
const { quick: isQuick, print: isPrinted } = values;
/** Undefined for Chromium, in which everything is measured. */
const engine: MeasuredEngine | undefined =
  values.browser === 'firefox' || values.browser === 'webkit' ? values.browser : undefined;
const runs = isQuick ? 1 : 5;
const documentPath = join(import.meta.dirname, '../docs/performance.md');

/** The month of 5,000 photos, and how far down it is: months show about as many photos each. */
function largeMonthOf({ months }: Library): { name: string; share: number } | undefined {
  const index = months.findIndex(([, count]) => count === 5_000);
  const [year = 0, month = 1] = (months[index]?.[0] ?? '').split('-').map(Number);
  if (index < 0) return undefined;
  return {
    name: new Date(Date.UTC(year, month - 1)).toLocaleDateString('en-GB', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    share: index / months.length,
  };
}

const launch = () => launchChromium('--enable-precise-memory-info');
const sections: Section[] = [];
// Its browser signs in; what is measured has browsers of its own.
await inWorld(launch, async (world, browser) => {
  if (!engine) await fillLibrary(world, 'empty@example.com');
  // The larger one alone has what engines beside Chromium are measured by.
  for (const email of engine ? ['large@example.com'] : ['empty@example.com', 'large@example.com']) {
    const session = sessionsOf(browser, world, email);
    const library = await libraryOf(world, await session());
    await makeThumbnails(world, await session());
    const floor = await startFloor(library);
    const photos = library.months.reduce((sum, [, count]) => sum + count, 0);
    const largeMonth = largeMonthOf(library);
    const log = (line: string) => console.error(`${photos.toLocaleString('en-GB')} photos: ${line}`);
    const plan = {
      app: appSubject(world.app, session),
      floor: floorSubject(floor.url),
      floorWithOverscan: floorSubject(`${floor.url}?overscan=1`),
      runs,
      scrollSeconds: isQuick ? 5 : 10,
      log,
    };
    const figures = engine
      ? await measureInEngine({ ...plan, open: openingIn(engine) })
      : await measureLibrary({
          ...plan,
          launch,
          largeMonth,
          ...(!largeMonth && { refill: () => fillLibrary(world, email) }),
        });
    sections.push({ photos, figures });
    console.log(`\n${figuresTable(sections.at(-1) ?? { photos, figures: [] })}\n`);
    await floor.stop();
  }
  const floorOf = (how: string) => sections[0]?.figures.find(({ what }) => what === `view full${how}, ms`)?.floor;
  const figures = await measureOtherPages(
    {
      open: engine ? openingIn(engine) : opening(launch),
      app: appSubject(world.app, sessionsOf(browser, world, 'anna@example.com')),
      runs,
      log: (line) => console.error(`other pages: ${line}`),
    },
    { usual: floorOf(''), ...(!engine && { slow: floorOf(' with CPU 4x and Fast 4G') }) },
  );
  sections.push({ figures });
  console.log(`\n${figuresTable({ figures })}\n`);
});
if (!isPrinted) {
  const measured = { ...measuredAt(), runs, cores: availableParallelism() };
  const document = await readFile(documentPath, 'utf8');
  await writeFile(
    documentPath,
    engine ? updateEngines(document, engine, sections, measured) : updateDocument(document, sections, measured),
  );
}
