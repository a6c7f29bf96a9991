import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { runWhenLoaded } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { lazyPart } from '#lib/lazily.tsx';
import { useSingleRun } from '#lib/use-single-run.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { Button } from '#ui/button.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';

const adding = lazyPart(() => import('./add-photos.ts').then(({ addPhotos }) => addPhotos));

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
  return runWhenLoaded(adding, (addPhotos) => addPhotos(albumId, { navigate, client }));
}

/**
 * Hook: a link from another device opens the dialog, once: its address is that of the page from then on.
 * @param isPossible whether photos can be added now
 */
function useOpenedByLink(albumId: string | undefined, isPossible: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).has('add');
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete('add');
    void navigate({ search: rest.toString() }, { replace: true });
    void runWhenLoaded(adding, (addPhotos) => addPhotos(albumId));
  });
  useEffect(() => {
    if (isAsked && isPossible) open();
  }, [isAsked, isPossible]);
}

/** Button whose action is loaded when it is pressed (F1). */
function AddPhotos({ albumId }: AddPhotosProps) {
  const { isRunning, run } = useSingleRun();
  const whyNot = whyNoActions(useActivation());
  useOpenedByLink(albumId, whyNot === undefined);
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
