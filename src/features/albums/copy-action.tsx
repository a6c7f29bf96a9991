import { runWhenLoaded } from '#failures/lazy-dialog.ts';
import { lazyPart } from '#lib/lazily.tsx';
import type { PhotoAction } from '#photos/actions/photo-action.ts';
import { whyNotWhenShared } from '#photos/actions/photo-action.ts';
import { openLayer } from '#ui/layers.tsx';

const copyDialog = lazyPart(() => import('./copy-dialog.tsx').then(({ CopyDialog }) => CopyDialog));

/** Action that copies photos to one of the customer's albums, or to a new one (P2.83, P2.67). */
export const copyAction: PhotoAction = {
  key: 'copyToAlbum',
  icon: 'copy-to-album',
  label: 'actions.copyToAlbum',
  whyNot: whyNotWhenShared,
  run: (target) =>
    runWhenLoaded(
      copyDialog,
      (CopyDialog) => void openLayer((close) => <CopyDialog target={target} onClose={close} />),
    ),
};
