import { beforeAll, expect, test, vi } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { mountForTest } from '#lib/test-mount.ts';
import { Layers } from '#ui/layers.tsx';
import { openShortcuts } from './shortcuts-button.tsx';

const showToast = vi.hoisted(() => vi.fn<(toast: object) => void>());
vi.mock('#ui/toast-store.ts', () => ({ showToast }));
vi.mock('#ui/loading.tsx', () => ({ ScreenSpinner: () => 'loading' }));
vi.mock('./shortcuts-dialog.tsx', () => {
  throw new Error('offline');
});

beforeAll(() => useTexts('en-GB', texts));
test('R5 X2 who asks for the keys of photos, and whose script of them is missing, is told so', async () => {
  const shown = mountForTest(<Layers />);
  openShortcuts(true);
  await vi.waitFor(() => expect(showToast.mock.calls).toEqual([[{ tone: 'failure', text: texts['failure.action'] }]]));
  await vi.waitFor(() => expect(shown()).toBe(''));
});
