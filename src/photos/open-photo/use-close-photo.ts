import { useLocation, useNavigate } from 'react-router';
import type { PhotoList } from '#photos/pages/photo-list.ts';

/**
 * What closes a photo (P2.72): opened from the list, Back is the list as it was left; a link from elsewhere has no list
 * behind it.
 */
export function useClosePhoto(path: PhotoList['path']): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => void (isFromList(state) ? navigate(-1) : navigate(path(), { replace: true }));
}

/** Whether a photo was opened from the list that it is in. @param state of the location */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state && state.openedFromList === true;
}

/** Whether an address only says which photo shows already: it follows the customer, who has not gone anywhere. @param state of the location */
export function hasFollowed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasFollowed' in state && state.hasFollowed === true;
}
