import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { type PartView, partViews } from '../part-views.ts';
import { type SavedPart, withSaved } from '../saved-parts.ts';
import { outcomeText, PartRow } from './part-row.tsx';
import { Receipt } from './receipt.tsx';

beforeAll(() => useTexts('en-GB', texts));

const photos = (count: number) => Array.from({ length: count }, (_, index) => `IMG_${index + 1}.JPG`);

/** A part, as its page knows it once this is stored of it. */
function partWith(stored: Omit<SavedPart, 'chunkId'>): PartView {
  const [saved] = withSaved([], 'backup-1', { chunkId: 'chunk-1', ...stored }, Date.now(), 'a');
  const [part] = partViews([{ id: 'chunk-1', iteration: 1, size: 1_000 }], saved, undefined);
  if (!part) throw new Error('There is one part.');
  return part;
}

/** Texts of the row of a part, and of the receipt below it. */
function shown(part: PartView): { row: string; receipt: string } {
  const client = new QueryClient();
  const markup = (content: React.ReactNode) =>
    renderToStaticMarkup(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
  return {
    row: markup(<PartRow backupId="backup-1" part={part} onSaveAgain={undefined} />),
    receipt: markup(<Receipt backupId="backup-1" requested={0} linksEnd={new Date(0)} parts={[part]} />),
  };
}

test('P1.8 P2.164 a photo that is broken is named in the row of its part, and on the receipt, which does not count it', () => {
  const { row, receipt } = shown(partWith({ state: 'broken', photos: 4, broken: ['IMG_2.JPG'] }));
  expect(row).toMatch(/: IMG_2\.JPG</);
  expect(receipt).toMatch(/: photo-export-1\.zip</);
  expect(receipt).toMatch(/: IMG_2\.JPG</);
  expect(receipt).toContain('<p>3</p>');
});

test('P1.8 P2.164 where more photos are broken than are named, all of them are counted', () => {
  const part = partWith({ state: 'broken', photos: 100, broken: photos(73) });
  const { row, receipt } = shown(part);
  for (const words of [row, receipt, outcomeText(part)]) expect(words).toMatch(/IMG_50\.JPG and 23 more/);
  expect(receipt).toContain('<p>27</p>');
});
