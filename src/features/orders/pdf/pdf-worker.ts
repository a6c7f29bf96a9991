import { pdfIn, type PdfMessage } from './pdf-in.ts';

addEventListener('message', ({ data: answer }: MessageEvent<Blob>) => {
  pdfIn(answer, (unpacked) => tell({ unpacked })).then(
    (pdf) => tell({ pdf }),
    (error: unknown) => tell({ reason: error instanceof Error ? error.message : String(error) }),
  );
});

function tell(message: PdfMessage): void {
  postMessage(message);
}
