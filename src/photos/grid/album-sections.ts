/** Photos that make up a section of an album's grid (P2.114). */
const SECTION_SIZE = 24;

/** Photos of an album that stand together: numbers from `from` up to `to`. */
export interface AlbumSection {
  from: number;
  to: number;
}

/** The photos of an album in sections of 24, the last one of what is left (P2.114). */
export function albumSections(count: number): AlbumSection[] {
  return Array.from({ length: Math.ceil(count / SECTION_SIZE) }, (_, at) => ({
    from: at * SECTION_SIZE,
    to: Math.min(count, (at + 1) * SECTION_SIZE),
  }));
}
