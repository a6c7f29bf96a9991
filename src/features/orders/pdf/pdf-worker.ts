import { pdfIn, type PdfMessage } from './pdf-in.ts';

addEventListener('message', ({ data: answer }: MessageEvent<Blob>) => {
  pdfIn(answer, (unpacked) => post({ unpacked })).then(
    (pdf) => post({ pdf }),
    (error: unknown) => post({ reason: error instanceof Error ? error.message : String(error) }),
  );
});

function post(message: PdfMessage): void {
  postMessage(message);
}
