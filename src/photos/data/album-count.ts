/** Albums that the tab counts: own ones and readable shared ones (P2.26); undefined while a part is not known. */
export function albumsShown(own: number, readable: number | undefined): number | undefined {
  return readable === undefined ? undefined : own + readable;
}
