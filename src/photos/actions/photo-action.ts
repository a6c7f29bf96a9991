import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { TextKey } from '#i18n/texts.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { CollectProgress, Collection, PhotoReference } from '#photos/selection/collect.ts';
import type { IconName } from '#ui/icon-shapes.ts';

/** What an action works on: a selection, or the photo of the preview. */
export interface ActionTarget {
  client: QueryClient;
  list: PhotoList;
  /** Photos in it, known without reading their ids. */
  count: number;
  /** The one photo that shows; undefined for a selection. */
  photo?: Photo;
  /** The photos themselves. Of a selection of whole months they are read only now (O14). */
  collect: (signal: AbortSignal, onProgress?: CollectProgress) => Promise<Collection>;
  /** What is selected turned out to be these: from now on it is they, one by one. */
  correct: (photos: readonly PhotoReference[]) => void;
  /** The action has been done: the selection ends (P2.87). In the preview, which moves on when the photo goes (P2.71), right before that. */
  done: (result: { removed: boolean }) => void;
}

/** What the bar of a selection for one action alone is drawn from. */
export interface PurposeBarProps {
  target: ActionTarget;
  count: number;
  /** Why the action cannot be done now. */
  disabledReason: string | undefined;
}

/**
 * Something that can be done with photos. Features make them, src/app/photo-actions.ts says which of them a list has, and
 * the toolbar and the preview draw them.
 */
export interface PhotoAction {
  key: 'download' | 'copyToAlbum' | 'delete' | 'removeFromAlbum' | 'orderPrints';
  icon: IconName;
  label: TextKey;
  /** It cannot be taken back. */
  isDestructive?: boolean;
  /** Why it cannot be done now, in the customer's words; undefined when it can (O18, P5.14 to P5.16). */
  whyNot: (target: Pick<ActionTarget, 'list' | 'count'>) => string | undefined;
  /** Stands in the toolbar's place while photos are selected for this action alone (P4.44). */
  Bar?: ComponentType<PurposeBarProps>;
  /** Tells of its failure itself. While what it returns is pending it cannot be started again (S55). */
  run: (target: ActionTarget) => void | Promise<void>;
}
