import type { PhotoAction } from '#photos/actions/photo-action.ts';
import { whyNotWhenShared } from '#photos/actions/photo-action.ts';
import { openLayer } from '#ui/layers.tsx';
import { whileOnPage } from '#ui/leave-page.ts';

/** Action that copies photos to one of the customer's albums, or to a new one (P2.83, P2.67). */
export const copyAction: PhotoAction = {
  key: 'copyToAlbum',
  icon: 'copy-to-album',
  label: 'actions.copyToAlbum',
  whyNot: whyNotWhenShared,
  async run(target) {
    const part = await whileOnPage(() => import('./copy-dialog.tsx'));
    if (part) openLayer((close) => <part.CopyDialog target={target} onClose={close} />);
  },
};
