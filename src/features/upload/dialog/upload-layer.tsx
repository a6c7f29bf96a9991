import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { jobs } from '#photos/actions/jobs.ts';
import { openLayer } from '#ui/layers.tsx';
import { useSettledText } from '#ui/use-settled-text.ts';
import { useUploads } from '../engine/uploads.ts';
import { previews } from '../previews/previews.ts';
import { AddPhotosDialog } from './add-photos-dialog.tsx';
import { hideArrived, leaveGone, showArrived } from './arrivals.ts';
import { uploadDialog, useUploadDialog } from './dialog-store.ts';
import { UPLOADS, uploadJob } from './upload-job.ts';
import { countUploads } from './upload-status.ts';

let isShown = false;

/** Shows the uploads of this page from now on, whatever route the customer goes to. */
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

/** Uploads of the page: the dialog while it is open, and after that the card of jobs for as long as there is something to tell. */
function UploadLayer() {
  const { isOpen, refused } = useUploadDialog();
  const view = useUploads();
  const { items, isActive } = view;
  const client = useQueryClient();
  const failedCount = useSettledCount(countUploads(items).failed);
  const refusedCount = useSettledCount(refused.length);

  useEffect(() => {
    if (isOpen || view.items.length + refused.length === 0) jobs.remove(UPLOADS);
    else jobs.put(uploadJob(view, { failed: failedCount, refused: refusedCount }));
  }, [isOpen, view, refused, failedCount, refusedCount]);

  // While the dialog is open, the customer decides when: by Confirm, or by closing it.
  useEffect(() => {
    if (isOpen) return hideArrived();
    leaveGone(client);
    void showArrived(client);
  }, [client, isOpen, isActive]);

  useEffect(() => previews.keep(new Set(items.map(({ id }) => id))), [items]);

  return isOpen && <AddPhotosDialog />;
}

/** Hook: a number once it has stopped growing; none until then. */
function useSettledCount(count: number): number {
  return Number(useSettledText(count === 0 ? '' : String(count)));
}
