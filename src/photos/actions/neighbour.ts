/**
 * Finds what focus goes to when photos leave the page (X4): the first photo behind them that stays, else the last one before
 * them, else the page itself, as there may be none left.
 * @returns what looks it up, before the others are gone or after
 */
export function neighbourOf(leaving: ReadonlySet<string>): () => HTMLElement | null {
  const stays = ({ dataset }: HTMLElement) => !leaving.has(dataset.photo ?? '');
  const tiles = drawnTiles();
  const first = tiles.findIndex((tile) => !stays(tile));
  const neighbour = (tiles.slice(Math.max(0, first)).find(stays) ?? tiles.findLast(stays))?.dataset.photo;
  return () => {
    const staying = drawnTiles().filter(stays);
    return (
      staying.find(({ dataset }) => dataset.photo === neighbour) ?? staying[0] ?? document.getElementById('content')
    );
  };
}

function drawnTiles(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-photo]')];
}
