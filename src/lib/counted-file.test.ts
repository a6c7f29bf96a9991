import { expect, test } from 'vitest';
import { countedFile } from './counted-file.ts';

async function read(pieces: readonly string[], headers: Record<string, string> = {}) {
  const told: [loaded: number, total?: number][] = [];
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const file = await countedFile(new Response(body, { headers }), (...progress) => told.push(progress));
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
  expect((await countedFile(new Response(null), () => {})).size).toBe(0);
});

test('what breaks off is a failure', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) });
  await expect(countedFile(new Response(body), () => {})).rejects.toThrow('cut');
});
