/**
 * Finds the photo that focus goes to when others leave the page (X4): the first one behind them that stays, else the last
 * one before them.
 * @returns what looks it up, once the others are gone
 */
export function neighbourOf(leaving: ReadonlySet<string>): () => HTMLElement | null {
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-photo]')].map(({ dataset }) => dataset.photo ?? '');
  const first = tiles.findIndex((photoId) => leaving.has(photoId));
  const stays = (photoId: string) => !leaving.has(photoId);
  const neighbour = tiles.slice(Math.max(0, first)).find(stays) ?? tiles.findLast(stays);
  return () => (neighbour === undefined ? null : document.querySelector<HTMLElement>(`[data-photo="${CSS.escape(neighbour)}"]`)) ?? document.querySelector<HTMLElement>('[data-photo]');
}
