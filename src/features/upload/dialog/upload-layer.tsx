import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showJobCards } from '#photos/actions/job-cards.tsx';
import { putCard } from '#photos/actions/page-cards.ts';
import { useUploads } from '../engine/use-uploads.ts';
import { previews } from '../previews/previews.ts';
import { AddPhotosDialog } from './add-photos-dialog.tsx';
import { hideArrived, leaveGone, showArrived } from './arrivals.ts';
import { useUploadDialog } from './dialog-store.ts';
import { UploadCard } from './parts/upload-card.tsx';

/** What the customer sees of her uploads: the dialog while it is open, and after that a card for as long as there is something to tell. */
export function UploadLayer() {
  const { isOpen } = useUploadDialog();
  const { items, isActive } = useUploads();
  const client = useQueryClient();
  const hasCard = !isOpen && items.length > 0;

  useEffect(() => {
    if (!hasCard) return;
    showJobCards();
    return putCard(<UploadCard />);
  }, [hasCard]);

  // In the dialog it is the customer who says when: by Confirm, or by closing it.
  useEffect(() => {
    if (isOpen) return hideArrived();
    leaveGone(client);
    void showArrived(client);
  }, [client, isOpen, isActive]);

  useEffect(() => previews.keep(new Set(items.map(({ id }) => id))), [items]);

  return isOpen && <AddPhotosDialog />;
}
