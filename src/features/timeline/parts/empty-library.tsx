import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { isStripped, paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-library-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export interface EmptyLibraryProps {
  /** The button that adds photos; without one the way on is back to the account. */
  addPhotos?: ReactNode;
}

/** A library without photos (P2.36). */
export function EmptyLibrary({ addPhotos }: EmptyLibraryProps) {
  const wayOn = addPhotos ?? (!isStripped() && <Link to={paths.home()} className={buttonClass('secondary')}>{t('photos.empty.toHome')}</Link>);
  return (
    <EmptyState drawing={<EmptyLibraryDrawing />} title={t('photos.empty.title')} actions={wayOn}>
      <p>{t('photos.empty.text')}</p>
    </EmptyState>
  );
}
