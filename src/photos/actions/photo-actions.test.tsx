import { expect, test, vi } from 'vitest';
import { setOffline } from '#lib/offline.ts';
import { mountForTest } from '#lib/test-mount.ts';
import type { PhotoAction } from './photo-action.ts';
import { type PhotoActions, providePhotoActions, usePhotoActions } from './photo-actions.ts';

const showFailedAction = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#failures/lazy-dialog.ts', () => ({ showFailedAction }));

const action: PhotoAction = {
  key: 'delete',
  icon: 'trash',
  label: 'actions.delete',
  whyNot: () => undefined,
  run() {},
};

function Toolbar() {
  return usePhotoActions('photos')?.map(({ key }) => key);
}

test('R5 P2.82 a toolbar whose script was missing without a network shows when that is back', async () => {
  providePhotoActions(
    vi
      .fn<() => Promise<PhotoActions>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(() => [action]),
  );
  const shown = mountForTest(<Toolbar />);
  await vi.waitFor(() => expect(showFailedAction).toHaveBeenCalledOnce());
  expect(shown()).toBe('');
  setOffline(true);
  setOffline(false);
  await vi.waitFor(() => expect(shown()).toBe('delete'));
  expect(showFailedAction).toHaveBeenCalledOnce();
});
