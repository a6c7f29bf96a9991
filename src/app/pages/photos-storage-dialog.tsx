import { DownloadParts } from '#features/downloads/download-parts.tsx';
import { ExportOffer } from '#features/export/export-offer.tsx';
import type { OpenStorageDialog } from '#features/storage-status/storage-button.tsx';
import { StorageDialog, type TakeAlongProps } from '#features/storage-status/storage-dialog.tsx';

/** The dialog of the storage status, with what takes photos along in it (O33). */
export function PhotosStorageDialog(dialog: OpenStorageDialog) {
  return <StorageDialog {...dialog} TakeAlong={TakeAlong} />;
}

function TakeAlong({ deletesOn }: TakeAlongProps) {
  return <ExportOffer deletesOn={deletesOn} instead={<DownloadParts />} />;
}
