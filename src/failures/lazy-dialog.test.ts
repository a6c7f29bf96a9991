import { beforeAll, expect, test, vi } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { lazyPart } from '#lib/lazily.tsx';
import { leavePage } from '#ui/leave-page.ts';
import { runWhenLoaded } from './lazy-dialog.ts';

const showToast = vi.hoisted(() => vi.fn<(toast: object) => void>());
vi.mock('#ui/toast-store.ts', () => ({ showToast }));

beforeAll(() => useTexts('en-GB', texts));

test('R5 what was pressed is told to have failed where its script is missing, and begins with the next press', async () => {
  const importPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part');
  const part = lazyPart(importPart);
  const begin = vi.fn<(part: string) => void>();
  await runWhenLoaded(part, begin);
  expect(showToast.mock.calls).toEqual([[{ tone: 'failure', text: 'That did not work. Try again.' }]]);
  expect(begin).not.toHaveBeenCalled();
  await runWhenLoaded(part, begin);
  expect(begin.mock.calls).toEqual([['part']]);
  expect(showToast).toHaveBeenCalledOnce();
});

test('R5 it does not begin on another page than the one where it was pressed', async () => {
  const begin = vi.fn<(part: string) => void>();
  const begun = runWhenLoaded(
    lazyPart(() => Promise.resolve('part')),
    begin,
  );
  leavePage();
  await begun;
  expect(begin).not.toHaveBeenCalled();
});
