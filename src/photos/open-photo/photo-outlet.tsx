import { Outlet, useLocation, useNavigate } from 'react-router';
import { LazyBoundary } from '#lib/lazily.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { useKeyDown } from '#ui/page-keys.ts';
import { useClosePhoto } from './open-photo.ts';

/**
 * The place of an open photo over its list. Escape closes it also while the script that shows it is on its way (P2.63).
 * @param path the address of the list
 */
export function PhotoOutlet({ path }: Pick<PhotoList, 'path'>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The address is the photo's from the click on, the page follows when the script has come.
  useEscape(() => {
    if (window.location.pathname === pathname) return false;
    void navigate(-1);
    return true;
  });
  return (
    <LazyBoundary fallback={<PhotoOnItsWay path={path} />}>
      <Outlet />
    </LazyBoundary>
  );
}

/** A photo that was opened by a link, and whose script is on its way. */
function PhotoOnItsWay({ path }: Pick<PhotoList, 'path'>) {
  const close = useClosePhoto(path);
  useEscape(() => {
    close();
    return true;
  });
  return null;
}

/** Hook: listener for Escape, before any other. @param handle whether it was meant for this one; no other is called then */
function useEscape(handle: () => boolean): void {
  useKeyDown(
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !handle()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
