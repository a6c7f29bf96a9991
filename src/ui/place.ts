export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  /** Preferred side of the anchor; the other one where there is no room. */
  side: 'above' | 'below';
  /** Edges that are in line. */
  align: 'start' | 'center' | 'end';
  /** Pixels between anchor and floating element. */
  gap: number;
}

/** Distance to the edge of the window, in px. */
const margin = 8;

/**
 * Position of a floating element beside its anchor, all in px of the window: on the preferred side if it fits there or
 * nowhere, else on the other, and never over the left and right edge.
 */
export function place(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  placement: Placement,
): Pick<Box, 'left' | 'top'> {
  const { side, align, gap } = placement;
  const above = anchor.top - gap - size.height;
  const below = anchor.top + anchor.height + gap;
  const fits = { above: above >= margin, below: below + size.height <= view.height - margin };
  const other = side === 'above' ? 'below' : 'above';
  const chosen = fits[side] || !fits[other] ? side : other;

  const start = anchor.left;
  const end = anchor.left + anchor.width - size.width;
  const left = { start, end, center: (start + end) / 2 }[align];
  const furthest = Math.max(margin, view.width - margin - size.width);
  return {
    left: Math.round(Math.min(Math.max(margin, left), furthest)),
    top: Math.round(Math.max(margin, chosen === 'above' ? above : below)),
  };
}
