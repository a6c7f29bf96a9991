import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-library-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** An album without photos (P2.109). @param addPhotos the button that adds some (P2.110); without it the way on is the library */
export function EmptyAlbum({ addPhotos }: { addPhotos?: ReactNode }) {
  const wayOn = addPhotos ?? (
    <Link to={paths.photos()} className={buttonClass('secondary')}>
      {t('album.empty.toPhotos')}
    </Link>
  );
  return (
    <EmptyState drawing={<EmptyLibraryDrawing />} title={t('album.empty')} actions={wayOn}>
      {!addPhotos && <p>{t('album.empty.text')}</p>}
    </EmptyState>
  );
}
