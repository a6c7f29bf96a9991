/** Heights, in px, at the edges of the window that something lies over. */
export interface CoveredEdges {
  top: number;
  bottom: number;
}

/**
 * What lies over the window's edges: the header or the bar in its place, a bar at the lower edge, and the heading of a group
 * where there is the height for it to stick.
 * @param heading height of such a heading, in px; 0 for what is none of its group's cells
 */
export function coveredEdges(heading = 0): CoveredEdges {
  const style = getComputedStyle(document.documentElement);
  const height = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  const sticks = style.getPropertyValue('--stick').trim() === 'sticky';
  return { top: height('--header-height') + (sticks ? heading : 0), bottom: height('--toast-lift') };
}
