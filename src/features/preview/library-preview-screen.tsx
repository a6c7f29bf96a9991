import { useLocation, useParams } from 'react-router';
import { useLibrary } from '#photos/pages/use-library.ts';
import { PhotoPreview } from './parts/photo-preview.tsx';

/** A photo of the timeline; a link may name its month (O16). */
export function LibraryPreviewScreen() {
  const { id = '' } = useParams();
  const monthKey = new URLSearchParams(useLocation().search).get('in') ?? undefined;
  return <PhotoPreview list={useLibrary()} photoId={id} groupKey={monthKey} />;
}
