import type { MonthPages } from '#photos/month-pages.ts';
import type { ThumbnailSize } from '#photos/thumbnails.ts';
import type { TimelineMetrics } from '#photos/timeline-metrics.ts';

/** What all months of a timeline have in common; the same object while none of it changes. */
export interface TimelineGridContext {
  pages: MonthPages;
  metrics: TimelineMetrics;
  size: ThumbnailSize;
  /** The smallest size will do for now. */
  isHasty: boolean;
  /** Shows the photos of a month that its "+N" tile stands for. */
  showRest: (key: string) => void;
  /** Brings a cell into view and puts the focus on it. */
  reveal: (key: string, cell: number) => void;
  /** The picture of a photo cannot be loaded. */
  onBroken: (cell: string, photoId: string) => void;
  /** A month has been drawn: what waits for a cell may look for it. */
  onDrawn: () => void;
}
