import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { tellFailedAction } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { useSingleRun } from '#lib/use-single-run.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { Button } from '#ui/button.tsx';
import { whileOnPage } from '#ui/leave-page.ts';
import { useFlag } from '#vendor/flags/flag-atoms.ts';

interface AddPhotosProps {
  /** The album that is open. */
  albumId?: string;
}

/** Hook: the button that adds photos; undefined without that feature, so that a replacement can be shown (O30, P6.9). */
export function useAddPhotosButton(albumId?: string): ReactNode {
  return useFlag('addPhotos') ? <AddPhotos albumId={albumId} /> : undefined;
}

/** Opens what adds photos as soon as its script is there. @param albumId the album that they go into */
export function startAdding(
  albumId: string | undefined,
  navigate: NavigateFunction,
  client: QueryClient,
): Promise<void> {
  return (
    whileOnPage(() => import('#features/upload/dialog/add-photos.ts'))
      .then((part) => part?.addPhotos(albumId, navigate, client))
      // The script could not be loaded: a page that misses one after a deployment is loaded anew.
      .catch(tellFailedAction)
  );
}

/** Button whose action is loaded when it is pressed (F1). */
function AddPhotos({ albumId }: AddPhotosProps) {
  const { isRunning, run } = useSingleRun();
  const whyNot = whyNoActions(useActivation());
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <Button
      variant="primary"
      icon="upload"
      data-add-photos=""
      disabledReason={whyNot}
      busy={isRunning}
      onClick={() => void run(() => startAdding(albumId, navigate, client))}
    >
      <span data-words="">{t('upload.add')}</span>
    </Button>
  );
}
