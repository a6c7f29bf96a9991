import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { t } from '#i18n/texts.ts';
import { firstScreenStands } from '#lib/first-screen.ts';
import { Link } from '#lib/link.tsx';
import { useOverdue } from '#lib/timers.ts';
import { isStripped, paths } from '#paths';
import { useLiveActivation } from '#photos/activation/use-live-activation.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-library-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export interface EmptyLibraryProps {
  /** The button that adds photos; without one the way on is back to the account. */
  addPhotos?: ReactNode;
}

/** How long, in ms, it is left open whether a library without photos is about to get some. */
const PATIENCE_MS = 1_000;

/** A library without photos (P2.36), or without photos so far (O52). */
export function EmptyLibrary({ addPhotos }: EmptyLibraryProps) {
  const { phase } = useLiveActivation();
  const isOverdue = useOverdue(PATIENCE_MS);
  // There are no pictures to be waited for.
  useEffect(firstScreenStands, []);
  if (phase === 'unknown' && !isOverdue) return null;
  if (phase === 'importing') {
    return (
      <EmptyState drawing={<EmptyLibraryDrawing />} title={t('activation.importing.empty')}>
        <p>{t('activation.importing.emptyText')}</p>
      </EmptyState>
    );
  }
  const wayOn =
    addPhotos ??
    (!isStripped() && (
      <Link to={paths.home()} className={buttonClass('secondary')}>
        {t('photos.empty.toHome')}
      </Link>
    ));
  return (
    <EmptyState drawing={<EmptyLibraryDrawing />} title={t('photos.empty.title')} actions={wayOn}>
      <p>{t('photos.empty.text')}</p>
    </EmptyState>
  );
}
