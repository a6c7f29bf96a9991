import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-library-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Nothing has been ordered, or all of it has expired (O35). */
export function NoArchives() {
  return (
    <EmptyState
      drawing={<EmptyLibraryDrawing />}
      title={t('downloads.empty.title')}
      actions={
        <Link to={paths.photos()} className={buttonClass('secondary')}>
          {t('downloads.empty.toPhotos')}
        </Link>
      }
    >
      <p>{t('downloads.empty.text')}</p>
    </EmptyState>
  );
}
