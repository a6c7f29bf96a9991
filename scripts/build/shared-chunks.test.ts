import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

/** The chunk that takes a module when enough screens share it. */
function chunkOf(path: string): string | undefined {
  const id = join(import.meta.dirname, '../..', path);
  return sharedChunks().find(({ test }) => test(id))?.name;
}

it('F2 puts what later screens share into two files', () => {
  expect(['src/ui/dialog.tsx', 'src/lib/page-number.ts', 'node_modules/@tanstack/react-query/build/modern/useMutation.js', 'node_modules/date-fns/startOfDay.js'].map(chunkOf)).toEqual(['kit', 'kit', 'kit', 'kit']);
  expect(['src/photos/albums/album-page.tsx', 'src/photos/push/push-hub.ts'].map(chunkOf)).toEqual(['photos', 'photos']);
});

it('F1 leaves the parsing of days to the few pages that read one', () => {
  expect(['src/lib/days.ts', 'node_modules/date-fns/parseISO.js'].map(chunkOf)).toEqual([undefined, undefined]);
});

it('F1 leaves features, forms and what the first photos are drawn with to the bundler', () => {
  const left = ['src/features/orders/orders-screen.tsx', 'src/forms/field.tsx', 'src/ui/wordmarks/wordmark.tsx', 'node_modules/react-hook-form/dist/index.esm.mjs'];
  expect(left.map(chunkOf)).toEqual([undefined, undefined, undefined, undefined]);
});
