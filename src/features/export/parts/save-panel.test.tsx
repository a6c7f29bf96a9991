import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { t, useTexts } from '#i18n/texts.ts';
import type { PartView } from '../part-views.ts';
import { saveStopAtom, savingAtom, type SaveTrouble, type Saving } from '../saving.ts';
import { ExportFiles } from './export-files.tsx';
import { PartRow } from './part-row.tsx';
import { SavePanel } from './save-panel.tsx';

beforeAll(() => useTexts('en-GB', texts));
beforeEach(() => void vi.stubGlobal('window', { showDirectoryPicker: () => {} }));
afterEach(() => {
  getDefaultStore().set(saveStopAtom, undefined);
  getDefaultStore().set(savingAtom, undefined);
  vi.unstubAllGlobals();
});

const backupId = 'backup-1';
const part = (state: PartView['state'], iteration = 1): PartView => ({
  chunk: { id: `chunk-${iteration}`, iteration, size: 1_000 },
  name: `photo-export-${iteration}.zip`,
  state,
  isBegun: false,
  at: 0,
  secondsLeft: undefined,
  brokenCount: 0,
});

const saving: Saving = {
  backupId,
  folder: 'Holidays',
  chunkId: 'chunk-1',
  at: 10,
  phase: 'saving',
  bytesPerSecond: undefined,
  next: [],
};

function markup(content: ReactNode): string {
  return renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>);
}

/** The panel above these parts. @param folder name of the folder that they were saved in */
function panel(states: PartView['state'][], folder?: string, trouble?: SaveTrouble): string {
  if (trouble) getDefaultStore().set(saveStopAtom, { backupId, trouble });
  const parts = states.map((state, index) => part(state, index + 1));
  const known = folder === undefined ? undefined : ({ name: folder } as FileSystemDirectoryHandle);
  return markup(
    <SavePanel
      backupId={backupId}
      parts={parts}
      folder={known}
      save={() => Promise.resolve(undefined)}
      onExpired={() => {}}
    />,
  );
}

test('P1.8 P2.164 R1 a part that is broken can be saved in another folder, though nothing else is left', () => {
  const shown = panel(['checked', 'broken'], 'Holidays');
  expect(shown).toContain('Folder: Holidays');
  expect(shown).toContain('Choose another folder');
  expect(shown).not.toMatch(/Continue saving|Save all in a folder/);
});

test('R1 why a part that is broken could not be saved again is said beside the way on', () => {
  const shown = panel(['checked', 'broken'], 'Holidays', 'noFolder');
  expect(shown).toContain('We cannot save to this folder.');
  expect(shown).toContain('Choose another folder');
});

test('R1 P2.164 files that the page may not read can be saved as downloads', () => {
  const way = t('export.desk.asDownloads');
  expect(panel(['waiting'], 'Holidays', 'unreadable')).toContain(way);
  expect(panel(['waiting'], 'Holidays', 'refused')).not.toContain(way);
});

test('X7 why saving has halted stands on the page, and is left to the card of jobs to read out', () => {
  const shown = panel(['waiting'], 'Holidays', 'noRoom');
  expect(shown).toContain('There is no room left');
  expect(shown).not.toContain('role="alert"');
});

test('X8 how far saving is, is left to the card of jobs to read out', () => {
  const backup = { state: 'finished' as const, requested: '2026-11-01T10:00:00Z', chunks: [part('waiting').chunk] };
  /** Markup behind the bar. */
  const voice = (now: Saving) => {
    getDefaultStore().set(savingAtom, now);
    const page = markup(<ExportFiles backupId={backupId} backup={backup} LibraryLeft={() => null} />);
    return /role="progressbar".*?<\/div><\/div>(.*?)<\/div>/.exec(page)?.[1];
  };
  expect(voice({ ...saving, backupId: 'backup-2' })).toContain('aria-live="polite"');
  expect(voice(saving)).toBe('');
});

test('P2.164 parts that wait are gone on with, also where another is broken', () => {
  const shown = panel(['waiting', 'broken'], 'Holidays');
  expect(shown).toContain('Continue saving');
  expect(shown).toContain('Choose another folder');
});

test.each([
  ['all parts are checked', ['checked', 'saved'], 'Holidays', undefined],
  ['all parts were saved by another tab meanwhile', ['checked'], 'Holidays', 'elsewhere'],
  ['a part is broken, and nothing is known of its folder', ['broken'], undefined, undefined],
] as const)('P2.164 nothing is asked where %s', (_, states, folder, trouble) => {
  expect(panel([...states], folder, trouble)).toBe('');
});

test.each([
  ['and its folder is known', () => {}, ['Save again', 'Download again']],
  ['and no folder is known', undefined, ['Download again']],
])('P1.8 R1 a part that is broken can be downloaded %s', (_, onSaveAgain, ways) => {
  const row = markup(<PartRow backupId={backupId} part={part('broken')} onSaveAgain={onSaveAgain} />);
  expect(row.match(/Save again|Download again/g)).toEqual(ways);
});

test('X4 X15 a part that is being saved keeps its button, which says why it cannot be pressed', () => {
  const row = markup(<PartRow backupId={backupId} part={part('saving')} onSaveAgain={undefined} />);
  expect(row).toMatch(/<button[^>]* aria-disabled="true".*Download/);
  expect(row).toContain('Saving your photos');
});
