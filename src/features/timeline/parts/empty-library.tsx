import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { t } from '#i18n/texts.ts';
import { markFirstScreenReady } from '#lib/first-screen.ts';
import { Link } from '#lib/link.tsx';
import { useOverdue } from '#lib/timers.ts';
import { isStripped, paths } from '#paths';
import { useLiveActivation } from '#photos/activation/library-activation.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export interface EmptyLibraryProps {
  /** Button that adds photos; without one there is a link to the account. */
  addPhotos?: ReactNode;
}

/** Time, in ms, for which nothing shows while it is unknown whether photos are being imported. */
const TIMEOUT_MS = 1_000;

/** Empty state of a library without photos (P2.36), or without photos so far (O52). */
export function EmptyLibrary({ addPhotos }: EmptyLibraryProps) {
  const { phase } = useLiveActivation();
  const isOverdue = useOverdue(TIMEOUT_MS);
  // There are no pictures to wait for.
  useEffect(markFirstScreenReady, []);
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
