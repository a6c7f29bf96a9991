import type { Film } from './film.ts';

/** One running mean over `count` pixels of a line that starts at `start` and steps by `step`. */
function smear(from: Float32Array, to: Float32Array, start: number, step: number, count: number, reach: number): void {
  const share = 1 / (reach * 2 + 1);
  const end = start + (count - 1) * step;
  for (let channel = 0; channel < 4; channel += 1) {
    const first = from[start + channel]!;
    const last = from[end + channel]!;
    let sum = first * (reach + 1);
    for (let k = 1; k <= reach; k += 1) sum += k < count ? from[start + k * step + channel]! : last;
    for (let k = 0; k < count; k += 1) {
      to[start + k * step + channel] = sum * share;
      const entering = k + reach + 1;
      const leaving = k - reach;
      sum += entering < count ? from[start + entering * step + channel]! : last;
      sum -= leaving >= 0 ? from[start + leaving * step + channel]! : first;
    }
  }
}

/** Blurs a film in place as a lens does out of focus; `radius` in scene units. */
export function blur(film: Film, radius: number): Film {
  const { data, columns, rows } = film;
  const spread = radius * film.scale;
  if (spread < 0.4) return film;
  const other = new Float32Array(data.length);
  const reach = Math.max(1, Math.round((Math.sqrt(spread * spread * 4 + 1) - 1) / 2));
  for (let pass = 0; pass < 3; pass += 1) {
    for (let row = 0; row < rows; row += 1) smear(data, other, row * columns * 4, 4, columns, reach);
    for (let column = 0; column < columns; column += 1) smear(other, data, column * 4, columns * 4, rows, reach);
  }
  return film;
}
