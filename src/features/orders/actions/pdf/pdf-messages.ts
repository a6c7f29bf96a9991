/** What the worker tells of an answer that it was given: how far it is from 0 to 1, then the PDF, or why there is none. */
export type PdfMessage = { unpacked: number } | { pdf: Blob } | { reason: string };
