import { Outlet } from 'react-router';
import { t } from '#i18n/texts.ts';
import { LazyBoundary } from '#lib/lazily.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { ScreenSpinner } from '#ui/loading.tsx';
import { useClosePhoto } from './open-photo.ts';

/**
 * The place of an open photo over its list.
 * @param path the address of the list
 */
export function PhotoOutlet({ path }: Pick<PhotoList, 'path'>) {
  return (
    <LazyBoundary fallback={<PhotoOnItsWay path={path} />}>
      <Outlet />
    </LazyBoundary>
  );
}

/** Stands for a photo whose script is on its way: Escape gives it up (P2.63). */
function PhotoOnItsWay({ path }: Pick<PhotoList, 'path'>) {
  return <ScreenSpinner label={t('app.loading')} onClose={useClosePhoto(path)} />;
}
