import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { CheckAnswer } from './check-file.ts';

afterEach(() => vi.unstubAllGlobals());

const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 3_000 }, (_byte, index) => index % 251)]);

/** Has the worker check a file. @param storage of the browser */
async function checked(storage: object | undefined): Promise<CheckAnswer> {
  vi.resetModules();
  const page = new EventTarget();
  const answers: CheckAnswer[] = [];
  vi.stubGlobal('navigator', storage ? { storage } : {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('postMessage', (answer: CheckAnswer) => answers.push(answer));
  await import('./check-worker.ts');
  const file = new File([bytes], 'market.jpg', { type: 'image/jpeg' });
  page.dispatchEvent(Object.assign(new Event('message'), { data: { id: 'one', file } }));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  return answers[0] as CheckAnswer;
}

test('R2 O65 a file is checked where the browser cannot write it down: there is no copy of it, and all else is as ever', async () => {
  const folder = { getFileHandle: async () => ({}) };
  const withoutWriting = { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) };
  const digest = createHash('sha256').update(bytes).digest('hex');
  for (const storage of [undefined, {}, withoutWriting])
    expect(await checked(storage)).toMatchObject({ id: 'one', checked: { digest, hasCopy: false } });
});
