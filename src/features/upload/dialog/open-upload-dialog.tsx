import { openLayer } from '#ui/layers.tsx';
import { uploadDialog } from './dialog-store.ts';
import { UploadLayer } from './upload-layer.tsx';

let isShown = false;

/** Has the uploads of this page be seen from now on, wherever the customer goes in it: in the dialog, or on a card. */
export function showUploads(): void {
  if (isShown) return;
  isShown = true;
  openLayer(() => <UploadLayer />);
}

/** Opens the dialog that adds photos (P2.152). @param albumId the album that they go into as well */
export function openUploadDialog(albumId?: string): void {
  uploadDialog.open(albumId);
  showUploads();
}
