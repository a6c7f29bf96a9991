import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { ThumbnailSize } from '#photos/data/thumbnails.ts';
import type { GridMetrics } from './grid-metrics.ts';

/** What all groups of a timeline have in common; the same object while none of it changes. */
export interface GridContext {
  /** The name of the list, as the selection knows it. */
  list: string;
  pages: PhotoPages;
  metrics: GridMetrics;
  /** What a group is called; undefined where groups have no headings. */
  groupLabel: PhotoList['groupLabel'];
  /** The address of a photo. */
  previewPath: PhotoList['previewPath'];
  size: ThumbnailSize;
  /** The smallest size will do for now. */
  isHasty: boolean;
  /** Shows the photos of a group that its "+N" tile stands for. */
  showRest: (key: string) => void;
  /** Brings a cell into view and puts the focus on it. */
  reveal: (key: string, cell: number) => void;
  /** The picture of a photo cannot be loaded. */
  onBroken: (cell: string, photoId: string) => void;
  /** Selects the photos of a group, or takes them out of the selection. */
  toggleGroup: (group: PhotoGroup) => void;
  /** A group has been drawn: what waits for a cell may look for it. */
  onDrawn: () => void;
}
