/** How much of a file has come, in bytes; of how many, when that is known. */
export type OnLoaded = (loaded: number, total?: number) => void;

/** The file that an answer holds, telling on the way how far it is. The browser keeps it, not the memory of the script. */
export function countedFile(response: Response, onLoaded: OnLoaded): Promise<Blob> {
  if (!response.body) return response.blob();
  const total = Number(response.headers.get('Content-Length')) || undefined;
  let loaded = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loaded += chunk.length;
      // An answer that is compressed on its way tells the length of what is sent, not of what comes out.
      onLoaded(loaded, total !== undefined && loaded <= total ? total : undefined);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers }).blob();
}
