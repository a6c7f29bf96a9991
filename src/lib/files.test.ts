import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLink, readWithProgress, safeFileName, saveInFrame } from './files.ts';

/** A frame as far as saving a file needs one. */
interface Frame {
  src: string;
  hidden: boolean;
  referrerPolicy: string;
  sandbox: Set<string>;
  shown: () => void;
}

const frames = new Set<Frame>();
const pressed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames.clear();
  pressed.length = 0;
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      sandbox: new Set<string>(),
      addEventListener(this: Frame, _name: 'load', shown: () => void) {
        this.shown = shown;
      },
      click(this: { href: string }) {
        pressed.push(this.href);
      },
      remove(this: Frame) {
        frames.delete(this);
      },
    }),
    body: { append: (element: Frame) => element.src && frames.add(element) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const options = { onShown: () => {} };

test('R4 P4.36 files that are ready at the same moment are asked for one after the other, none by leaving the page', async () => {
  for (const name of ['a', 'b', 'c']) void saveInFrame(`https://files.test/${name}.zip`, options);
  for (const begun of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(begun === 1 ? 0 : 2_000);
    const names = ['a', 'b', 'c'].slice(0, begun);
    expect([...frames].map(({ src }) => src)).toEqual(names.map((name) => `https://files.test/${name}.zip`));
  }
  for (const { hidden, referrerPolicy, sandbox } of frames)
    expect([hidden, referrerPolicy, ...sandbox]).toEqual([true, 'no-referrer', 'allow-downloads']);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(frames.size).toBe(3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(frames.size).toBe(0);
  expect(pressed).toEqual([]);
});

test('R4 one that is called off while it waits is not asked for, and holds up none behind it', async () => {
  const end = new AbortController();
  await saveInFrame('https://files.test/a.zip', options);
  const second = saveInFrame('https://files.test/b.zip', { ...options, signal: end.signal });
  const third = saveInFrame('https://files.test/c.zip', options);
  end.abort();
  await Promise.all([expect(second).rejects.toThrow('abort'), vi.advanceTimersByTimeAsync(2_000)]);
  await third;
  expect([...frames].map(({ src }) => src)).toEqual(['https://files.test/a.zip', 'https://files.test/c.zip']);
  await vi.advanceTimersByTimeAsync(2_000);
});

test('R4 a frame that shows something says so, and its file is left to a link of the page', async () => {
  await saveInFrame('https://files.test/a.zip', { onShown: () => followLink('https://files.test/a.zip') });
  for (const { shown } of frames) shown();
  expect(pressed).toEqual(['https://files.test/a.zip']);
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
