import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readWithProgress, safeFileName, saveInFrame } from './files.ts';

/** A frame as far as saving a file needs one. */
interface Frame {
  src: string;
  hidden: boolean;
  referrerPolicy: string;
  sandbox: Set<string>;
}

const frames = new Set<Frame>();

beforeEach(() => {
  vi.useFakeTimers();
  frames.clear();
  vi.stubGlobal('document', {
    createElement: () => ({
      sandbox: new Set<string>(),
      remove(this: Frame) {
        frames.delete(this);
      },
    }),
    body: { append: (frame: Frame) => frames.add(frame) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('R4 P4.36 files that are ready at the same moment are asked for side by side, none by leaving the page', () => {
  for (const name of ['a', 'b', 'c']) saveInFrame(`https://files.test/${name}.zip`);
  expect([...frames].map(({ src }) => src)).toEqual(['a', 'b', 'c'].map((name) => `https://files.test/${name}.zip`));
  for (const { hidden, referrerPolicy, sandbox } of frames)
    expect([hidden, referrerPolicy, ...sandbox]).toEqual([true, 'no-referrer', 'allow-downloads']);
  vi.advanceTimersByTime(59_000);
  expect(frames.size).toBe(3);
  vi.advanceTimersByTime(1_000);
  expect(frames.size).toBe(0);
});

test.each([
  ['IMG_0042.jpg', 'IMG_0042.jpg'],
  ['Été à la mer – 1.heic', 'Été à la mer – 1.heic'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\photos\\cat.png', 'C__photos_cat.png'],
  ['.htaccess', 'htaccess'],
  ['cat.jpg. . ', 'cat.jpg'],
  ['cat\u202Egpj.exe', 'catgpj.exe'],
  ['line\nbreak\u0000.jpg', 'linebreak.jpg'],
  ['', 'photo.jpg'],
  ['..', 'photo.jpg'],
])('S43 %j is saved as %j', (name, saved) => {
  expect(safeFileName(name, 'photo.jpg')).toBe(saved);
});

test('S43 a name that is too long keeps its ending', () => {
  const saved = safeFileName(`${'a'.repeat(400)}.jpeg`, 'photo.jpg');
  expect(saved).toHaveLength(200);
  expect(saved.endsWith('a.jpeg')).toBe(true);
});

async function read(pieces: readonly string[], headers: Record<string, string> = {}) {
  const told: [loaded: number, total?: number][] = [];
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const file = await readWithProgress(new Response(body, { headers }), (...progress) => told.push(progress));
  return { text: await file.text(), type: file.type, told };
}

test('a file is read whole, telling how far it is', async () => {
  const { text, type, told } = await read(['%PDF', '-1.4'], {
    'Content-Length': '8',
    'Content-Type': 'application/pdf',
  });
  expect([text, type]).toEqual(['%PDF-1.4', 'application/pdf']);
  expect(told).toEqual([
    [4, 8],
    [8, 8],
  ]);
});

test('without a length, or with one that is too short, only what has come is told', async () => {
  expect((await read(['%PDF'])).told).toEqual([[4, undefined]]);
  expect((await read(['%PDF', '-1.4'], { 'Content-Length': '6' })).told).toEqual([
    [4, 6],
    [8, undefined],
  ]);
});

test('an answer without a body is an empty file', async () => {
  expect((await readWithProgress(new Response(null), () => {})).size).toBe(0);
});

test('what breaks off is a failure', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) });
  await expect(readWithProgress(new Response(body), () => {})).rejects.toThrow('cut');
});
