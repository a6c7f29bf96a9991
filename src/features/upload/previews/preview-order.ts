/** Asks the worker for the small picture of a photo. */
export interface PreviewOrder {
  id: string;
  file: Blob;
}

/** What it answers: no picture for a file that cannot be read. */
export interface PreviewAnswer {
  id: string;
  picture?: Blob;
}
