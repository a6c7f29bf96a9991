import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { createUploads, type UploadEngine } from './create-uploads.ts';
import { testWorld, type Fate } from './upload-test-world.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const FILES = 20;

/** Files of up to some parts each; every fifth has the content of the one before. */
function files(random: () => number): File[] {
  let content = '';
  return Array.from({ length: FILES }, (_file, index) => {
    if (index % 5 !== 4) content = `photo ${index} `.padEnd(8 + Math.floor(random() * 400_000), `${random()}`);
    return new File([content], `photo-${index}.jpg`);
  });
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

function isOver(engine: UploadEngine): boolean {
  return engine.view().items.every(({ state }) => state === 'done' || state === 'duplicate');
}

test.each(Array.from({ length: 20 }, (_seed, index) => index + 1))(
  'R2 every photo arrives byte-identical exactly once, whatever breaks (seed %i)',
  async (seed) => {
    const random = createRandom(seed).next;
    const world = testWorld();
    const chosen = files(random);
    const faults: Fate[] = ['lost', 'answerLost', 'cut', { status: 503 }, { status: 503 }, { status: 500 }];
    world.fate = (call) => {
      if (random() > 0.3) return 'good';
      const fate = faults[Math.floor(random() * faults.length)] ?? 'good';
      return fate === 'cut' && call !== 'sendPart' ? 'lost' : fate;
    };
    let page = world.openPage();
    let engine = createUploads(page.world);
    const adding = engine.addFiles(chosen);
    engine.start();
    await Promise.race([adding, tick()]);

    for (let step = 0; step < 2_000 && !isOver(engine); step += 1) {
      const chance = random();
      if (chance < 0.004) {
        page.leave();
        page = world.openPage();
        engine = createUploads(page.world);
        await engine.restore();
        // What had not been looked at is not kept: it is told, and chosen again.
        const missing = engine
          .view()
          .items.filter(({ file }) => !file)
          .map(({ name }) => name);
        void engine.addFiles(chosen.filter(({ name }) => missing.includes(name)));
      } else if (chance < 0.01) world.setOnline(!world.isOnline);
      else if (chance < 0.02) engine.pause();
      else if (chance < 0.2) {
        world.setOnline(true);
        engine.resume();
        engine.retryAllFailed();
      }
      await tick();
    }

    const contents = new Set(await Promise.all(chosen.map((file) => file.text())));
    const arrived = [...world.stored.values()].filter(({ bytes, size }) => bytes.length === size);
    const texts = arrived.map(({ bytes }) => new TextDecoder().decode(bytes));
    expect(texts.toSorted()).toEqual([...contents].toSorted());
    expect([...world.stored.values()].filter(({ bytes, size }) => bytes.length > 0 && bytes.length < size)).toEqual([]);
    expect(world.rows.size).toBe(0);
    expect(world.copies.size).toBe(0);
    expect(world.guarded).toBe(false);
  },
);
