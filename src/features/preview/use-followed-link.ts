import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { after } from '#lib/timers.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { hasFollowed, isFromList } from '#photos/open-photo/use-close-photo.ts';
import type { NamedPhoto } from './use-moves.ts';

/** The photo that a link names, or that the customer has moved to since; its group as far as it is known. */
export interface Link {
  id: string;
  groupKey: string | undefined;
}

/**
 * The address follows when the customer has stopped moving for so long, in ms. Browsers refuse to change it a hundred times
 * in a row, which is what an arrow key that is held down asks for.
 */
const FOLLOWS_AFTER_MS = 150;

/** The photo that is wanted, and what makes it another one: that shows at once, and its address follows. */
export function useFollowedLink(
  { previewPath }: PhotoList,
  id: string,
  groupKey: string | undefined,
): [Link, (next: NamedPhoto) => void] {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [link, setLink] = useState<Link>({ id, groupKey });
  const [address, setAddress] = useState(link);
  if (address.id !== id || address.groupKey !== groupKey) {
    setAddress({ id, groupKey });
    // The customer may have moved on while it followed.
    if (type === 'POP' || !hasFollowed(state)) setLink({ id, groupKey });
  }

  const isBehind = link.id !== id || link.groupKey !== groupKey;
  const follow = useEffectEvent(() => {
    // Back has been pressed, and the page is about to go; or it has yet to follow the address, and this waits for it.
    if (window.location.pathname !== pathname || link.groupKey === undefined) return;
    void navigate(previewPath(link.id, link.groupKey), {
      replace: true,
      state: { openedFromList: isFromList(state), hasFollowed: true },
    });
  });
  useEffect(() => {
    if (isBehind) return after(FOLLOWS_AFTER_MS, () => follow());
  }, [isBehind, link, pathname]);
  return [link, setLink];
}
