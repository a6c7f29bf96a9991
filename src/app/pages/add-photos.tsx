import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/use-activation.ts';
import { whyNoActions } from '#photos/activation/why-not.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { isOpen } from '#vendor/gates.ts';
import styles from './add-photos.module.css';

export interface AddPhotosProps {
  /** The album that is open. */
  albumId?: string;
}

/** The button that adds photos; undefined where there is no such thing, so that what stands in its place can (O30, P6.9). */
export function addPhotosButton(albumId?: string): ReactNode {
  return isOpen('addPhotos') ? <AddPhotos albumId={albumId} /> : undefined;
}

/** How photos are added is loaded when somebody wants to (F1). */
function AddPhotos({ albumId }: AddPhotosProps) {
  const [isBusy, setBusy] = useState(false);
  const whyNot = whyNoActions(useActivation());
  const navigate = useNavigate();
  const client = useQueryClient();
  const add = () => {
    setBusy(true);
    import('#features/upload/dialog/add-photos.ts')
      .then(({ addPhotos }) => addPhotos(albumId, navigate, client))
      // The script could not be had: a page that misses one after a deployment is loaded anew.
      .catch(() => showToast({ tone: 'failure', text: t('failure.action') }))
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="primary" icon="upload" className={styles.button} data-add-photos="" disabledReason={whyNot} busy={isBusy} onClick={add}>
      {t('upload.add')}
    </Button>
  );
}
