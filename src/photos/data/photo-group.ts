/** Photos that stand together in a list: a month of the library, or all photos of an album. */
export interface PhotoGroup {
  key: string;
  /** Photos in it; never 0. */
  count: number;
}
