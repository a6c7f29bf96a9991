import type { ReactNode } from 'react';
import { startTransition, useEffect, useOptimistic } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '#paths';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import { usePhotoGroup } from '#photos/pages/use-photo-group.ts';
import { useLibrary } from '#photos/use-library.ts';
import { PhotoFinder } from './parts/photo-finder.tsx';
import { PhotoViewer } from './parts/photo-viewer.tsx';
import { PreviewLayer } from './parts/preview-layer.tsx';

export interface PreviewScreenProps {
  /** What can be done with the photo that shows, for the bar below it. */
  actions?: ReactNode;
}

/** A photo of the timeline over the whole screen, with the way to those before and after it (P2.58 to P2.63). */
export function PreviewScreen({ actions }: PreviewScreenProps) {
  const { id = '' } = useParams();
  const monthKey = useSearchParams()[0].get('in') ?? undefined;
  const { state } = useLocation();
  const navigate = useNavigate();
  // The next photo shows at once; its address follows.
  const [shown, show] = useOptimistic({ id, monthKey });

  const { groups: months, pages, counts } = useLibrary();
  const month = usePhotoGroup(pages, shown.monthKey ?? '');
  const index = indexOfPhoto(month, shown.id);
  const photo = index === undefined ? undefined : photoAt(month, index);
  useEffect(() => () => pages.want('preview', []), [pages]);

  const close = () => {
    // Opened from the list, Back is the list as it was left. A link from elsewhere has no list behind it.
    if (isFromList(state)) void navigate(-1);
    else void navigate(paths.photos(), { replace: true });
  };
  const move = (next: { id: string; monthKey: string }) =>
    startTransition(() => {
      show(next);
      void navigate(paths.photoPreview({ id: next.id, in: next.monthKey }), { replace: true, state });
    });

  // Without photos, or without knowing of any, there is nothing to preview: the list says so (P2.74).
  if (counts.isError || months?.length === 0) return <Navigate to={paths.photos()} replace />;
  return (
    <PreviewLayer photo={photo} onClose={close} actions={actions}>
      {months && photo && index !== undefined && shown.monthKey !== undefined && (
        <PhotoViewer photo={photo} place={{ key: shown.monthKey, index }} months={months} pages={pages} onMove={move} />
      )}
      {months && !photo && <PhotoFinder key={`${shown.id} ${shown.monthKey}`} photoId={shown.id} monthKey={shown.monthKey} months={months} pages={pages} />}
    </PreviewLayer>
  );
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state && state.openedFromList === true;
}
