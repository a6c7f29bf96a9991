import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { tellFailedAction } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { useSingleRun } from '#lib/use-single-run.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { Button } from '#ui/button.tsx';
import { whileOnPage } from '#ui/leave-page.ts';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import styles from './add-photos.module.css';

interface AddPhotosProps {
  /** The album that is open. */
  albumId?: string;
}

/** Hook: the button that adds photos; undefined without that feature, so that a replacement can be shown (O30, P6.9). */
export function useAddPhotosButton(albumId?: string): ReactNode {
  return useFlag('addPhotos') ? <AddPhotos albumId={albumId} /> : undefined;
}

/** Button whose action is loaded when it is pressed (F1). */
function AddPhotos({ albumId }: AddPhotosProps) {
  const { isRunning, run } = useSingleRun();
  const whyNot = whyNoActions(useActivation());
  const navigate = useNavigate();
  const client = useQueryClient();
  const add = () =>
    whileOnPage(() => import('#features/upload/dialog/add-photos.ts'))
      .then((part) => part?.addPhotos(albumId, navigate, client))
      // The script could not be loaded: a page that misses one after a deployment is loaded anew.
      .catch(tellFailedAction);
  return (
    <Button
      variant="primary"
      icon="upload"
      className={styles.button}
      data-add-photos=""
      disabledReason={whyNot}
      busy={isRunning}
      onClick={() => void run(add)}
    >
      {t('upload.add')}
    </Button>
  );
}
