import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { PrintFormat } from '#photos/print-quality/print-formats.ts';
import { type FormatChoice, useFormatChoice } from './format-choice.ts';

const known = vi.hoisted(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ id: 'PAP_913', isArticle: true }) });
  const formats: { all: readonly PrintFormat[] | undefined } = { all: undefined };
  return formats;
});
vi.mock('#photos/print-quality/use-print-formats.ts', () => ({ usePrintFormats: () => known.all }));

const print = (id: string): PrintFormat => ({ id, short: 100, long: 150, articleType: 'PhotoPrint', title: id });

function chosen(): Pick<FormatChoice, 'format' | 'chosenArticle'> {
  let read: FormatChoice | undefined;
  renderToStaticMarkup(<Probe onRead={(choice) => (read = choice)} />);
  return { format: read?.format, chosenArticle: read?.chosenArticle };
}

function Probe({ onRead }: { onRead: (choice: FormatChoice) => void }) {
  onRead(useFormatChoice());
  return null;
}

test.each<[string, readonly PrintFormat[] | undefined, string | undefined, string | undefined]>([
  ['as chosen', [print('PAP_910'), print('PAP_913')], 'PAP_913', 'PAP_913'],
  ['as chosen before the catalogue has come', undefined, undefined, 'PAP_913'],
  ['none where the shop does not have it any more', [print('PAP_910')], 'PAP_910', undefined],
  ['none without a catalogue', [{ id: 'a4', short: 210, long: 297 }], 'a4', undefined],
])('O179 the article that goes to the editor is %s, so never another one than shows', (_, all, shown, article) => {
  known.all = all;
  const { format, chosenArticle } = chosen();
  expect([format?.id, chosenArticle]).toEqual([shown, article]);
});
