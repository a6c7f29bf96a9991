import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { tellFailedAction } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/use-activation.ts';
import { whyNoActions } from '#photos/activation/why-not.ts';
import { Button } from '#ui/button.tsx';
import { whileOnPage } from '#ui/leave-page.ts';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import styles from './add-photos.module.css';

export interface AddPhotosProps {
  /** The album that is open. */
  albumId?: string;
}

/** Hook: the button that adds photos; undefined where there is no such thing, so that what stands in its place can (O30, P6.9). */
export function useAddPhotosButton(albumId?: string): ReactNode {
  return useFlag('addPhotos') ? <AddPhotos albumId={albumId} /> : undefined;
}

/** How photos are added is loaded when somebody wants to (F1). */
function AddPhotos({ albumId }: AddPhotosProps) {
  const [isBusy, setBusy] = useState(false);
  const whyNot = whyNoActions(useActivation());
  const navigate = useNavigate();
  const client = useQueryClient();
  const add = () => {
    setBusy(true);
    whileOnPage(() => import('#features/upload/dialog/add-photos.ts'))
      .then((part) => part?.addPhotos(albumId, navigate, client))
      // The script could not be had: a page that misses one after a deployment is loaded anew.
      .catch(tellFailedAction)
      .finally(() => setBusy(false));
  };
  return (
    <Button
      variant="primary"
      icon="upload"
      className={styles.button}
      data-add-photos=""
      disabledReason={whyNot}
      busy={isBusy}
      onClick={add}
    >
      {t('upload.add')}
    </Button>
  );
}
