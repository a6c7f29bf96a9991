import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { t, type TextKey } from '#i18n/texts.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import type { Selection } from '#photos/selection/selection.ts';
import type { IconName } from '#ui/icon.tsx';

/** Target of an action: a selection, or the photo of the preview. */
export interface ActionTarget {
  client: QueryClient;
  list: PhotoList;
  /** Photos in it, known without reading their ids. */
  count: number;
  /** The one photo that shows; undefined for a selection. */
  photo?: Photo & Pick<PhotoReference, 'groupKey'>;
  /** Groups of the selection. The photos themselves are read once an action needs them (collecting.tsx). */
  groups: readonly PhotoGroup[];
  selection: Selection;
  /** Corrects the selection to the photos that it turned out to be: from now on it is they, one by one. */
  correct: (photos: readonly PhotoReference[]) => void;
  /** The action has been done: the selection ends (P2.87), unless it has become another one meanwhile. In the preview, which moves on when the photo goes (P2.71), right before that. */
  done: (result: { removed: boolean }) => void;
}

/** Props of the bar of a selection for one action alone. */
export interface PurposeBarProps {
  target: ActionTarget;
  count: number;
  /** Reason why the action cannot be done now. */
  disabledReason: string | undefined;
}

/**
 * Something that can be done with photos. Features make them, src/app/photo-actions.ts says which of them a list has, and
 * the toolbar and the preview draw them.
 */
export interface PhotoAction {
  key:
    | 'download'
    | 'downloadInParts'
    | 'copyToAlbum'
    | 'delete'
    | 'removeFromAlbum'
    | 'orderPrints'
    | 'addToTray'
    | 'takeFromTray';
  icon: IconName;
  label: TextKey;
  /** Whether it cannot be taken back. */
  isDestructive?: boolean;
  /** Whether there is such an action for a number of photos; there always is by default. */
  isOffered?: (target: Pick<ActionTarget, 'count'>) => boolean;
  /** Reason why it cannot be done now, in the customer's words; undefined when it can. */
  whyNot: (target: Pick<ActionTarget, 'list' | 'count'>) => string | undefined;
  /** Bar in the toolbar's place while photos are selected for this action alone. */
  Bar?: ComponentType<PurposeBarProps>;
  /** Tells of its failure itself. It does not begin again while its promise is pending; others do. */
  run: (target: ActionTarget) => void | Promise<void>;
}

/** Reason why an action cannot be done: no photos are selected (P5.15, P5.16). */
export function whyNotWithNone({ count }: Pick<ActionTarget, 'count'>): string | undefined {
  return count === 0 ? t('actions.selectFirst') : undefined;
}

/** Reason why not: no photos, or photos of shared albums (P2.122 to P2.124, P5.19, P5.20, O18). */
export function whyNotWhenShared(target: Pick<ActionTarget, 'list' | 'count'>): string | undefined {
  return target.list.kind === 'sharedAlbumPhotos' ? t('actions.unavailableShared') : whyNotWithNone(target);
}
