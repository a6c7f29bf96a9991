import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { jpegFile } from '../support/upload-files.ts';
import { placeFor, startWorldWithoutApp, type Place, type World } from '../support/world.ts';
import { extent, seed } from './extent.ts';
import { Lost, ok, signedIn } from './killed/client.ts';
import { createUploader } from './killed/uploader.ts';
import {
  addressWriter,
  albumWriter,
  deletionWriter,
  orderWriter,
  settingsWriter,
  type Writer,
} from './killed/writers.ts';

/** How often the sandbox is killed. */
const KILLS = extent === 'all' ? 12 : 3;
/** Enough for something to be on its way at every kill. */
const FILES = KILLS * 4;
const SEEDS = join(import.meta.dirname, '../../.cache/sandbox-seeds');

let folder: string;
let place: Place;
let world: World | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  // A seed that another sandbox has made is taken, if it is of this code; making it takes longer than all the rest.
  if (existsSync(SEEDS)) cpSync(SEEDS, folder, { recursive: true, dereference: true });
  place = await placeFor(folder);
  world = await startWorldWithoutApp(place);
}, 90_000);

afterAll(async () => {
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(
  `R8 what was acknowledged is there after the sandbox was killed ${KILLS} times while it wrote; who retries ends with everything once`,
  { timeout: KILLS * 60_000 },
  async () => {
    const random = createRandom(seed);
    if (!world) throw new Error('The sandbox has not started.');
    const anna = await signedIn(world, 'anna@example.com');
    const emil = await signedIn(world, 'empty@example.com');
    const files = await Promise.all(
      Array.from({ length: FILES }, (_file, index) =>
        jpegFile(`file ${index}.jpg`, seed + index, random.between(2_000, 120_000)),
      ),
    );
    const uploaders = [0, 1, 2].map((lane) =>
      createUploader(
        emil,
        files.filter((_file, index) => index % 3 === lane),
      ),
    );
    const writers: Writer[] = [
      await settingsWriter(anna),
      addressWriter(anna),
      await orderWriter(anna),
      await albumWriter(anna),
      await deletionWriter(anna),
      ...uploaders,
    ];
    const acknowledged: Record<string, number> = {};
    const hint = `seed ${seed}: RESILIENCE_SEED=${seed}${extent === 'all' ? ' RESILIENCE=all' : ''} vitest run --project fuzz killed`;

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const round = { left: random.between(30, 90), isKilled: false };
      const enough = Promise.withResolvers<void>();
      const write = async (writer: Writer) => {
        const own = createRandom(random.between(0, 2 ** 31));
        while (!round.isKilled && !writer.isDone) {
          await writer.write(own);
          acknowledged[writer.name] = (acknowledged[writer.name] ?? 0) + 1;
          round.left -= 1;
          if (round.left === 0) enough.resolve();
        }
      };
      const writing = writers.map((writer) =>
        write(writer).catch((error: unknown) => (error instanceof Lost && round.isKilled ? undefined : error)),
      );
      const wait = random.between(0, 8);
      // A writer that fails ends the round, too.
      await Promise.race([
        enough.promise,
        ...writing.map((one) => one.then((error) => error !== undefined && enough.resolve())),
      ]);
      await pause(wait);
      round.isKilled = true;
      await world?.kill();
      expect(
        (await Promise.all(writing)).filter((error) => error !== undefined),
        hint,
      ).toEqual([]);

      world = await startWorldWithoutApp(place);
      const faults = await Promise.all(
        writers.map(async (writer) => (await writer.faults()).map((fault) => `${writer.name}: ${fault}`)),
      );
      expect(faults.flat(), `after kill ${kill}, ${hint}`).toEqual([]);
    }

    const rest = createRandom(seed);
    await Promise.all(
      uploaders.map(async (uploader, lane) => {
        while (uploader.done < FILES / 3) await uploader.write(rest);
        expect(uploader.done, `lane ${lane}`).toBe(FILES / 3);
      }),
    );
    const { images } = ok<{ images: { localFileName: string }[] }>(
      await emil.call('/photo-management/photos?limit=500&sortKey=uploaded&sortOrder=asc'),
      200,
    );
    expect(images.map(({ localFileName }) => localFileName).toSorted(), hint).toEqual(
      files.map(({ name }) => name).toSorted(),
    );
    expect((await Promise.all(uploaders.map((uploader) => uploader.faults()))).flat(), hint).toEqual([]);

    // Everybody would notice if all of it were gone.
    await fetch(`${world.sandbox}/__sandbox/reset`, { method: 'POST' });
    await Promise.all([anna.signIn(), emil.signIn()]);
    for (const writer of writers) expect(await writer.faults(), writer.name).not.toEqual([]);
    console.log(`R8: killed ${KILLS} times, acknowledged ${JSON.stringify(acknowledged)}, seed ${seed}`);
  },
);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
