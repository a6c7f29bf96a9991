import { openLayer } from '#ui/layers.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { showJobCards } from './job-cards.tsx';
import type { PhotoAction } from './photo-action.ts';
import { whyNotWhenShared } from './why-not.ts';

/** Deletes photos for good, after asking (P2.84, P2.68). */
export const deleteAction: PhotoAction = {
  key: 'delete',
  icon: 'trash',
  label: 'actions.delete',
  isDestructive: true,
  whyNot: whyNotWhenShared,
  run(target) {
    showJobCards();
    openLayer((close) => <DeleteDialog target={target} onClose={close} />);
  },
};
